import { day } from '../../durations.ts';
import type { Collection } from '../records/entities.ts';
import type { Instant } from '../records/field.ts';

/** How long groups of changes can be reverted, and removed records restored, in milliseconds: 30 days. */
export const historyAge = 30 * day;

export const groupKinds = ['import', 'bulk', 'revert'] as const;
export type GroupKind = (typeof groupKinds)[number];

/** Marks changes as parts of one step, however many calls they take. */
export interface GroupTag {
  id: string;
  kind: GroupKind;
  /** The group that these changes take back. */
  reverts?: string;
}

/** Many changes that were made as one step, and are reverted as one. */
export interface ChangeGroup {
  id: string;
  kind: GroupKind;
  at: Instant;
  by: string;
  /** Records that it added, changed and removed; entries of the journal do not count. */
  added: number;
  changed: number;
  removed: number;
  revertedAt: Instant | null;
}

/** A record that has changed since, and is left as it is. */
export interface GroupConflict {
  in: Collection;
  id: string;
  name: string;
}

/** What part of a group is reverted, and how. */
export interface GroupRevertRequest {
  /** Also reverts records that have changed since. */
  force: boolean;
  /** Where the part before ended; null at the beginning. */
  after: string | null;
  /** Id of the group that the revert itself is. */
  as: string;
  /** Conflicts of the parts before. */
  conflicts: number;
}

/** One part of a group that was reverted. */
export interface GroupReverted {
  reverted: number;
  conflicts: readonly GroupConflict[];
  /** Where the next part begins; null when it was the last. */
  next: string | null;
}
