import { ownedCollections } from '../crm/records/owners.ts';

/**
 * What whoever leaves hands over: their clients and projects, the tasks that are not done, the leads that are open, the
 * meetings to come.
 */
export const belongingKinds = [...ownedCollections, 'leads', 'meetings'] as const;

export type BelongingKind = (typeof belongingKinds)[number];

/** How many of each somebody has. */
export type Belongings = Record<BelongingKind, number>;

/** A meeting that nobody has taken over, because the successor is not free. */
export interface RemainingMeeting {
  /** ISO 8601, UTC. */
  start: string;
  /** The visitor's. */
  name: string;
}

/** Id of the account that takes each over; null leaves them where they are. */
export type Successors = Record<BelongingKind, string | null>;
