import { useCallback, useEffect, useEffectEvent, useRef } from 'react';
import { useBeforeUnload, useBlocker } from 'react-router';
import type { UnsavedGuard } from '#app/ui/unsaved-guard.tsx';

type UnsavedMessages = Pick<UnsavedGuard, 'unsaved' | 'discard' | 'keep'>;

/**
 * Protects unsaved input of a dialog: closing it, going back, following a link and closing the tab ask first. Pass
 * `guard` and `close` to the dialog, and call `close` after saving.
 */
export function useUnsaved({ unsaved, discard, keep }: UnsavedMessages, onClose: () => void) {
  const isDirty = useRef(false);
  const isClosed = useRef(false);
  const blocker = useBlocker(useCallback(() => isDirty.current, []));
  useBeforeUnload(
    useCallback((event) => {
      if (isDirty.current) event.preventDefault();
    }, []),
  );
  const isProceeding = useRef(false);
  const closeIfStillOpen = useEffectEvent(onClose);
  useEffect(() => {
    // Leaving removes only the parameters of dialogs from the address.
    if (isProceeding.current && blocker.state === 'unblocked') closeIfStillOpen();
    isProceeding.current = blocker.state === 'proceeding';
  }, [blocker.state]);
  return {
    guard: {
      unsaved,
      discard,
      keep,
      isLeaving: blocker.state === 'blocked',
      onDirty: (isTyped: boolean) => {
        isDirty.current = isTyped;
        isClosed.current &&= !isTyped;
      },
      isClosed: () => isClosed.current,
      onKeep: () => blocker.reset?.(),
    },
    /** Closes without asking, and completes the blocked navigation. */
    close: () => {
      isDirty.current = false;
      isClosed.current = true;
      if (blocker.state === 'blocked') blocker.proceed();
      else onClose();
    },
  };
}
