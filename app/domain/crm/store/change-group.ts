import { day } from '../../durations.ts';
import type { Collection } from '../records/entities.ts';
import type { Instant } from '../records/field.ts';

/** How long change groups can be reverted and removed records restored, in milliseconds: 30 days. */
export const historyAge = 30 * day;

export const groupKinds = ['import', 'bulk', 'revert'] as const;
export type GroupKind = (typeof groupKinds)[number];

/** Marks changes as parts of one operation, whatever the number of calls. */
export interface GroupTag {
  id: string;
  kind: GroupKind;
  /** The group that these changes revert. */
  reverts?: string;
}

/** Many changes made as one operation, which can be reverted together. */
export interface ChangeGroup {
  id: string;
  kind: GroupKind;
  at: Instant;
  by: string;
  /** Title of its journal entry; empty without one. */
  title: string;
  /** Number of records added, changed and removed, not counting journal entries. */
  added: number;
  changed: number;
  removed: number;
  revertedAt: Instant | null;
}

/** A record that has changed since, and is not reverted. */
export interface GroupConflict {
  in: Collection;
  id: string;
  name: string;
}

/** Which part of a group to revert, and how. */
export interface GroupRevertRequest {
  /** Also reverts records that have changed since. */
  force: boolean;
  /** Where the previous part ended; null at the start. */
  after: string | null;
  /** Group id of the revert itself. */
  as: string;
  /** Number of conflicts in the previous parts. */
  conflicts: number;
}

/** The result of reverting one part of a group. */
export interface GroupReverted {
  reverted: number;
  conflicts: readonly GroupConflict[];
  /** Where the next part starts; null after the last. */
  next: string | null;
}
