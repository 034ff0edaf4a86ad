import { useLayoutEffect, useRef, useSyncExternalStore, type RefObject } from 'react';
import type { ChatWindow } from '#app/domain/chat/window.ts';

/** Where the open window takes the whole screen; chat.css says the same. */
const smallScreen = '(width < 40rem), (height < 30rem)';

/** Where a focused field brings up a keyboard that hides the conversation. */
const screenKeyboard = '(width < 40rem), (pointer: coarse)';

/**
 * Shows the window as its state asks: beside the page, or alone on a small screen, where what it covers must not be
 * reached. The focus goes where the visitor goes on: the field or, where that would bring up a keyboard, the title.
 */
export function useChatDialog(state: ChatWindow): RefObject<HTMLDialogElement | null> {
  const ref = useRef<HTMLDialogElement>(null);
  const shown = useRef<ChatWindow>('closed');
  const isSmall = useSyncExternalStore(subscribe, () => window.matchMedia(smallScreen).matches);

  useLayoutEffect(() => {
    const dialog = ref.current;
    if (!dialog) return;
    const isAlone = state === 'open' && isSmall;
    if (state === 'closed') dialog.close();
    else if (!dialog.open || dialog.matches(':modal') !== isAlone) {
      dialog.close();
      if (isAlone) dialog.showModal();
      else dialog.show();
    }
    if (state !== shown.current && state !== 'closed') focusIn(dialog, state);
    shown.current = state;
  }, [state, isSmall]);

  return ref;
}

function subscribe(listener: () => void): () => void {
  const media = window.matchMedia(smallScreen);
  media.addEventListener('change', listener);
  return () => media.removeEventListener('change', listener);
}

/** Puts the focus where the visitor goes on. */
export function focusIn(dialog: HTMLDialogElement, state: Exclude<ChatWindow, 'closed'>): void {
  const field = window.matchMedia(screenKeyboard).matches ? 'h2' : 'textarea';
  const target = state === 'open' ? field : 'button';
  dialog.querySelector<HTMLElement>(target)?.focus();
}
