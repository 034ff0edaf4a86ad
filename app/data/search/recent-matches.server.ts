import { and, desc, sql, type SQL } from 'drizzle-orm';
import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Reader } from '#app/data/engine/database.server.ts';

/** Newest rows scanned one by one, before the index is used and after. */
const newest = 500;
const newestOfMany = 20_000;

/** Maximum matches fetched for sorting. */
const mostOrdered = 1000;

/** A table with a trigram index on its text, and one on (recency, id). */
interface Searched {
  table: PgTable & { id: AnyPgColumn };
  recency: AnyPgColumn | SQL;
  /** Restricts the rows. */
  among?: SQL | undefined;
}

interface Match extends Record<string, unknown> {
  id: string;
}

/**
 * Ids of the newest matching rows, at most `limit`. Frequent words are found among the newest rows; rare ones by the
 * text's index. The planner would choose the wrong plan, because it cannot estimate how many rows contain a word.
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
  // The inner rows are sorted, so that the query stops at the last match needed.
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
