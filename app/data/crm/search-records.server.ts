import { sql, type SQL } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import type { Database, Reader } from '#app/data/engine/database.server.ts';
import { recentMatches } from '#app/data/search/recent-matches.server.ts';
import { searchCondition, titleCondition } from '#app/data/search/search-condition.server.ts';
import { collections, type Collection } from '#app/domain/crm/records/entities.ts';
import {
  hitOf,
  mostHits,
  recencyOf,
  type FoundGroup,
  type SearchQuery,
} from '#app/domain/crm/search/search-hits.ts';
import {
  isEmptySearch,
  searchTerms,
  titleRanks,
  type SearchTerms,
} from '#app/domain/crm/search/search-terms.ts';
import { crmTableOf, type Ranked } from './crm-tables.server.ts';

/** Finds records of every collection by any of their texts: matches by name first, then the most recent. */
export async function searchRecords(
  { read }: Pick<Database, 'read'>,
  { text, limit }: SearchQuery,
): Promise<FoundGroup[]> {
  const terms = searchTerms(text);
  if (isEmptySearch(terms)) return [];
  const size = Math.min(limit, mostHits);
  const groups = await Promise.all(
    collections.map((each) => read((reader) => searchOne(reader, each, terms, size))),
  );
  return groups.filter(({ hits }) => hits.length > 0);
}

async function searchOne(
  reader: Reader,
  collection: Collection,
  terms: SearchTerms,
  size: number,
): Promise<FoundGroup> {
  const { table, fullText, sort, toRecord } = crmTableOf(collection);
  const recency = sort[recencyOf(collection)];
  if (!recency || isRanked(recency)) throw new Error(`No order by time of ${collection}`);
  // One extra row shows whether there are more.
  const ids: string[] = [];
  for (const condition of conditionsOf(fullText, terms)) {
    if (ids.length > size) break;
    const wanted = size + 1 - ids.length;
    // oxlint-disable-next-line no-await-in-loop -- ends with the last match that is wanted
    ids.push(...(await recentMatches(reader, { table, recency }, condition, wanted)));
  }
  const shown = ids.slice(0, size);
  if (shown.length === 0) return { in: collection, hits: [], hasMore: false };
  const rows = await reader
    .select()
    .from(table)
    .where(sql`${table.id} = any(${sql.param(shown)}::text[])`);
  const records = new Map(rows.map((row) => toRecord(row)).map((record) => [record.id, record]));
  const hits = shown.flatMap((id) => {
    const record = records.get(id);
    return record ? [hitOf(collection, record, terms)] : [];
  });
  return { in: collection, hits, hasMore: ids.length > size };
}

/** The conditions of a search, best matches first and mutually exclusive. */
function conditionsOf(fullText: AnyPgColumn, terms: SearchTerms): SQL[] {
  const condition = searchCondition(fullText, terms);
  if (terms.title === '') return [condition];
  return titleRanks.map((rank) => {
    const byTitle = titleCondition(fullText, terms, rank);
    return rank === 'none' ? sql`${condition} and ${byTitle}` : byTitle;
  });
}

const isRanked = (key: object): key is Ranked => 'order' in key;
