import { collections } from '../records/entities.ts';

/** What the change feed counts changes of: the collections, leads, meetings, who is there, what anybody is told, and mails. */
export const feedTopics = [
  ...collections,
  'leads',
  'bookings',
  'team',
  'notifications',
  'mails',
] as const;

export type FeedTopic = (typeof feedTopics)[number];

/** Number of changes by topic; absent for one that never changed. */
export type ChangeCounts = Readonly<Partial<Record<FeedTopic, number>>>;
