import { ownedCollections } from '../crm/records/owners.ts';

/**
 * What a departing member hands over: their clients and projects, unfinished tasks, open leads and upcoming meetings.
 */
export const belongingKinds = [...ownedCollections, 'leads', 'meetings'] as const;

export type BelongingKind = (typeof belongingKinds)[number];

/** Number of each that a member has. */
export type Belongings = Record<BelongingKind, number>;

/** A meeting that could not be handed over because the successor is not free. */
export interface RemainingMeeting {
  /** ISO 8601, UTC. */
  start: string;
  /** The visitor's name. */
  name: string;
}

/** Account id of each successor; null leaves the records with their current owner. */
export type Successors = Record<BelongingKind, string | null>;
