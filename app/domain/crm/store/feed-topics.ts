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

/** Topics that take the permission for leads: their counts say how many come in. */
const topicsOfLeads: ReadonlySet<FeedTopic> = new Set(['leads', 'bookings', 'team', 'mails']);

export function hears(topic: FeedTopic, worksOnLeads: boolean): boolean {
  return worksOnLeads || !topicsOfLeads.has(topic);
}

export function heardCounts(counts: ChangeCounts, worksOnLeads: boolean): ChangeCounts {
  const own = Object.entries(counts).filter(([topic]) => hears(topic as FeedTopic, worksOnLeads));
  return Object.fromEntries(own);
}
