import type { Collection, Records } from '../records/entities.ts';
import { passes } from '../records/filters.ts';
import { searchTextOf, sortOf, type Query } from '../records/query.ts';
import { searchWords } from '../search/search-words.ts';
import { createChangeListeners } from './change-listeners.ts';
import type { GroupTag } from './change-group.ts';
import type { Applied, Change, CrmStore, Page } from './store.ts';

/** More changes at once than this are no gesture: they show when the store has them. */
const gesture = 50;

/**
 * A store that shows changes before the one behind it has answered, and shows what was before when it refuses or fails.
 * Changes go out one after the other, so that a second one may be made on what the first one shows.
 */
export function createOptimisticStore(store: CrmStore): CrmStore {
  let pending: readonly (readonly Change[])[] = [];
  let last: Promise<unknown> = Promise.resolve();
  const listeners = createChangeListeners(store);

  function show(next: typeof pending, changes: readonly Change[]) {
    pending = next;
    const changed = [...new Set(changes.map((change) => change.in))];
    if (changed.length > 0) listeners.notify(changed);
  }

  async function settle(
    changes: readonly Change[],
    group: GroupTag | undefined,
    before: Promise<unknown>,
  ): Promise<Applied> {
    await before.catch(() => {});
    try {
      return await store.apply(changes, group);
    } finally {
      show(
        pending.filter((each) => each !== changes),
        changes,
      );
    }
  }

  return {
    async get(collection, id) {
      const found = await store.get(collection, id);
      const shown = shownIn(collection, pending.flat());
      return shown.get(id) === undefined ? found : (shown.get(id) ?? null);
    },
    async list(collection, query) {
      const page = await store.list(collection, query);
      return withShown(collection, query, page, shownIn(collection, pending.flat()));
    },
    search: (query) => store.search(query),
    overview: () => store.overview(),
    withoutNextStep: (limit) => store.withoutNextStep(limit),
    figures: (query) => store.figures(query),
    timeline: (query) => store.timeline(query),
    groups: () => store.groups(),
    revertGroup: (id, request) => store.revertGroup(id, request),
    removed: (query) => store.removed(query),
    restoreRemoved: (items) => store.restoreRemoved(items),
    apply(changes, group) {
      const before = last;
      if (changes.length <= gesture) show([...pending, changes], changes);
      const settled = settle(changes, group, before);
      last = settled;
      return settled;
    },
    subscribe: (listener) => listeners.subscribe(listener),
  };
}

/** Records with pending changes applied; null marks a removal. */
function shownIn<C extends Collection>(
  collection: C,
  changes: readonly Change[],
): Map<string, Records[C] | null> {
  const shown = new Map<string, Records[C] | null>();
  for (const change of changes) {
    if (change.in !== collection) continue;
    if (change.do === 'remove') shown.set(change.id, null);
    else {
      const version = change.on === null ? change.record.version : change.on + 1;
      shown.set(change.record.id, { ...change.record, version } as Records[C]);
    }
  }
  return shown;
}

/** A page with pending changes applied. An incomplete page only changes the records that it has. */
function withShown<C extends Collection>(
  collection: C,
  query: Query<C>,
  page: Page<Records[C]>,
  shown: ReadonlyMap<string, Records[C] | null>,
): Page<Records[C]> {
  if (shown.size === 0) return page;
  const isWhole = page.items.length === page.total;
  const words = searchWords(query.search);
  const there = new Set(page.items.map(({ id }) => id));
  const belongs = (record: Records[C] | null): record is Records[C] =>
    record !== null &&
    (isWhole || there.has(record.id)) &&
    passes(collection, record, query.where) &&
    words.every((word) => searchTextOf(collection, record).includes(word));
  const { keyOf, descending } = sortOf(collection, query.sort);
  const items = [
    ...page.items.filter(({ id }) => !shown.has(id)),
    ...[...shown.values()].filter(belongs),
  ].toSorted((a, b) => {
    const [left, right] = [keyOf(a), keyOf(b)];
    const ascending = left === right ? (a.id < b.id ? -1 : 1) : left < right ? -1 : 1;
    return descending ? -ascending : ascending;
  });
  const total = page.total + items.length - page.items.length;
  return { ...page, items: items.slice(0, query.limit ?? items.length), total };
}
