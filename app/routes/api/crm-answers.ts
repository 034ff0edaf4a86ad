import type { ChangeCounts } from '#app/data/crm-news.server.ts';
import type { Collection, Records } from '#app/domain/crm/entities.ts';

/** How often the collections had changed when an answer was read: `clients=12, tasks=3`. */
export function countsHeader(counts: ChangeCounts): Record<string, string> {
  const parts = Object.entries(counts).map(([collection, count]) => `${collection}=${count}`);
  return { 'Crm-Changes': parts.join(', ') };
}

/** A record with its version as the entity tag that a change has to name. */
export function recordAnswer(
  record: Records[Collection],
  status = 200,
  headers: Record<string, string> = {},
): Response {
  return Response.json(record, { status, headers: { ...headers, ETag: `"${record.version}"` } });
}
