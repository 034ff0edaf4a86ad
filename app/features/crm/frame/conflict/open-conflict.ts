import { conflictingChange, type Conflict } from '#app/domain/crm/conflict.ts';
import type { Collection, Records } from '#app/domain/crm/entities.ts';
import type { Change } from '#app/domain/crm/store.ts';
import type { WatchedStore } from '../session/watched-store.ts';

/** A plan that came too late for one of its records, and what that was when the plan was made. */
export interface OpenConflict {
  changes: readonly Change[];
  conflict: Conflict;
  base: Records[Collection] | null;
  decide: (choice: 'mine' | 'theirs') => void;
}

/** The version that a plan was made on, if it is remembered. */
export function baseOf(
  changes: readonly Change[],
  conflict: Conflict,
  store: Pick<WatchedStore, 'seen'>,
): OpenConflict['base'] {
  const on = conflictingChange(changes, conflict)?.on ?? null;
  return on === null ? null : store.seen(conflict.in, conflict.id, on);
}
