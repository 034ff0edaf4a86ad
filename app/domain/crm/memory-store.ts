import { figuresOf, overviewOf } from './figures.ts';
import { collections, type Collection, type Records } from './entities.ts';
import { MemoryTable } from './memory-table.ts';
import type { Applied, Change, CrmStore } from './store.ts';

type Content = { readonly [C in Collection]?: readonly Records[C][] };

/**
 * A store in memory, gone with the page. What records are searched and ordered by is worked out once for each, orders are
 * kept up to date, a longer search looks through what the shorter one found, and a page of an answer already given costs
 * its own length: 100,000 records are searched while somebody types.
 */
export function createMemoryStore(content: Content = {}): CrmStore {
  const tables = {
    clients: new MemoryTable<'clients'>('clients', content.clients ?? []),
    projects: new MemoryTable<'projects'>('projects', content.projects ?? []),
    tasks: new MemoryTable<'tasks'>('tasks', content.tasks ?? []),
    journal: new MemoryTable<'journal'>('journal', content.journal ?? []),
  } satisfies { [C in Collection]: MemoryTable<C> };
  const listeners = new Set<(changed: readonly Collection[]) => void>();
  const tableOf = <C extends Collection>(collection: C) =>
    tables[collection] as unknown as MemoryTable<C>;

  return {
    async get(collection, id) {
      return tableOf(collection).get(id);
    },
    async list(collection, query) {
      return tableOf(collection).list(query);
    },
    async overview() {
      return overviewOf(tables.clients.all(), tables.tasks.all());
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
    async apply(changes): Promise<Applied> {
      for (const change of changes) {
        const id = idOf(change);
        const current = tableOf(change.in).get(id);
        if ((current?.version ?? null) !== change.on)
          return { ok: false, conflict: { in: change.in, id, current } };
      }
      const undo = changes.map((change) => applyTo(tableOf(change.in), change));
      const touched = new Set(changes.map((change) => change.in));
      const changed = collections.filter((each) => touched.has(each));
      if (changed.length > 0) listeners.forEach((listener) => listener(changed));
      // The last change is the first to be taken back.
      return { ok: true, undo: undo.toReversed() };
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

function idOf(change: Change): string {
  return change.do === 'put' ? change.record.id : change.id;
}

/** @returns what takes the change back */
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
