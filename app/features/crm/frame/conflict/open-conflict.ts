import { conflictingChange, type Conflict } from '#app/domain/crm/records/conflict.ts';
import type { Collection, Records } from '#app/domain/crm/records/entities.ts';
import type { Change } from '#app/domain/crm/store/store.ts';
import type { WatchedStore } from '../../session/watched-store.ts';

/** A plan that conflicts with a newer version of a record, and the version it is based on. */
export interface OpenConflict {
  changes: readonly Change[];
  conflict: Conflict;
  base: Records[Collection] | null;
  /** Null leaves the conflict unresolved: the form is still open. */
  decide: (choice: 'mine' | 'theirs' | null) => void;
}

/** The version a plan is based on, if it is cached. */
export function baseOf(
  changes: readonly Change[],
  conflict: Conflict,
  store: Pick<WatchedStore, 'seen'>,
): OpenConflict['base'] {
  const on = conflictingChange(changes, conflict)?.on ?? null;
  return on === null ? null : store.seen(conflict.in, conflict.id, on);
}
