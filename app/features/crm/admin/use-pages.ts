import { useRead } from '../frame/use-read.ts';
import type { Page } from './admin-client.ts';
import { adminFailureCodeOf, type AdminFailureCode } from './admin-failure.ts';

export interface Pages<Item> {
  /** Null until known. */
  items: readonly Item[] | null;
  next: string | undefined;
  failure: AdminFailureCode | null;
  more: () => Promise<void>;
  reload: () => void;
}

interface Known<Item> extends Page<Item> {
  /** Why the next page could not be read. */
  failed?: AdminFailureCode;
}

/**
 * A paged list of the server.
 *
 * @param key identity of the list: another key starts over
 */
export function usePages<Item>(
  key: string,
  read: (after?: string) => Promise<Page<Item>>,
): Pages<Item> {
  const { data, isCurrent, error, reload, write } = useRead<Known<Item>>(key, () => read());
  const known = isCurrent ? data : undefined;
  const { items = null, next, failed = null } = known ?? {};
  return {
    items,
    next,
    failure: error === null ? failed : adminFailureCodeOf(error),
    reload,
    async more() {
      if (!known || next === undefined) return;
      try {
        const page = await read(next);
        write({ ...page, items: [...known.items, ...page.items] });
      } catch (failure) {
        write({ items: known.items, next, failed: adminFailureCodeOf(failure) });
      }
    },
  };
}
