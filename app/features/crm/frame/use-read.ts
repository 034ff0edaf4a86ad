import { useEffect, useEffectEvent, useState } from 'react';
import { oneAtATime } from '#app/domain/one-at-a-time.ts';

/** Result of a read. The last data stay while it is read again, also when that fails. */
export interface Read<Data> {
  /** The last data of any key; undefined before the first. */
  data: Data | undefined;
  /** Whether `data` belongs to the current key. */
  isCurrent: boolean;
  /** Error of the last attempt for this key, or null. */
  error: unknown;
  reload: () => void;
  /** Replaces the data after a mutation, unless data of another key were read meanwhile. */
  write: (data: Data) => void;
}

interface Answer<Data> {
  data: Data | undefined;
  key: string | null;
  failure: { key: string; error: unknown } | null;
}

/** Subscribes to invalidation. Returns the unsubscribe function. */
export type Watch = (again: () => void) => () => void;

/**
 * Reads once for each key, and again when invalidated.
 *
 * @param key identity of the read; null reads nothing
 */
export function useRead<Data>(
  key: string | null,
  read: () => Promise<Data>,
  watch?: Watch,
): Read<Data> {
  const [answer, setAnswer] = useState<Answer<Data>>({ data: undefined, key: null, failure: null });
  const [round, setRound] = useState(0);
  const readNow = useEffectEvent(read);
  const start = useEffectEvent((again: () => void) => watch?.(again));

  useEffect(() => {
    if (key === null) return;
    let isOver = false;
    const ask = oneAtATime(async () => {
      if (isOver) return;
      try {
        const data = await readNow();
        if (!isOver) setAnswer({ data, key, failure: null });
      } catch (error) {
        if (!isOver) setAnswer((before) => ({ ...before, failure: { key, error } }));
      }
    });
    const again = () => void ask();
    again();
    const stop = start(again);
    return () => {
      isOver = true;
      stop?.();
    };
  }, [key, round]);

  const { data, failure } = answer;
  return {
    data,
    isCurrent: answer.key !== null && answer.key === key,
    error: failure !== null && failure.key === key ? failure.error : null,
    reload: () => setRound((count) => count + 1),
    write: (next) =>
      setAnswer((before) =>
        before.key === null || before.key === key ? { data: next, key, failure: null } : before,
      ),
  };
}
