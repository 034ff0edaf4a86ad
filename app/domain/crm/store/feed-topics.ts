import { collections } from '../records/entities.ts';

/**
 * Topics for which the change feed counts changes: the collections, leads, meetings, presence, notifications, mails and
 * views.
 */
export const feedTopics = [
  ...collections,
  'leads',
  'bookings',
  'team',
  'notifications',
  'mails',
  'views',
] as const;

export type FeedTopic = (typeof feedTopics)[number];

/** Number of changes by topic; absent if there were none. */
export type ChangeCounts = Readonly<Partial<Record<FeedTopic, number>>>;

/** Topics that need the permission for leads: their counts reveal how many arrive. */
const topicsOfLeads: ReadonlySet<FeedTopic> = new Set(['leads', 'bookings', 'team', 'mails']);

/** @param worksOnLeads whether the reader has the permission for leads */
export function isVisibleTopic(topic: FeedTopic, worksOnLeads: boolean): boolean {
  return worksOnLeads || !topicsOfLeads.has(topic);
}

/** The counts of the topics that a reader may see. */
export function visibleCounts(counts: ChangeCounts, worksOnLeads: boolean): ChangeCounts {
  const own = Object.entries(counts).filter(([topic]) =>
    isVisibleTopic(topic as FeedTopic, worksOnLeads),
  );
  return Object.fromEntries(own);
}
