import { useEffect, useRef, useState, type PointerEvent } from 'react';

/** A card on its way: how far it is from its place, in CSS pixels, and the column it is over. */
export interface HeldCard {
  id: string;
  x: number;
  y: number;
  over: string | null;
}

/** How far a pointer moves before it drags rather than clicks, in CSS pixels. */
const threshold = 6;
/** How near the window's edge a card makes the page scroll, and by how much each time. */
const edge = { near: 56, step: 14 };

/**
 * Cards that a pointer carries from column to column. A mouse takes a card anywhere, a finger by its grip, so that the
 * rest of it still scrolls. The keyboard's way is the caller's.
 *
 * @param onDrop told the card and the `data-column` it was let go over
 */
export function useCardDrag(onDrop: (id: string, column: string) => void) {
  const [held, setHeld] = useState<HeldCard | null>(null);
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
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, [isHeld]);

  return {
    held,
    cardProps: (id: string) => ({
      onPointerDown(event: PointerEvent<HTMLElement>) {
        if (event.button !== 0 || !event.isPrimary || !mayTake(event)) return;
        taken.current = { id, x: event.pageX, y: event.pageY };
      },
      onPointerMove(event: PointerEvent<HTMLElement>) {
        if (taken.current?.id !== id) return;
        const [x, y] = [event.pageX - taken.current.x, event.pageY - taken.current.y];
        if (!isHeld && Math.hypot(x, y) < threshold) return;
        if (!isHeld) {
          event.currentTarget.setPointerCapture(event.pointerId);
          getSelection()?.removeAllRanges();
        }
        scrollNear(event.clientY);
        setHeld({ id, x, y, over: columnAt(event.clientX, event.clientY) });
      },
      onPointerUp() {
        if (held?.id === id && held.over) onDrop(id, held.over);
        letGo();
      },
      onPointerCancel: letGo,
    }),
  };
}

function mayTake({ target, pointerType }: PointerEvent): boolean {
  if (!(target instanceof Element)) return false;
  if (target.closest('[data-grip]')) return true;
  return pointerType === 'mouse' && !target.closest('a, button, select, input, summary');
}

/** The held card lets the pointer through, so that what lies beneath is found. */
function columnAt(x: number, y: number): string | null {
  const column = document.elementFromPoint(x, y)?.closest<HTMLElement>('[data-column]');
  return column?.dataset.column ?? null;
}

function scrollNear(y: number) {
  if (y < edge.near) window.scrollBy(0, -edge.step);
  else if (y > window.innerHeight - edge.near) window.scrollBy(0, edge.step);
}
