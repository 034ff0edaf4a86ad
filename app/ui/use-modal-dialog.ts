import { useEffectEvent, useLayoutEffect, useRef, type RefObject } from 'react';

/**
 * A dialog that is modal for as long as it is mounted. The browser keeps the focus inside and gives it back.
 *
 * @param onShow called once it is shown; moves the focus where the browser's choice is not wanted
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
