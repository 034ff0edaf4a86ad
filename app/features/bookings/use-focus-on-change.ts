import { useEffect, useRef } from 'react';

/**
 * Focuses the heading of another part of the page, once it replaces the part whose link or button had the focus.
 *
 * @param part names the part that is shown
 * @param before the part before the first one, where the page takes the place of another
 */
export function useFocusOnChange(part: string, before = part) {
  const heading = useRef<HTMLHeadingElement>(null);
  const known = useRef(before);
  useEffect(() => {
    if (known.current !== part) heading.current?.focus({ preventScroll: true });
    known.current = part;
  }, [part]);
  return heading;
}
