import type { GroupConflict, GroupReverted } from './change-group.ts';
import type { CrmStore } from './store.ts';

/** Reverts a group part by part, yielding each result. */
export async function* revertParts(
  store: Pick<CrmStore, 'revertGroup'>,
  id: string,
  { as, force }: { as: string; force: boolean },
): AsyncGenerator<GroupReverted> {
  let conflicts = 0;
  for (let after: string | null | undefined; after !== null;) {
    const request = { force, after: after ?? null, as, conflicts };
    // oxlint-disable-next-line no-await-in-loop -- part by part
    const part = await store.revertGroup(id, request);
    if (!part) return;
    conflicts += part.conflicts.length;
    after = part.next ?? null;
    yield part;
  }
}

/**
 * Reverts a group except for records that have changed since.
 *
 * @returns those records
 */
export async function revertWhole(
  store: Pick<CrmStore, 'revertGroup'>,
  id: string,
  as: string,
): Promise<GroupConflict[]> {
  const left: GroupConflict[] = [];
  for await (const part of revertParts(store, id, { as, force: false }))
    left.push(...part.conflicts);
  return left;
}
