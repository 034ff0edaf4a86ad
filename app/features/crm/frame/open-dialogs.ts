import { useSyncExternalStore } from 'react';

/**
 * Dialogs in the order they were opened, which may differ from document order.
 *
 * @param before the previous result
 * @param open the dialogs open now, in any order
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
 * The topmost modal dialog, or null. Everything outside of it is inert, other elements of the top layer included:
 * https://html.spec.whatwg.org/multipage/interaction.html#modal-dialogs-and-inert-subtrees
 */
export function useTopDialog(): HTMLDialogElement | null {
  return useSyncExternalStore(watch, () => opened.at(-1) ?? null);
}

/** Removing an open dialog from the document fires no event. */
function watch(changed: () => void): () => void {
  const update = () => {
    const open = [...document.querySelectorAll<HTMLDialogElement>('dialog:modal')];
    opened = inOrderOfOpening(opened, open);
    changed();
  };
  const observer = new MutationObserver(update);
  observer.observe(document.body, { childList: true, subtree: true, attributeFilter: ['open'] });
  update();
  return () => observer.disconnect();
}
