import { and, desc, eq, gte, ne, sql, type SQL } from 'drizzle-orm';
import type { Reader } from '#app/data/engine/database.server.ts';
import { listCondition } from '#app/data/search/search-condition.server.ts';
import { cursorOf, readCursor } from '#app/domain/crm/records/cursor.ts';
import { fromEarlierRelease } from '#app/domain/crm/records/stored-record.ts';
import { listTerms } from '#app/domain/crm/search/search-terms.ts';
import {
  binPageSize,
  type BinItem,
  type BinPage,
  type BinQuery,
} from '#app/domain/crm/store/bin.ts';
import { historyAge } from '#app/domain/crm/store/change-group.ts';
import type { Change } from '#app/domain/crm/store/store.ts';
import { bin } from './schema.server.ts';

/** Records deleted before this time are expired. */
export function binLimit(now: Date): Date {
  return new Date(now.getTime() - historyAge);
}

/**
 * Restorable records, most recently deleted first.
 *
 * @throws RangeError when `after` is not a cursor
 */
export async function listBin(
  reader: Reader,
  { search, collection, after }: BinQuery,
  { now, limit = binPageSize }: { now: Date; limit?: number },
): Promise<BinPage> {
  const rows = await reader
    .select()
    .from(bin)
    .where(
      and(
        gte(bin.removedAt, binLimit(now)),
        collection ? eq(bin.collection, collection) : ne(bin.collection, 'journal'),
        listCondition(bin.searchText, listTerms(search)),
        after === undefined ? undefined : olderThan(after),
      ),
    )
    .orderBy(desc(bin.removedAt), desc(bin.id))
    .limit(limit + 1);
  const items = rows.slice(0, limit);
  const last = items.at(-1);
  return {
    items: items.map(({ collection: from, record, removedAt, removedBy }) => ({
      collection: from,
      record: fromEarlierRelease(from, record),
      removedAt: removedAt.toISOString(),
      removedBy,
    })),
    ...(last &&
      rows.length > limit && {
        next: cursorOf({ key: last.removedAt.toISOString(), id: last.id }),
      }),
  };
}

function olderThan(after: string): SQL {
  const position = readCursor(after);
  const at = new Date(String(position?.key));
  if (!position || Number.isNaN(at.getTime())) throw new RangeError('Not a cursor');
  return sql`(${bin.removedAt}, ${bin.id}) < (${at.toISOString()}::timestamptz, ${position.id})`;
}

/** @returns the changes that restore these records; those no longer in the bin are omitted */
export async function planRestore(
  reader: Reader,
  items: readonly BinItem[],
  now: Date,
): Promise<Change[]> {
  const wanted = new Set(items.map(({ collection, id }) => `${collection}/${id}`));
  const ids = items.map(({ id }) => id);
  const found = await reader
    .select({ collection: bin.collection, id: bin.id, record: bin.record })
    .from(bin)
    .where(and(sql`${bin.id} = any(${sql.param(ids)}::text[])`, gte(bin.removedAt, binLimit(now))));
  return found
    .filter(({ collection, id }) => wanted.has(`${collection}/${id}`))
    .map(({ collection, record: binned }) => {
      const record = fromEarlierRelease(collection, binned);
      return { do: 'put', in: collection, record, on: null } as Change;
    });
}
