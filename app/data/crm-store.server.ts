import { and, asc, desc, eq, inArray, like, sql, type SQL } from 'drizzle-orm';
import { cursorOf, readCursor, type Position } from '#app/domain/crm/cursor.ts';
import type { Collection, Records } from '#app/domain/crm/entities.ts';
import { largestPage, sortOf, type Query } from '#app/domain/crm/query.ts';
import { searchWords } from '#app/domain/crm/search-words.ts';
import type { Applied, Change, CrmStore, Page } from '#app/domain/crm/store.ts';
import { applyChanges, MadeMeanwhile, type CrmUser } from './crm-apply.server.ts';
import { readFigures, readOverview } from './crm-figures.server.ts';
import type { ChangeCounts, CrmNews } from './crm-news.server.ts';
import { crmTableOf, longestKey } from './crm-tables.server.ts';
import type { Database, Reader } from './database.server.ts';
import { isBadValue } from './failures.server.ts';
import { literally } from './literally.server.ts';
import { collectionStates } from './schema/crm.server.ts';

interface Settings {
  database: Database;
  news: CrmNews;
  user: CrmUser;
  /** Clock, in epoch milliseconds. */
  now: () => number;
}

export interface LiveCrmStore extends CrmStore {
  /**
   * Also says how often the changed collections have changed by then, for those who follow the news.
   *
   * @throws NotAllowed when the plan takes more than its user may do
   * @throws RangeError when a record holds what the database cannot
   */
  apply(changes: readonly Change[]): Promise<Applied & { counts?: ChangeCounts }>;
}

/** The CRM's records in PostgreSQL, for one user. Every change is audited, and what is removed goes into the bin. */
export function createCrmStore({ database, news, user, now }: Settings): LiveCrmStore {
  const apply = (changes: readonly Change[]) =>
    database.tx((t) => applyChanges(t, changes, user, new Date(now())));
  return {
    async get(collection, id) {
      const { table, toRecord } = crmTableOf(collection);
      const [row] = await orRangeError(database.db.select().from(table).where(eq(table.id, id)));
      return row ? toRecord(row) : null;
    },
    list: (collection, query) => orRangeError(list(database, collection, query)),
    overview: () => readOverview(database),
    figures: (query) => orRangeError(readFigures(database, query)),
    async apply(changes) {
      if (changes.length === 0) return { ok: true, undo: [] };
      const done = await orRangeError(
        apply(changes).catch((error: unknown) => {
          // The next look sees who was there first.
          if (error instanceof MadeMeanwhile) return apply(changes);
          throw error;
        }),
      );
      if (done.ok) news.tell(done.counts);
      return done;
    },
    subscribe: (listener) => news.subscribe((changed) => listener(changed)),
  };
}

async function orRangeError<T>(asked: PromiseLike<T>): Promise<T> {
  try {
    return await asked;
  } catch (error) {
    if (isBadValue(error)) throw new RangeError('Not a value for the database', { cause: error });
    throw error;
  }
}

async function list<C extends Collection>(
  database: Database,
  collection: C,
  { search, where, sort, from = 0, after, limit = 50 }: Query<C>,
): Promise<Page<Records[C]>> {
  const mapping = crmTableOf(collection);
  const { table } = mapping;
  const { by, keyOf, descending } = sortOf(collection, sort);
  const key = mapping.sort[by];
  const start = after === undefined ? undefined : readCursor(after);
  if (!key || start === null) throw new RangeError('Not an order, or not a cursor');

  const filters = [
    ...searchWords(search).map((word) => like(table.searchText, `%${literally(word)}%`)),
    ...(where ? mapping.where(where) : []),
  ].filter((filter) => filter !== undefined);
  const direction = descending ? desc : asc;
  const size = Math.min(limit, largestPage);
  const order = [direction(key), direction(table.id)];
  // One more than asked for tells whether there is a next page.
  const ids = database.db
    .select({ id: table.id })
    .from(table)
    .where(and(...filters, start && isBeyond(start)))
    .orderBy(...order)
    .offset(start ? 0 : from)
    .limit(size + 1);
  // What is skipped is skipped in the index: only the rows of the page are fetched.
  const found = database.db
    .select()
    .from(table)
    .where(inArray(table.id, ids))
    .orderBy(...order);
  const [counted, rows] = await Promise.all([
    count(database, collection, filters, { search, where }),
    found,
  ]);
  const items = rows.slice(0, size).map((row) => mapping.toRecord(row));
  const last = items.at(-1);
  const isLast = !last || rows.length <= size;
  return { ...counted, items, ...(!isLast && { next: cursorOf(positionOf(last)) }) };

  function isBeyond({ key: from_, id }: Position): SQL {
    const beyond = descending ? sql`<` : sql`>`;
    return sql`(${key}, ${table.id}) ${beyond} (${from_}, ${id})`;
  }
  function positionOf(record: Records[C]): Position {
    const place = keyOf(record);
    return {
      key: typeof place === 'string' ? place.slice(0, longestKey) : place,
      id: record.id,
    };
  }
}

type Counted = Pick<Page<never>, 'items' | 'total' | 'isFloor'>;

/** Totals by what was asked for and how often the collection had changed by then. */
const totals = new WeakMap<Database, Map<string, Counted>>();

const mostTotals = 1000;

/** How many records match. A count is kept until the collection changes: paging and typing ask for the same ones. */
async function count(
  database: Database,
  collection: Collection,
  filters: readonly SQL[],
  asked: object,
): Promise<Counted> {
  const [state] = await database.db
    .select()
    .from(collectionStates)
    .where(eq(collectionStates.collection, collection));
  if (filters.length === 0 || !state) return { items: [], total: state?.records ?? 0 };
  let known = totals.get(database);
  if (!known || known.size >= mostTotals) totals.set(database, (known = new Map()));
  const name = JSON.stringify([collection, state.changes, asked]);
  let counted = known.get(name);
  if (!counted) {
    counted = await countMatches(database.db, collection, filters);
    known.set(name, counted);
  }
  return counted;
}

async function countMatches(
  reader: Reader,
  collection: Collection,
  filters: readonly SQL[],
): Promise<Counted> {
  const { table, countUpTo } = crmTableOf(collection);
  const found = reader
    .select({ one: sql`1`.as('one') })
    .from(table)
    .where(and(...filters))
    .$dynamic();
  const matches = (Number.isFinite(countUpTo) ? found.limit(countUpTo + 1) : found).as('matches');
  const [row] = await reader.select({ total: sql<number>`count(*)::int` }).from(matches);
  const total = row?.total ?? 0;
  return total > countUpTo ? { items: [], total: countUpTo, isFloor: true } : { items: [], total };
}
