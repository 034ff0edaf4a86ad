import type { Collection, JournalEntry, Records } from '../records/entities.ts';
import { searchTextOf } from '../records/query.ts';
import { listTerms, matchesList } from '../search/search-terms.ts';
import { binPageSize, type BinPage, type BinQuery, type RemovedRecord } from './bin.ts';
import type { ChangeGroup, GroupTag } from './change-group.ts';
import { countsOfChanges, planGroupRevert, type GroupedChange } from './change-groups.ts';
import type { Writer } from './history.ts';
import type { Change, CrmStore } from './store.ts';

/** A change that was made, with its inverse. */
export interface AppliedChange extends GroupedChange {
  undo: Change;
}

interface Settings {
  write: (changes: readonly Change[], group?: GroupTag) => unknown;
  currentOf: (collection: Collection, id: string) => Records[Collection] | null;
  writer: () => Writer;
}

type MemoryHistory = Pick<CrmStore, 'groups' | 'revertGroup' | 'removed' | 'restoreRemoved'> & {
  record: (applied: readonly AppliedChange[], tag: GroupTag | undefined) => void;
};

/** Change groups and removed records of an in-memory store, for its lifetime. */
export function createMemoryHistory({ write, currentOf, writer }: Settings): MemoryHistory {
  const groups = new Map<string, ChangeGroup & { changes: GroupedChange[] }>();
  const bin = new Map<string, RemovedRecord>();

  function recordGroup(applied: readonly GroupedChange[], { id, kind, reverts }: GroupTag) {
    const { author: by, now: at } = writer();
    const reverted = reverts === undefined ? undefined : groups.get(reverts);
    if (reverted) reverted.revertedAt = at;
    if (reverts === id || kind === 'revert') return;
    const empty = {
      id,
      kind,
      at,
      by,
      title: '',
      added: 0,
      changed: 0,
      removed: 0,
      revertedAt: null,
    };
    const group = groups.get(id) ?? { ...empty, changes: [] };
    const counts = countsOfChanges(applied);
    group.added += counts.added;
    group.changed += counts.changed;
    group.removed += counts.removed;
    group.title = entryOf(applied)?.title ?? group.title;
    for (const { in: collection, id: record, before, after } of applied)
      group.changes.push({ in: collection, id: record, before, after });
    groups.set(id, group);
  }

  return {
    record(applied, tag) {
      for (const { in: collection, id, before, after } of applied) {
        const name = `${collection}/${id}`;
        // A record that is removed again becomes the most recent one.
        bin.delete(name);
        if (after || !before) continue;
        const { author: removedBy, now: removedAt } = writer();
        bin.set(name, { collection, record: before, removedAt, removedBy });
      }
      if (tag) recordGroup(applied, tag);
    },
    groups: async () =>
      [...groups.values()].toReversed().map(({ changes: _changes, ...group }) => ({ ...group })),
    async revertGroup(id, { force, as, conflicts: earlier }) {
      const group = groups.get(id);
      if (!group) return null;
      const { plan, conflicts } = planGroupRevert(group.changes.toReversed(), currentOf, force);
      const isWhole = earlier + conflicts.length === 0;
      if (plan.length > 0) write(plan, { id: as, kind: 'revert' });
      if (isWhole) group.revertedAt = writer().now;
      return {
        reverted: plan.filter((each) => each.in !== 'journal').length,
        conflicts,
        next: null,
      };
    },
    removed: async (query) => binPageOf([...bin.values()].toReversed(), query),
    async restoreRemoved(items) {
      const plan = items.flatMap(({ collection, id }): Change[] => {
        const found = bin.get(`${collection}/${id}`);
        return found
          ? [{ do: 'put', in: collection, record: found.record, on: null } as Change]
          : [];
      });
      if (plan.length > 0) write(plan);
      return plan.length;
    },
  };
}

/** The journal entry that describes these changes. */
function entryOf(applied: readonly GroupedChange[]): JournalEntry | undefined {
  const added = applied.findLast((change) => change.in === 'journal' && !change.before);
  return added?.after as JournalEntry | undefined;
}

function binPageOf(
  removed: readonly RemovedRecord[],
  { search, collection, after }: BinQuery,
): BinPage {
  const terms = listTerms(search);
  const found = removed.filter(
    (each) =>
      (collection === undefined ? each.collection !== 'journal' : each.collection === collection) &&
      matchesList(terms, searchTextOf(each.collection, each.record)),
  );
  const start = after === undefined ? 0 : Number(after);
  const end = start + binPageSize;
  return {
    items: found.slice(start, end),
    ...(found.length > end && { next: String(end) }),
  };
}
