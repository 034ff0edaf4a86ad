import { collections } from '#app/domain/crm/records/entities.ts';
import type { ChangeCounts } from '#app/domain/crm/store/feed-topics.ts';

/** The collections' change counts at the time of a read: `clients=12, tasks=3`. */
export function countsHeader(counts: ChangeCounts): Record<string, string> {
  const known = collections.filter((each) => counts[each] !== undefined);
  return { 'Crm-Changes': known.map((each) => `${each}=${counts[each]}`).join(', ') };
}
