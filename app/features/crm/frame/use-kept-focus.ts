import { useEffect, useLayoutEffect, useRef, type RefObject } from 'react';

/**
 * Gives the focus to an element when it is lost with a control that has gone, as one does that has done its work.
 *
 * @param box around the controls; the calling component renders again when they change
 */
export function useKeptFocus(
  box: RefObject<HTMLElement | null>,
  heir: RefObject<HTMLElement | null>,
): void {
  const last = useRef<EventTarget | null>(null);
  useEffect(() => {
    const own = box.current;
    const note = ({ target }: FocusEvent) => {
      last.current = target;
    };
    own?.addEventListener('focusin', note);
    return () => own?.removeEventListener('focusin', note);
  }, [box]);
  useLayoutEffect(() => {
    const isGone = last.current instanceof Element && !last.current.isConnected;
    if (!isGone) return;
    last.current = null;
    if (document.activeElement === document.body) heir.current?.focus({ preventScroll: true });
  });
}
