import { blockAround } from './blocks.ts';

/**
 * Lets the visitor pick a block of the page, by a press, whose default action is suppressed, or by moving the focus
 * into it. A press or Escape ends it.
 */
export function pickBlocks({
  onPick,
  onEnd,
}: {
  onPick: (target: Element) => void;
  onEnd: () => void;
}): () => void {
  const listeners = new AbortController();
  const { signal } = listeners;
  const main = document.getElementById('content');
  const mark = createMark();
  const inMain = ({ target }: Event) =>
    target instanceof Element && target !== main && main?.contains(target) ? target : null;
  const blockUnder = (event: Event) => {
    const target = inMain(event);
    return target instanceof HTMLElement && main ? blockAround(target, main) : null;
  };

  document.addEventListener('pointerover', (event) => mark(blockUnder(event)), { signal });
  document.addEventListener(
    'click',
    (event) => {
      const target = inMain(event);
      if (!target) return;
      event.preventDefault();
      event.stopPropagation();
      onPick(target);
      onEnd();
    },
    { signal, capture: true },
  );
  document.addEventListener(
    'focusin',
    (event) => {
      const target = inMain(event);
      // A press moves the focus before its click: ignore that focus.
      if (target?.matches(':focus-visible')) onPick(target);
    },
    { signal },
  );
  document.addEventListener(
    'keydown',
    (event) => {
      if (event.key !== 'Escape') return;
      event.preventDefault();
      onEnd();
    },
    { signal, capture: true },
  );
  return () => {
    mark(null);
    listeners.abort();
  };
}

/** Marks one element at a time as the block to be picked; null for none. */
function createMark(): (element: Element | null) => void {
  let marked: Element | null = null;
  return (element) => {
    marked?.classList.remove('reading-target');
    marked = element;
    marked?.classList.add('reading-target');
  };
}
