import {
  collections,
  perCollection,
  type Collection,
  type JournalEntry,
  type Records,
} from '../records/entities.ts';
import { identityKeys } from '../records/identity.ts';
import { observationsRule } from '../records/journal.ts';
import type { GroupTag } from './change-group.ts';
import { clientsObservedBefore, keptRecords, type KnownChange, type Writer } from './history.ts';
import { createMemoryHistory, type AppliedChange } from './memory-history.ts';
import {
  memoryReads,
  noMeetings,
  tableOf,
  type MeetingSource,
  type MemoryTables,
} from './memory-reads.ts';
import { MemoryTable } from './memory-table.ts';
import { onlyClients, type Applied, type Change, type CrmStore } from './store.ts';

type Content = { readonly [C in Collection]?: readonly Records[C][] };

/**
 * An in-memory store. It caches search texts, sort keys, sorted lists and recent results, so that 100,000 records are
 * searched while typing.
 *
 * @param writer the current writer; without it, notes and entries keep the authors and times of the changes
 */
export function createMemoryStore(
  content: Content = {},
  writer?: () => Writer,
  meetings: MeetingSource = noMeetings,
): CrmStore {
  const tables = perCollection<unknown>(
    (collection) => new MemoryTable(collection, content[collection] ?? []),
  ) as MemoryTables;
  /** Records before their last change or removal. */
  const earlier = new Map<string, Records[Collection]>();
  const listeners = new Set<(changed: readonly Collection[]) => void>();

  const history = createMemoryHistory({
    // States recorded by the store itself are restored unchanged.
    write: (changes, group) => write(changes, group),
    currentOf: (collection, id) => tableOf(tables, collection).get(id),
    writer: writer ?? (() => ({ author: '', now: new Date().toISOString() })),
  });

  function withHistory(changes: readonly Change[], by: Writer): Change[] {
    const steps = changes.map((change): KnownChange => {
      const before = tableOf(tables, change.in).get(idOf(change));
      return { change, before, earlier: earlier.get(nameOf(change)) ?? null };
    });
    const observed = lastObservations(tables.journal.all(), clientsObservedBefore(changes));
    const kept = keptRecords(steps, by, observed);
    return changes.map(
      (change, at) => ({ ...change, ...(kept[at] && { record: kept[at] }) }) as Change,
    );
  }

  function write(changes: readonly Change[], group?: GroupTag): Applied {
    const applied: AppliedChange[] = changes.map((change) => {
      const table = tableOf(tables, change.in);
      const id = idOf(change);
      const before = table.get(id);
      const undo = applyTo(table, change);
      return { in: change.in, id, before, after: table.get(id), undo };
    });
    for (const { undo } of applied) if (undo.do === 'put') earlier.set(nameOf(undo), undo.record);
    history.record(applied, group);
    const changed = changedCollections(changes);
    if (changed.length > 0) listeners.forEach((listener) => listener(changed));
    // The last change is undone first.
    return { ok: true, undo: applied.map(({ undo }) => undo).toReversed() };
  }

  return {
    ...memoryReads(tables, meetings),
    apply: async (changes, group) => {
      const late = conflictOf(tables, changes);
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

/** The first change based on a version other than the store's, or that adds an existing client. */
function conflictOf(tables: MemoryTables, changes: readonly Change[]): Applied | null {
  for (const change of changes) {
    const id = idOf(change);
    const current = tableOf(tables, change.in).get(id);
    if ((current?.version ?? null) !== change.on)
      return { ok: false, conflict: { in: change.in, id, current } };
  }
  for (const client of onlyClients(changes)) {
    const where = { identity: identityKeys(client) };
    const [known] = tables.clients.list({ where, limit: 1 }).items;
    if (known) return { ok: false, conflict: { in: 'clients', id: known.id, current: known } };
  }
  return null;
}

const nameOf = (change: Change) => `${change.in}/${idOf(change)}`;

function changedCollections(changes: readonly Change[]): Collection[] {
  const changed = new Set(changes.map((change) => change.in));
  return collections.filter((each) => changed.has(each));
}

/** When these clients were last observed, if ever. */
function lastObservations(
  entries: readonly JournalEntry[],
  clientIds: readonly string[],
): Map<string, string> {
  const observed = clientIds.flatMap((id) => {
    const at = lastObservation(entries, id);
    return at === undefined ? [] : [[id, at] as const];
  });
  return new Map(observed);
}

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
