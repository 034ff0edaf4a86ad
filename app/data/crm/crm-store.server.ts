import { and, eq, sql, type SQL } from 'drizzle-orm';
import { isBadValue } from '#app/data/engine/database-failure.server.ts';
import type { Database, Reader } from '#app/data/engine/database.server.ts';
import { listCondition } from '#app/data/search/search-condition.server.ts';
import { cursorOf, readCursor, type Position } from '#app/domain/crm/records/cursor.ts';
import type { Collection, Records } from '#app/domain/crm/records/entities.ts';
import { collections } from '#app/domain/crm/records/entities.ts';
import { largestPage, sortOf, type Query } from '#app/domain/crm/records/query.ts';
import { listTerms } from '#app/domain/crm/search/search-terms.ts';
import type { BinPage, BinQuery } from '#app/domain/crm/store/bin.ts';
import type { GroupTag } from '#app/domain/crm/store/change-group.ts';
import type { ChangeCounts } from '#app/domain/crm/store/feed-topics.ts';
import type { Applied, Change, CrmStore, Page } from '#app/domain/crm/store/store.ts';
import { applyChanges, type ApplyOptions } from './apply-changes.server.ts';
import { listBin, planRestore } from './bin.server.ts';
import type { ChangeFeed } from './change-feed.server.ts';
import { listGroups } from './change-groups.server.ts';
import { crmTableOf, longestKey } from './crm-tables.server.ts';
import type { CrmUser } from './crm-user.server.ts';
import { readFigures, readOverview, readTags, readWithoutNextStep } from './figures.server.ts';
import { readPage } from './page.server.ts';
import { revertGroupPart } from './revert-group.server.ts';
import { collectionStates } from './schema.server.ts';
import { searchRecords } from './search-records.server.ts';
import { readTimeline } from './timeline/timeline.server.ts';
import { ConcurrentCreation } from './write-records.server.ts';

interface Settings {
  database: Database;
  changeFeed: ChangeFeed;
  user: CrmUser;
  /** Clock, in epoch milliseconds. */
  now: () => number;
}

export interface LiveCrmStore extends CrmStore {
  /**
   * Also returns the change counts, for followers of the change feed.
   *
   * @throws NotAllowed when the user lacks a permission that the changes need
   * @throws HistoryRefused when an existing note or journal entry would change
   * @throws RangeError when a record has a value that the database rejects
   */
  apply(changes: readonly Change[], group?: GroupTag): Promise<Applied & { counts?: ChangeCounts }>;
  /** Applies changes that restore the database's own content, including notes and entries. */
  restore(
    changes: readonly Change[],
    group?: GroupTag,
  ): Promise<Applied & { counts?: ChangeCounts }>;
  /** @param limit records per page */
  removed(query: BinQuery, limit?: number): Promise<BinPage>;
}

/** The CRM's records in PostgreSQL, for one user. Changes are audited, and deleted records go to the bin. */
export function createCrmStore({ database, changeFeed, user, now }: Settings): LiveCrmStore {
  async function apply(changes: readonly Change[], how: ApplyOptions) {
    if (changes.length === 0) return { ok: true as const, undo: [] };
    const write = () => database.tx((t) => applyChanges(t, changes, user, new Date(now()), how));
    const done = await orRangeError(
      write().catch((error: unknown) => {
        // The retry finds the record that was inserted first.
        if (error instanceof ConcurrentCreation) return write();
        throw error;
      }),
    );
    if (done.ok) changeFeed.publish(done.counts);
    return done;
  }
  const restore: LiveCrmStore['restore'] = (changes, group) =>
    apply(changes, { history: 'own', group });
  return {
    async get(collection, id) {
      const { table, toRecord } = crmTableOf(collection);
      const [row] = await orRangeError(database.db.select().from(table).where(eq(table.id, id)));
      return row ? toRecord(row) : null;
    },
    list: (collection, query) => orRangeError(list(database, collection, query)),
    search: (query) => orRangeError(searchRecords(database, query)),
    overview: () => readOverview(database),
    withoutNextStep: (limit) =>
      database.read((reader) => readWithoutNextStep(reader, limit, now())),
    tags: () => readTags(database),
    figures: (query) => orRangeError(readFigures(database, query)),
    timeline: (query) => orRangeError(readTimeline(database.db, query, user)),
    apply: (changes, group) => apply(changes, { history: 'caller', group }),
    restore,
    groups: () => listGroups(database.db, user, new Date(now())),
    revertGroup: (id, request) =>
      revertGroupPart(database.db, { id, request, user, restore, now: new Date(now()) }),
    removed: (query, limit) =>
      database.read((reader) =>
        listBin(reader, query, { now: new Date(now()), ...(limit && { limit }) }),
      ),
    async restoreRemoved(items) {
      const plan = await planRestore(database.db, items, new Date(now()));
      const done = await restore(plan);
      return done.ok ? plan.length : 0;
    },
    subscribe: (listener) =>
      changeFeed.subscribe((topics) => {
        const changed = collections.filter((each) => topics.includes(each));
        if (changed.length > 0) listener(changed);
      }),
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
  query: Query<C>,
): Promise<Page<Records[C]>> {
  const { search, where, sort, from = 0, after, limit = 50 } = query;
  const mapping = crmTableOf(collection);
  const { order, keyOf, descending } = sortOf(collection, sort);
  const start = after === undefined ? undefined : readCursor(after);
  if (start === null) throw new RangeError('Not a cursor');
  const filters = [
    listCondition(mapping.table.searchText, listTerms(search)),
    ...(where ? mapping.where(where) : []),
  ].filter((filter) => filter !== undefined);
  const size = Math.min(limit, largestPage);
  const asked = { search, where };
  const page = { order, descending, start, from: start ? 0 : from, size: size + 1, filters };
  // One extra row shows whether there is a next page.
  const [counted, rows] = await Promise.all([
    database.read((reader) => count(database, reader, { collection, filters, asked })),
    database.read((reader) => readPage(reader, mapping, page)),
  ]);
  const items = rows.slice(0, size).map((row) => mapping.toRecord(row));
  const last = items.at(-1);
  const isLast = !last || rows.length <= size;
  return { ...counted, items, ...(!isLast && { next: cursorOf(positionOf(last)) }) };

  function positionOf(record: Records[C]): Position {
    const place = keyOf(record);
    return {
      key: typeof place === 'string' ? place.slice(0, longestKey) : place,
      id: record.id,
    };
  }
}

type Counted = Pick<Page<never>, 'items' | 'total' | 'isFloor'>;

/** Cached totals by query and change count. */
const totals = new WeakMap<Database, Map<string, Counted>>();

const mostTotals = 1000;

/** Number of matches, cached until the collection changes: paging and typing repeat the same queries. */
async function count(
  database: Database,
  reader: Reader,
  {
    collection,
    filters,
    asked,
  }: { collection: Collection; filters: readonly SQL[]; asked: object },
): Promise<Counted> {
  const [state] = await reader
    .select()
    .from(collectionStates)
    .where(eq(collectionStates.collection, collection));
  if (filters.length === 0 || !state) return { items: [], total: state?.records ?? 0 };
  let known = totals.get(database);
  if (!known || known.size >= mostTotals) totals.set(database, (known = new Map()));
  const name = JSON.stringify([collection, state.changes, asked]);
  let counted = known.get(name);
  if (!counted) {
    counted = await countMatches(reader, collection, filters);
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
