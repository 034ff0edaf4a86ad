import { useEffect, useState } from 'react';

/**
 * Whether the drawing of a map failed to load. It is requested as an image, from the browser's cache: not every browser
 * fires an error event on `<use>`.
 */
export function useMissingSheet(href: string): boolean {
  const [missing, setMissing] = useState<string | null>(null);
  useEffect(() => {
    const picture = new Image();
    picture.addEventListener('error', () => setMissing(href));
    picture.src = href;
  }, [href]);
  return missing === href;
}
