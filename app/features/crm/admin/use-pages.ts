import { useEffect, useState } from 'react';
import { codeOf, type AdminFailureCode, type Page } from './admin-client.ts';

interface Listed<Item> {
  /** Null until it is known. */
  items: readonly Item[] | null;
  next: string | undefined;
  failure: AdminFailureCode | null;
}

export interface Pages<Item> extends Listed<Item> {
  more: () => Promise<void>;
  reload: () => void;
}

/**
 * What the server lists, page after page.
 *
 * @param key the same list has the same one
 */
export function usePages<Item>(
  key: string,
  read: (after?: string) => Promise<Page<Item>>,
): Pages<Item> {
  const [listed, setListed] = useState<Listed<Item> & { key: string }>({ ...nothing, key });
  const [round, setRound] = useState(0);

  useEffect(() => {
    let isWanted = true;
    read().then(
      ({ items, next }) => isWanted && setListed({ items, next, failure: null, key }),
      (error: unknown) =>
        isWanted &&
        setListed((before) => ({
          ...(before.key === key ? before : nothing),
          failure: codeOf(error),
          key,
        })),
    );
    return () => {
      isWanted = false;
    };
    // oxlint-disable-next-line react/exhaustive-deps -- the key says what is read
  }, [key, round]);

  const { items, next, failure } = listed.key === key ? listed : nothing;
  return {
    items,
    next,
    failure,
    reload: () => setRound(round + 1),
    async more() {
      if (next === undefined) return;
      try {
        const page = await read(next);
        const all = [...(items ?? []), ...page.items];
        setListed({ items: all, next: page.next, failure: null, key });
      } catch (error) {
        setListed({ items, next, failure: codeOf(error), key });
      }
    },
  };
}

const nothing = { items: null, next: undefined, failure: null };
