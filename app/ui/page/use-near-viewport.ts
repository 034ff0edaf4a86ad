import { useEffect, useState, type RefObject } from 'react';

/**
 * Whether an element has come near the viewport; stays true.
 *
 * @param margin pixels around the viewport that count as near
 * @param threshold visible share of the element, from 0 to 1
 */
export function useNearViewport(
  element: RefObject<Element | null>,
  margin: number,
  threshold: number,
): boolean {
  const [isNear, setIsNear] = useState(false);
  useEffect(() => {
    const { current } = element;
    if (!current || isNear) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setIsNear(true);
      },
      { rootMargin: `${margin}px`, threshold },
    );
    observer.observe(current);
    return () => observer.disconnect();
  }, [element, isNear, margin, threshold]);
  return isNear;
}
