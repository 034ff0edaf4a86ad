import { conflictingChange, type Conflict } from '#app/domain/crm/records/conflict.ts';
import type { Collection, Records } from '#app/domain/crm/records/entities.ts';
import type { Change } from '#app/domain/crm/store/store.ts';
import type { WatchedStore } from '../../session/watched-store.ts';

/** A plan that conflicts with a newer version of a record, and the version that it was made on. */
export interface OpenConflict {
  changes: readonly Change[];
  conflict: Conflict;
  base: Records[Collection] | null;
  /** Null decides nothing: the form is still there. */
  decide: (choice: 'mine' | 'theirs' | null) => void;
}

/** The version that a plan was made on, if it is cached. */
export function baseOf(
  changes: readonly Change[],
  conflict: Conflict,
  store: Pick<WatchedStore, 'seen'>,
): OpenConflict['base'] {
  const on = conflictingChange(changes, conflict)?.on ?? null;
  return on === null ? null : store.seen(conflict.in, conflict.id, on);
}
