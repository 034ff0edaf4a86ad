import type { Collection, Records } from './entities.ts';
import type { Figures, FiguresQuery, Overview } from './figures.ts';
import type { Query } from './query.ts';

/**
 * One step of a plan, which has at most one for each record. A `put` creates a record when `on` is null, otherwise it replaces the version it was made on; a
 * `remove` names the version it saw.
 */
export type Change = { [C in Collection]: PutIn<C> | RemoveFrom<C> }[Collection];

interface PutIn<C extends Collection> {
  do: 'put';
  in: C;
  /** The record as it shall be; the store gives it its version. */
  record: Records[C];
  on: number | null;
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
  /** How many records match in all. */
  total: number;
  /** Set when a store stopped counting: there are `total` or more. */
  isFloor?: boolean;
  /** Where the next page begins, for `after`; absent on the last one. */
  next?: string;
}

/** A change that came too late: the record has another version by now, or is gone (`null`), or is already there. */
interface Conflict {
  in: Collection;
  id: string;
  current: Records[Collection] | null;
}

/** Why a store did not do what it was asked. */
export type StoreFailureCode = 'unreachable' | 'signed-out' | 'not-allowed' | 'busy' | 'refused';

export type Applied =
  /** `undo` leads back to what was before, as long as nobody has changed it again. */
  { ok: true; undo: readonly Change[] } | { ok: false; conflict: Conflict };

/**
 * Where CRM records live. It belongs to neither side: the sandbox keeps them in the visitor's browser, the live store in
 * PostgreSQL, and an HTTP client stands between. Stores only read and apply; what a change means is decided by planners.
 * Every implementation passes test/contracts/crm-store.ts. A store that cannot be reached rejects.
 */
export interface CrmStore {
  get<C extends Collection>(collection: C, id: string): Promise<Records[C] | null>;
  /** @throws RangeError when `after` is no cursor of this order */
  list<C extends Collection>(collection: C, query: Query<C>): Promise<Page<Records[C]>>;
  /** The first figures anybody looks at, of everybody's records. */
  overview(): Promise<Overview>;
  /** What the records add up to, worked out where they are. */
  figures(query: FiguresQuery): Promise<Figures>;
  /** Applies all changes or none. */
  apply(changes: readonly Change[]): Promise<Applied>;
  /**
   * Tells of collections that have changed, here or elsewhere.
   *
   * @returns stops telling
   */
  subscribe(listener: (changed: readonly Collection[]) => void): () => void;
}
