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
  collection?: Collection | undefined;
  /** Where the page before ended. */
  after?: string | undefined;
}

/** Removed records, the latest first. */
export interface BinPage {
  items: readonly RemovedRecord[];
  /** For `after`; absent on the last page. */
  next?: string;
}

/** Names a removed record. */
export interface BinItem {
  collection: Collection;
  id: string;
}

/** Removed records on a page. */
export const binPageSize = 100;
