import type { Collection, Records } from '../records/entities.ts';
import { passes } from '../records/filters.ts';
import { searchTextOf, sortOf, type Query } from '../records/query.ts';
import { listTerms, matchesList } from '../search/search-terms.ts';
import type { GroupTag } from './change-group.ts';
import { createChangeListeners } from './change-listeners.ts';
import type { Applied, Change, CrmStore, Page } from './store.ts';

/** Larger plans are not shown optimistically, but only once the store has applied them. */
const gesture = 50;

type Plan = readonly Change[];

/**
 * A store that shows changes before the underlying store has applied them, and reverts them if it rejects or fails.
 * Changes are sent one at a time, so that a second one may be based on the first one's result.
 */
export function createOptimisticStore(store: CrmStore): CrmStore {
  let pending: readonly Plan[] = [];
  const refused = new WeakSet<Plan>();
  let last: Promise<unknown> = Promise.resolve();
  const listeners = createChangeListeners(store);

  function show(next: typeof pending, changes: readonly Change[]) {
    pending = next;
    const changed = [...new Set(changes.map((change) => change.in))];
    if (changed.length > 0) listeners.notify(changed);
  }

  async function settle(
    changes: Plan,
    group: GroupTag | undefined,
    before: Promise<unknown>,
  ): Promise<Applied> {
    await before.catch(() => {});
    let isTaken = false;
    try {
      const applied = await store.apply(changes, group);
      isTaken = applied.ok;
      return applied;
    } finally {
      if (!isTaken) refused.add(changes);
      show(
        pending.filter((each) => each !== changes),
        changes,
      );
    }
  }

  /** Reads, and returns the result with changes that it may lack: those still pending when it was requested. */
  async function readBeside<Answer>(read: Promise<Answer>) {
    const before = pending;
    const answer = await read;
    const taken = before.filter((each) => !pending.includes(each) && !refused.has(each));
    return { answer, changes: [...taken, ...pending].flat() };
  }

  return {
    async get(collection, id) {
      const { answer, changes } = await readBeside(store.get(collection, id));
      const shown = shownIn(collection, changes).get(id);
      return shown === undefined || isAsNew(answer, shown) ? answer : shown;
    },
    async list(collection, query) {
      const { answer, changes } = await readBeside(store.list(collection, query));
      return withShown(collection, query, answer, shownIn(collection, changes));
    },
    search: (query) => store.search(query),
    overview: () => store.overview(),
    withoutNextStep: (limit) => store.withoutNextStep(limit),
    tags: () => store.tags(),
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

/** Whether a read record already contains the pending change. */
function isAsNew(
  found: Records[Collection] | null | undefined,
  shown: Records[Collection] | null,
): boolean {
  return Boolean(found && shown && found.version >= shown.version);
}

/** Records with pending changes applied; null for a removed one. */
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

/** A page with pending changes applied. In an incomplete page, only the records it contains are updated. */
function withShown<C extends Collection>(
  collection: C,
  query: Query<C>,
  page: Page<Records[C]>,
  changed: ReadonlyMap<string, Records[C] | null>,
): Page<Records[C]> {
  const found = new Map(page.items.map((record) => [record.id, record]));
  const shown = new Map([...changed].filter(([id, record]) => !isAsNew(found.get(id), record)));
  if (shown.size === 0) return page;
  const isWhole = page.items.length === page.total;
  const terms = listTerms(query.search);
  const belongs = (record: Records[C] | null): record is Records[C] =>
    record !== null &&
    (isWhole || found.has(record.id)) &&
    passes(collection, record, query.where) &&
    matchesList(terms, searchTextOf(collection, record));
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
