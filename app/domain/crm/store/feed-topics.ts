import { collections } from '../records/entities.ts';

/** What the change feed counts changes of: the collections, and the inbox of leads. */
export const feedTopics = [...collections, 'leads'] as const;

export type FeedTopic = (typeof feedTopics)[number];

/** Number of changes by topic; absent for one that never changed. */
export type ChangeCounts = Readonly<Partial<Record<FeedTopic, number>>>;
