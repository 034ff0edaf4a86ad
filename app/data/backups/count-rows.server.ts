import { sql } from 'drizzle-orm';
import type { Reader } from '#app/data/engine/database.server.ts';
import type { RowCounts } from '#app/domain/backups/backup.ts';

/** Counts the rows of the site's tables. */
export async function countRows(reader: Reader): Promise<RowCounts> {
  const tables = await reader.execute<{ name: string }>(sql`
    select c.relname as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where n.nspname = 'public' and c.relkind = 'r'
    order by c.relname collate "C"`);
  const counted: Record<string, number> = {};
  for (const { name } of tables.rows) {
    const table = sql`${sql.identifier('public')}.${sql.identifier(name)}`;
    // oxlint-disable-next-line no-await-in-loop -- one connection
    const { rows } = await reader.execute<{ n: string }>(sql`select count(*) as n from ${table}`);
    counted[name] = Number(rows[0]?.n);
  }
  return counted;
}
