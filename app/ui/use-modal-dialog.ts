import { useEffectEvent, useLayoutEffect, useRef, type RefObject } from 'react';

/**
 * A dialog that is modal as long as it is mounted. The browser traps the focus and restores it afterwards.
 *
 * @param onShow called once it is shown; may move the focus away from the browser's choice
 */
export function useModalDialog(
  onShow?: (dialog: HTMLDialogElement) => void,
): RefObject<HTMLDialogElement | null> {
  const dialog = useRef<HTMLDialogElement>(null);
  const shown = useEffectEvent((element: HTMLDialogElement) => onShow?.(element));
  useLayoutEffect(() => {
    const element = dialog.current;
    if (element && !element.open) {
      element.showModal();
      shown(element);
    }
    return () => element?.close();
  }, []);
  return dialog;
}
