import { useEffect, useState } from 'react';

/** Pause in typing before a search, in milliseconds. */
const pause = 150;

/** The latest options for the text: searched at once when it is empty, otherwise when typing pauses. */
export function useDebouncedSearch<Found extends { readonly options: readonly unknown[] }>(
  search: (text: string) => Promise<Found | null>,
  text: string,
  isOpen: boolean,
  onFound: (count: number) => void,
): {
  /** The last result, which may belong to another text. */
  found: Found | null;
  /** Outcome of the search for this text; undefined until it has finished. */
  ended: 'answered' | 'failed' | undefined;
} {
  const [found, setFound] = useState<Found | null>(null);
  const [last, setLast] = useState<{ text: string; ended: 'answered' | 'failed' } | null>(null);

  useEffect(() => {
    if (!isOpen) return;
    let isWanted = true;
    const ask = async () => {
      const answer = await search(text);
      // Drop a response that arrives after a later one.
      if (!isWanted) return;
      setLast({ text, ended: answer ? 'answered' : 'failed' });
      if (!answer) return;
      setFound(answer);
      onFound(answer.options.length);
    };
    const timer = text === '' ? void ask() : setTimeout(() => void ask(), pause);
    return () => {
      isWanted = false;
      clearTimeout(timer);
    };
    // oxlint-disable-next-line react/exhaustive-deps -- a new callback does not search again
  }, [search, text, isOpen]);

  return { found, ended: last?.text === text ? last.ended : undefined };
}
