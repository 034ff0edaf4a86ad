import { ownedCollections } from '../crm/records/owners.ts';

/** What whoever leaves hands over: their clients and projects, the tasks that are not done, the leads that are open. */
export const handedOver = [...ownedCollections, 'leads'] as const;

export type HandedOver = (typeof handedOver)[number];

/** How many of each somebody has. */
export type Belongings = Record<HandedOver, number>;

/** Id of the account that takes each over; null leaves them where they are. */
export type Successors = Record<HandedOver, string | null>;
