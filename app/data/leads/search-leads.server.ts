import { and, desc, ne, sql } from 'drizzle-orm';
import type { Reader } from '#app/data/engine/database.server.ts';
import { recentMatches } from '#app/data/search/recent-matches.server.ts';
import { searchCondition } from '#app/data/search/search-condition.server.ts';
import type { SearchTerms } from '#app/domain/crm/search/search-terms.ts';
import type { Lead } from '#app/domain/leads/lead.ts';
import { isListed } from './booked-from.server.ts';
import { leadOf } from './lead-rows.server.ts';
import { leads } from './schema.server.ts';

/** Matching leads, newest first, without those held as spam. */
export async function searchLeads(db: Reader, terms: SearchTerms, limit: number): Promise<Lead[]> {
  const searched = {
    table: leads,
    recency: leads.createdAt,
    among: and(ne(leads.status, 'quarantined'), isListed),
  };
  const ids = await recentMatches(db, searched, searchCondition(leads.searchText, terms), limit);
  if (ids.length === 0) return [];
  const rows = await db
    .select()
    .from(leads)
    .where(sql`${leads.id} = any(${sql.param(ids)}::uuid[])`)
    .orderBy(desc(leads.createdAt), desc(leads.id));
  return rows.map(leadOf);
}
