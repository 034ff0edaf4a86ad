import type { Figures, FiguresQuery } from '../figures/figures.ts';
import type { Overview } from '../figures/overview.ts';
import type { Client, Collection, Records } from '../records/entities.ts';
import type { Query } from '../records/query.ts';
import type { FoundGroup, SearchQuery } from '../search/search-hits.ts';
import type { TimelinePage, TimelineQuery } from '../timeline/timeline.ts';
import type { BinItem, BinPage, BinQuery } from './bin.ts';
import type { ChangeGroup, GroupReverted, GroupRevertRequest, GroupTag } from './change-group.ts';

/**
 * One step of a plan, with at most one step per record. A `put` creates a record when `on` is null, otherwise it
 * replaces the version it is based on; a `remove` names the version that was read.
 */
export type Change = { [C in Collection]: PutIn<C> | RemoveFrom<C> }[Collection];

interface PutIn<C extends Collection> {
  do: 'put';
  in: C;
  /** The new state of the record; the store sets its version. */
  record: Records[C];
  on: number | null;
  /** For a new client: it is not added if another one has its name, domain or telephone number, which is a conflict. */
  isOnly?: true;
}

interface RemoveFrom<C extends Collection> {
  do: 'remove';
  in: C;
  id: string;
  on: number;
}

export interface Page<Item> {
  /** The records from `from` on, at most `limit` of them, in order. */
  items: readonly Item[];
  /** Number of matches. */
  total: number;
  /** Set when a store stopped counting: there are at least `total`. */
  isFloor?: boolean;
  /** Cursor of the next page, for `after`; absent on the last page. */
  next?: string;
}

/**
 * A conflict: the record has another version, is gone (`null`), or already exists; a client possibly under another id.
 */
interface Conflict {
  in: Collection;
  id: string;
  current: Records[Collection] | null;
}

/** The clients of a plan that are only added if they do not exist yet. */
export function onlyClients(changes: readonly Change[]): Client[] {
  return changes.flatMap((change) =>
    change.in === 'clients' && change.do === 'put' && change.isOnly ? [change.record] : [],
  );
}

/** Failure codes of a store. */
export type StoreFailureCode = 'unreachable' | 'signed-out' | 'not-allowed' | 'busy' | 'refused';

export type Applied =
  /** `undo` reverts the changes, unless a record has changed since. */
  { ok: true; undo: readonly Change[] } | { ok: false; conflict: Conflict };

/**
 * Where CRM records are stored. The sandbox keeps them in the visitor's browser, the live store in PostgreSQL, accessed
 * through an HTTP client. Stores only read and apply; what a change means is decided by planners. Every implementation
 * passes test/contracts/crm-store.ts. A store that cannot be reached rejects.
 */
export interface CrmStore {
  get<C extends Collection>(collection: C, id: string): Promise<Records[C] | null>;
  /** @throws RangeError when `after` is not a cursor of this order */
  list<C extends Collection>(collection: C, query: Query<C>): Promise<Page<Records[C]>>;
  /**
   * Searches all texts of records in every collection and, if the store has leads and the user may read them, of leads.
   */
  search(query: SearchQuery): Promise<readonly FoundGroup[]>;
  /** Headline figures of all owners. */
  overview(): Promise<Overview>;
  /** Active clients and prospects without an open task, least recently changed first. */
  withoutNextStep(limit: number): Promise<readonly Client[]>;
  /** Tags of clients, most used first: the domain's `tagsInUse`. */
  tags(): Promise<readonly string[]>;
  /** Figures, computed where the records are stored. */
  figures(query: FiguresQuery): Promise<Figures>;
  /**
   * A client's timeline, newest first, as far as the store has it and the user may read it.
   *
   * @throws RangeError when `after` is not a cursor
   */
  timeline(query: TimelineQuery): Promise<TimelinePage>;
  /**
   * Applies all changes or none.
   *
   * @param group the operation they belong to, together with other calls
   */
  apply(changes: readonly Change[], group?: GroupTag): Promise<Applied>;
  /** Change groups of the last 30 days that the user may revert, most recent first. */
  groups(): Promise<readonly ChangeGroup[]>;
  /**
   * Reverts a part of a group: records that have changed since are skipped, unless forced.
   *
   * @returns null when there is no such group
   */
  revertGroup(id: string, request: GroupRevertRequest): Promise<GroupReverted | null>;
  /** Records removed in the last 30 days. */
  removed(query: BinQuery): Promise<BinPage>;
  /**
   * Restores removed records.
   *
   * @returns the number of restored records; those no longer in the bin are skipped
   */
  restoreRemoved(items: readonly BinItem[]): Promise<number>;
  /**
   * Notifies of changed collections, in this store or elsewhere.
   *
   * @returns unsubscribes
   */
  subscribe(listener: (changed: readonly Collection[]) => void): () => void;
}
