import { useCallback, useRef } from 'react';

/** Does one thing at a time: what is asked for while the last one is still being done was a second click, and is not. */
export function useOnce() {
  const isBusy = useRef(false);
  return useCallback(async (work: () => Promise<void>): Promise<void> => {
    if (isBusy.current) return;
    isBusy.current = true;
    try {
      await work();
    } finally {
      isBusy.current = false;
    }
  }, []);
}
