import { figuresOf, overviewOf } from '../figures/figures.ts';
import { withoutNextStep } from '../figures/next-step.ts';
import {
  collections,
  perCollection,
  type Collection,
  type JournalEntry,
  type Records,
} from '../records/entities.ts';
import { observationsRule } from '../records/journal.ts';
import { itemOfEntry, itemOfTask, itemsOfClient } from '../timeline/items.ts';
import { timelinePage, wantedOf } from '../timeline/timeline.ts';
import { clientsObservedBefore, keptRecords, type KnownChange, type Writer } from './history.ts';
import { isEmptySearch, searchTerms } from '../search/search-terms.ts';
import { MemoryTable } from './memory-table.ts';
import type { GroupTag } from './change-group.ts';
import { createMemoryHistory, type AppliedChange } from './memory-history.ts';
import type { Applied, Change, CrmStore } from './store.ts';

type Content = { readonly [C in Collection]?: readonly Records[C][] };

/**
 * A store in memory. It caches search texts, sort keys, sorted lists and recent results, so that 100,000 records are
 * searched at typing speed.
 *
 * @param writer who writes now; without, authors and times of notes and entries are stored as changes say
 */
export function createMemoryStore(content: Content = {}, writer?: () => Writer): CrmStore {
  const tables = perCollection<unknown>(
    (collection) => new MemoryTable(collection, content[collection] ?? []),
  ) as { readonly [C in Collection]: MemoryTable<C> };
  /** Records before their last change or their removal. */
  const earlier = new Map<string, Records[Collection]>();
  const listeners = new Set<(changed: readonly Collection[]) => void>();
  const tableOf = <C extends Collection>(collection: C) =>
    tables[collection] as unknown as MemoryTable<C>;

  const history = createMemoryHistory({
    // What the store itself knows is brought back as it was.
    write: (changes, group) => write(changes, group),
    currentOf: (collection, id) => tableOf(collection).get(id),
    writer: writer ?? (() => ({ author: '', now: new Date().toISOString() })),
  });

  function withHistory(changes: readonly Change[], by: Writer): Change[] {
    const steps = changes.map((change): KnownChange => {
      const before = tableOf(change.in).get(idOf(change));
      return { change, before, earlier: earlier.get(nameOf(change)) ?? null };
    });
    const observed = clientsObservedBefore(changes).flatMap((id) => {
      const at = lastObservation(tables.journal.all(), id);
      return at === undefined ? [] : [[id, at] as const];
    });
    const kept = keptRecords(steps, by, new Map(observed));
    return changes.map(
      (change, at) => ({ ...change, ...(kept[at] && { record: kept[at] }) }) as Change,
    );
  }

  function lateChange(changes: readonly Change[]): Applied | null {
    for (const change of changes) {
      const id = idOf(change);
      const current = tableOf(change.in).get(id);
      if ((current?.version ?? null) !== change.on)
        return { ok: false, conflict: { in: change.in, id, current } };
    }
    return null;
  }

  function write(changes: readonly Change[], group?: GroupTag): Applied {
    const applied: AppliedChange[] = changes.map((change) => {
      const table = tableOf(change.in);
      const id = idOf(change);
      const before = table.get(id);
      const undo = applyTo(table, change);
      return { in: change.in, id, before, after: table.get(id), undo };
    });
    for (const { undo } of applied) if (undo.do === 'put') earlier.set(nameOf(undo), undo.record);
    history.record(applied, group);
    const touched = new Set(changes.map((change) => change.in));
    const changed = collections.filter((each) => touched.has(each));
    if (changed.length > 0) listeners.forEach((listener) => listener(changed));
    // The last change is the first to be taken back.
    return { ok: true, undo: applied.map(({ undo }) => undo).toReversed() };
  }

  return {
    async get(collection, id) {
      return tableOf(collection).get(id);
    },
    async list(collection, query) {
      return tableOf(collection).list(query);
    },
    async search(query) {
      const terms = searchTerms(query.text);
      if (isEmptySearch(terms)) return [];
      return collections.flatMap((each) => {
        const found = tableOf(each).search(terms, query.limit);
        return found.hits.length > 0 ? [{ in: each, ...found }] : [];
      });
    },
    async overview() {
      return overviewOf(tables.clients.all(), tables.tasks.all());
    },
    async withoutNextStep(limit) {
      return withoutNextStep(tables.clients.all(), tables.tasks.all(), limit);
    },
    async figures(query) {
      const { clients, projects, tasks, journal } = tables;
      const every = {
        clients: clients.all(),
        projects: projects.all(),
        tasks: tasks.all(),
        journal: journal.all(),
      };
      return figuresOf(every, query);
    },
    async timeline(query) {
      const where = { clientId: query.clientId };
      const client = tables.clients.get(query.clientId);
      const entries = tables.journal.list({ where: { relatedId: query.clientId }, limit: 1000 });
      const items = [
        ...(client ? itemsOfClient(client) : []),
        ...tables.tasks.list({ where, limit: 1000 }).items.map(itemOfTask),
        ...entries.items.flatMap((entry) => itemOfEntry(entry) ?? []),
      ];
      return timelinePage(items, wantedOf(query));
    },
    apply: async (changes, group) => {
      const late = lateChange(changes);
      if (late) return late;
      return write(writer ? withHistory(changes, writer()) : changes, group);
    },
    groups: history.groups,
    revertGroup: history.revertGroup,
    removed: history.removed,
    restoreRemoved: history.restoreRemoved,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

const nameOf = (change: Change) => `${change.in}/${idOf(change)}`;

/** When a client was last observed. */
function lastObservation(entries: readonly JournalEntry[], clientId: string): string | undefined {
  const own = entries.filter(
    ({ basis, relatedTo }) => relatedTo.id === clientId && basis?.rule === observationsRule,
  );
  return own
    .map(({ timestamp }) => timestamp)
    .toSorted()
    .at(-1);
}

function idOf(change: Change): string {
  return change.do === 'put' ? change.record.id : change.id;
}

/** @returns the undo of the change */
function applyTo<C extends Collection>(table: MemoryTable<C>, change: Change): Change {
  const before = table.get(idOf(change));
  if (change.do === 'remove') {
    table.remove(change.id);
    return { do: 'put', in: change.in, record: before, on: null } as Change;
  }
  const version = before ? before.version + 1 : change.record.version;
  table.put({ ...change.record, version } as Records[C]);
  return before
    ? ({ do: 'put', in: change.in, record: before, on: version } as Change)
    : { do: 'remove', in: change.in, id: change.record.id, on: version };
}
