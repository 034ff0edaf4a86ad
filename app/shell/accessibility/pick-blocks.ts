import { blockAround } from './blocks.ts';

/**
 * Lets the visitor point at a block of the page: with the pointer, whose press then does nothing else, or by moving the
 * focus to something in it. Escape ends it, and so does a press.
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
  let shown: Element | null = null;

  const show = (element: Element | null) => {
    shown?.classList.remove('reading-target');
    shown = element;
    shown?.classList.add('reading-target');
  };
  const inMain = ({ target }: Event) =>
    target instanceof Element && target !== main && main?.contains(target) ? target : null;

  const blockUnder = (event: Event) => {
    const target = inMain(event);
    return target instanceof HTMLElement && main ? blockAround(target, main) : null;
  };

  document.addEventListener('pointerover', (event) => show(blockUnder(event)), { signal });
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
      // A press moves the focus before it is a click: that one is the pointer's.
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
    show(null);
    listeners.abort();
  };
}
