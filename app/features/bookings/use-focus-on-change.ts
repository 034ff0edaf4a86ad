import { useEffect, useRef } from 'react';

/**
 * Focuses the heading of a part of the page that replaces the one whose link or button had the focus.
 *
 * @param part name of the displayed part
 * @param before the part before the first one, if the page replaces another
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
