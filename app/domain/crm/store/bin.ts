import type { Collection, Records } from '../records/entities.ts';
import type { Instant } from '../records/field.ts';

/** A removed record that can be restored. */
export interface RemovedRecord {
  collection: Collection;
  record: Records[Collection];
  removedAt: Instant;
  removedBy: string;
}

export interface BinQuery {
  search?: string | undefined;
  /**
   * Without it, no journal entries: nobody deletes them, they go when a change is undone.
   */
  collection?: Collection | undefined;
  /** Cursor: where the previous page ended. */
  after?: string | undefined;
}

/** Removed records, most recent first. */
export interface BinPage {
  items: readonly RemovedRecord[];
  /** Value of `after` for the next page; absent on the last one. */
  next?: string;
}

/** Identifies a removed record. */
export interface BinItem {
  collection: Collection;
  id: string;
}

/** Removed records per page. */
export const binPageSize = 100;
