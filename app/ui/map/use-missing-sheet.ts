import { useEffect, useState } from 'react';

/** Whether the drawing under a map cannot be loaded: not every browser says so of `<use>`. The file is in its cache. */
export function useMissingSheet(href: string): boolean {
  const [missing, setMissing] = useState<string | null>(null);
  useEffect(() => {
    const picture = new Image();
    picture.addEventListener('error', () => setMissing(href));
    picture.src = href;
  }, [href]);
  return missing === href;
}
