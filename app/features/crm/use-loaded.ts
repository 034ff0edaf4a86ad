import { useEffect, useState } from 'react';

/**
 * Code and words that come when something is first opened: null while they are on their way.
 *
 * @param key the same key means the same things
 * @param load is looked at when the key changes, or when it is tried again
 */
export function useLoaded<Loaded>(key: string, load: () => Promise<Loaded>) {
  const [attempt, setAttempt] = useState(0);
  const [loaded, setLoaded] = useState<Loaded | 'failed' | null>(null);

  useEffect(() => {
    let isWanted = true;
    load().then(
      (found) => isWanted && setLoaded(found),
      () => isWanted && setLoaded('failed'),
    );
    return () => {
      isWanted = false;
    };
    // oxlint-disable-next-line react/exhaustive-deps -- the key says what is loaded
  }, [key, attempt]);

  return { loaded, again: () => setAttempt(attempt + 1) };
}
