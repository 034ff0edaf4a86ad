import { useCallback, useState } from 'react';

/**
 * The height of an element in pixels, kept up to date: it changes with the visitor's text size.
 *
 * @param expected height before layout
 * @returns the height, and the element's ref
 */
export function useHeight(expected: number) {
  const [height, setHeight] = useState(expected);
  const ref = useCallback((element: HTMLElement | null) => {
    if (!element) return;
    const observer = new ResizeObserver(([entry]) => {
      // A hidden element has no height: keep the last one.
      if (entry && entry.contentRect.height > 0) setHeight(entry.contentRect.height);
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return [height, ref] as const;
}
