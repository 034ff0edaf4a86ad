import { useSyncExternalStore } from 'react';

/**
 * Dialogs in the order in which they were opened, which is not always that of the document.
 *
 * @param before the same, a moment ago
 * @param open those that are open now, in any order
 */
export function inOrderOfOpening<Dialog>(
  before: readonly Dialog[],
  open: readonly Dialog[],
): readonly Dialog[] {
  const stay = before.filter((dialog) => open.includes(dialog));
  return [...stay, ...open.filter((dialog) => !stay.includes(dialog))];
}

let opened: readonly HTMLDialogElement[] = [];

/**
 * The modal dialog on top of all others, whoever opened it; null while there is none. Everything outside of it is
 * inert, the top layer's other elements included: https://html.spec.whatwg.org/multipage/interaction.html#modal-dialogs-and-inert-subtrees
 */
export function useTopDialog(): HTMLDialogElement | null {
  return useSyncExternalStore(watch, () => opened.at(-1) ?? null);
}

/** No event says that an open dialog has left the document. */
function watch(changed: () => void): () => void {
  const look = () => {
    const open = [...document.querySelectorAll<HTMLDialogElement>('dialog:modal')];
    opened = inOrderOfOpening(opened, open);
    changed();
  };
  const observer = new MutationObserver(look);
  observer.observe(document.body, { childList: true, subtree: true, attributeFilter: ['open'] });
  look();
  return () => observer.disconnect();
}
