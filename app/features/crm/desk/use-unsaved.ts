import { useCallback, useRef } from 'react';
import { useBeforeUnload, useBlocker } from 'react-router';
import { useDesk } from './desk.tsx';

/**
 * Keeps what was typed into a dialog from being lost: closing it, going back, following a link and closing the tab all
 * ask first. Give `guard` and `close` to the dialog, and call `close` when what was typed is saved.
 */
export function useUnsaved(onClose: () => void) {
  const {
    words: { frame },
  } = useDesk();
  const isDirty = useRef(false);
  const blocker = useBlocker(useCallback(() => isDirty.current, []));
  useBeforeUnload(
    useCallback((event) => {
      if (isDirty.current) event.preventDefault();
    }, []),
  );
  return {
    guard: {
      unsaved: frame.unsaved,
      discard: frame.discard,
      keep: frame.keepEditing,
      isLeaving: blocker.state === 'blocked',
      onDirty: (isTyped: boolean) => {
        isDirty.current = isTyped;
      },
      onKeep: () => blocker.reset?.(),
    },
    /** Closes without asking, and lets the visitor go where they were going. */
    close: () => {
      isDirty.current = false;
      if (blocker.state === 'blocked') blocker.proceed();
      else onClose();
    },
  };
}
