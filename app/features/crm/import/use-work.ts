import { useEffect, useRef, useState } from 'react';
import { createPace } from '#app/ui/next-turn.ts';
import type { Reading } from './read-table.ts';

interface Work {
  /** Description and progress of the running work, from 0 to 1, or null. */
  progress: { task: Task; share: number } | null;
  /** @returns the result, or null when aborted */
  start: <Result>(
    task: Task,
    work: (reading: Reading) => Promise<Result>,
  ) => Promise<Result | null>;
  stop: () => void;
}

type Task = 'reading' | 'checking' | 'importing';

/** Runs long work in slices, one at a time, with its progress; unmounting aborts it. */
export function useWork(): Work {
  const [progress, setProgress] = useState<Work['progress']>(null);
  const stopper = useRef<AbortController | null>(null);

  useEffect(() => () => stopper.current?.abort(), []);

  return {
    progress,
    stop: () => stopper.current?.abort(),
    async start(task, work) {
      stopper.current?.abort();
      const own = new AbortController();
      stopper.current = own;
      let shown = -1;
      const onProgress = (share: number) => {
        const percent = Math.floor(share * 100);
        if (percent === shown || own.signal.aborted) return;
        shown = percent;
        setProgress({ task, share: percent / 100 });
      };
      onProgress(0);
      try {
        return await work({ pace: createPace(), signal: own.signal, onProgress });
      } catch (error) {
        if (own.signal.aborted) return null;
        throw error;
      } finally {
        if (stopper.current === own) setProgress(null);
      }
    },
  };
}
