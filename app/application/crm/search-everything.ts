import type { Reader } from '#app/data/engine/database.server.ts';
import { searchLeads } from '#app/data/leads/search-leads.server.ts';
import {
  mostHits,
  searchPlaces,
  type FoundGroup,
  type SearchQuery,
} from '#app/domain/crm/search/search-hits.ts';
import { excerptOf, isEmptySearch, searchTerms } from '#app/domain/crm/search/search-terms.ts';
import type { CrmStore } from '#app/domain/crm/store/store.ts';
import { leadTexts } from '#app/domain/leads/lead.ts';
import type { Services } from '../services.ts';
import type { ApiUser } from '../staff/api-user.server.ts';

/** Searches the collections, and leads for callers who may read them. */
export async function searchEverything(
  query: SearchQuery,
  {
    store,
    user,
    services: { database },
  }: { store: CrmStore; user: ApiUser; services: Pick<Services, 'database'> },
): Promise<readonly FoundGroup[]> {
  const [records, leads] = await Promise.all([
    store.search(query),
    user.may('leads') ? database.read((reader) => foundLeads(reader, query)) : [],
  ]);
  const found = [...records, ...leads];
  return searchPlaces.flatMap((place) => found.filter((group) => group.in === place));
}

async function foundLeads(reader: Reader, { text, limit }: SearchQuery): Promise<FoundGroup[]> {
  const terms = searchTerms(text);
  if (isEmptySearch(terms)) return [];
  const size = Math.min(limit, mostHits);
  const found = await searchLeads(reader, terms, size + 1);
  if (found.length === 0) return [];
  const hits = found.slice(0, size).map((lead) => {
    const { id, name, company, status, createdAt } = lead;
    const title = company ? `${name}, ${company}` : name;
    const texts = leadTexts(lead).filter((each) => each !== name && each !== company);
    // The reference comes first in the texts but says little; the message says most.
    const excerpt = excerptOf(title, [...texts.slice(1), ...texts.slice(0, 1)], terms);
    return { id, title, state: status, excerpt, at: createdAt };
  });
  return [{ in: 'leads', hits, hasMore: found.length > size }];
}
