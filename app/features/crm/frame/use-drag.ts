import { useEffect, useRef, useState, type PointerEvent } from 'react';

/** A dragged item: its offset in CSS pixels, and the place below it. */
export interface HeldItem {
  id: string;
  x: number;
  y: number;
  over: string | null;
}

/** Minimum distance at which a press becomes a drag, in CSS pixels. */
const threshold = 6;
/** Distance from the window's edge at which dragging scrolls the page, and the scroll step, in CSS pixels. */
const edge = { near: 56, step: 14 };

/**
 * Drag and drop of items into places. A mouse drags an item anywhere, a finger only by its grip, so that it can scroll
 * by the rest. The caller handles the keyboard.
 *
 * @param onDrop receives the item and the `data-place` it was dropped on
 */
export function useDrag(onDrop: (id: string, place: string) => void) {
  const [held, setHeld] = useState<HeldItem | null>(null);
  const taken = useRef<{ id: string; x: number; y: number } | null>(null);

  function letGo() {
    taken.current = null;
    setHeld(null);
  }

  const isHeld = held !== null;
  useEffect(() => {
    if (!isHeld) return;
    const onKey = (event: KeyboardEvent) => {
      if (event.key === 'Escape') letGo();
    };
    const listening = new AbortController();
    const { signal } = listening;
    window.addEventListener('keydown', onKey, { signal });
    // An item that a colleague moves while it is dragged becomes another element, which does not receive the drag's
    // final event.
    window.addEventListener('pointerup', letGo, { signal });
    window.addEventListener('pointercancel', letGo, { signal });
    return () => listening.abort();
  }, [isHeld]);

  return {
    held,
    itemProps: (id: string) => ({
      onPointerDown(event: PointerEvent<HTMLElement>) {
        if (event.button !== 0 || !event.isPrimary || !mayTake(event)) return;
        taken.current = { id, x: event.pageX, y: event.pageY };
        captureOnceMoved(event);
      },
      onPointerMove(event: PointerEvent<HTMLElement>) {
        if (taken.current?.id !== id) return;
        if (event.buttons === 0) return letGo();
        const [x, y] = [event.pageX - taken.current.x, event.pageY - taken.current.y];
        if (!isHeld && Math.hypot(x, y) < threshold) return;
        if (!isHeld) getSelection()?.removeAllRanges();
        scrollNear(event.clientY);
        setHeld({ id, x, y, over: placeAt(event.clientX, event.clientY) });
      },
      onPointerUp() {
        if (held?.id === id && held.over) onDrop(id, held.over);
        letGo();
      },
      onPointerCancel: letGo,
    }),
  };
}

/**
 * Captures the pointer on its first movement, which may already be outside the item in a quick drag. Capturing on press
 * would take clicks away from the item's content.
 */
function captureOnceMoved({ currentTarget: item, pointerId, pageX, pageY }: PointerEvent) {
  const over = new AbortController();
  const { signal } = over;
  const end = () => over.abort();
  const onMove = (moved: globalThis.PointerEvent) => {
    if (Math.hypot(moved.pageX - pageX, moved.pageY - pageY) < threshold) return;
    end();
    if (item.isConnected) item.setPointerCapture(pointerId);
  };
  window.addEventListener('pointermove', onMove, { signal });
  window.addEventListener('pointerup', end, { signal });
  window.addEventListener('pointercancel', end, { signal });
}

function mayTake({ target, pointerType }: PointerEvent): boolean {
  if (!(target instanceof Element)) return false;
  if (target.closest('[data-grip]')) return true;
  return pointerType === 'mouse' && !target.closest('a, button, select, input, summary');
}

/** The dragged item ignores the pointer, so that the element below it is found. */
function placeAt(x: number, y: number): string | null {
  const place = document.elementFromPoint(x, y)?.closest<HTMLElement>('[data-place]');
  return place?.dataset.place ?? null;
}

function scrollNear(y: number) {
  if (y < edge.near) window.scrollBy(0, -edge.step);
  else if (y > window.innerHeight - edge.near) window.scrollBy(0, edge.step);
}
