import { ownedCollections } from '../crm/records/owners.ts';

/** What whoever leaves hands over: their clients and projects, the tasks that are not done, the leads that are open. */
export const belongingKinds = [...ownedCollections, 'leads'] as const;

export type BelongingKind = (typeof belongingKinds)[number];

/** How many of each somebody has. */
export type Belongings = Record<BelongingKind, number>;

/** Id of the account that takes each over; null leaves them where they are. */
export type Successors = Record<BelongingKind, string | null>;
