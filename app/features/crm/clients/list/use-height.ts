import { useCallback, useState } from 'react';

/**
 * The height of an element in pixels, kept up to date: what is set in units of text changes with the visitor's size.
 *
 * @param expected until it has been laid out
 * @returns the height, and the ref of the element
 */
export function useHeight(expected: number) {
  const [height, setHeight] = useState(expected);
  const ref = useCallback((element: HTMLElement | null) => {
    if (!element) return;
    const observer = new ResizeObserver(([entry]) => {
      // What is hidden has none, and will be as high as before.
      if (entry && entry.contentRect.height > 0) setHeight(entry.contentRect.height);
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return [height, ref] as const;
}
