import { and, desc, sql, type SQL } from 'drizzle-orm';
import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Reader } from '#app/data/engine/database.server.ts';

/** Newest rows that are looked through one by one, before the index is asked and after. */
const newest = 500;
const newestOfMany = 20_000;

/** Most matches that are fetched to be put in order. */
const mostOrdered = 1000;

/** A table with a trigram index on its text, and one on (recency, id). */
interface Searched {
  table: PgTable & { id: AnyPgColumn };
  recency: AnyPgColumn | SQL;
  /** Admits only some of its rows. */
  among?: SQL;
}

interface Match extends Record<string, unknown> {
  id: string;
}

/**
 * Ids of the newest rows that match, at most `limit`. What many rows say is found among the newest; what few say, by the
 * text's index. Left to itself, the planner would take one way for the other: it cannot tell how many rows have a word.
 */
export async function recentMatches(
  reader: Reader,
  { table, recency, among }: Searched,
  condition: SQL,
  limit: number,
): Promise<string[]> {
  const order = sql`order by ${desc(recency)}, ${desc(table.id)}`;
  const admitted = among ? sql`where ${among}` : sql``;
  const all = and(condition, among) ?? condition;
  const ids = async (query: SQL) => (await reader.execute<Match>(query)).rows.map(({ id }) => id);
  // The rows within come in order, so that the query ends with the last match that is wanted.
  const amongNewest = (rows: number) =>
    ids(sql`
      select ${table.id} from (select * from ${table} ${admitted} ${order} limit ${rows})
      as ${table} where ${condition} ${order} limit ${limit}`);

  const recent = await amongNewest(newest);
  if (recent.length === limit) return recent;

  const matches = await reader.execute<Match & { total: number }>(sql`
    with matches as materialized (
      select ${table.id} as id, ${recency} as at from ${table} where ${all} limit ${mostOrdered + 1}
    )
    select id, (select count(*)::int from matches) as total from matches
    order by at desc, id desc limit ${limit}`);
  if ((matches.rows[0]?.total ?? 0) <= mostOrdered) return matches.rows.map(({ id }) => id);

  const older = await amongNewest(newestOfMany);
  if (older.length === limit) return older;

  return ids(sql`select ${table.id} from ${table} where ${all} ${order} limit ${limit}`);
}
