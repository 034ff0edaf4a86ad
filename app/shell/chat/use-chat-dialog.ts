import { useLayoutEffect, useRef, useSyncExternalStore, type RefObject } from 'react';
import type { ChatWindow } from '#app/domain/chat/window.ts';

/** Screens on which the open window is full screen; chat.css has the same breakpoint. */
const smallScreen = '(width < 40rem), (height < 30rem)';

/** Devices on which a focused field opens a keyboard that hides the conversation. */
const screenKeyboard = '(width < 40rem), (pointer: coarse)';

/**
 * Opens the window according to its state: beside the page, or modal on a small screen, where the covered page must be
 * inert. The focus goes to the field or, where that would open a keyboard, to the title.
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

/** Focuses the field or the title. */
export function focusIn(dialog: HTMLDialogElement, state: Exclude<ChatWindow, 'closed'>): void {
  const field = window.matchMedia(screenKeyboard).matches ? 'h2' : 'textarea';
  const target = state === 'open' ? field : 'button';
  dialog.querySelector<HTMLElement>(target)?.focus();
}
