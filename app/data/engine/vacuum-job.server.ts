import { sql } from 'drizzle-orm';
import { minute } from '#app/domain/durations.ts';
import type { Database } from './database.server.ts';
import type { Job } from './jobs.server.ts';

/**
 * Vacuums and analyzes the embedded database, which has no autovacuum process. Tables are due by a server's default
 * thresholds (PostgreSQL 18, §24.1.6), so that large ones, which block everyone, rarely are.
 */
export function vacuumJob({ db, kind }: Database): Job[] {
  if (kind !== 'embedded') return [];
  return [
    {
      name: 'upkeep',
      every: 10 * minute,
      async run() {
        // Statistics are flushed when a session becomes idle, which the only session never does.
        await db.execute(sql`select pg_stat_force_next_flush()`);
        const due = await db.execute<{ name: string; isVacuumed: boolean }>(sql`
          select relname as name, is_vacuumed as "isVacuumed"
          from (
            select pg_class.relname, greatest(reltuples, 0) as size, n_mod_since_analyze as modified,
              n_dead_tup > 50 + 0.2 * greatest(reltuples, 0)
                or n_ins_since_vacuum > 1000 + 0.2 * greatest(reltuples, 0) as is_vacuumed
            from pg_stat_user_tables join pg_class on oid = relid
          ) as counted
          where is_vacuumed or modified > 50 + 0.1 * size
          order by relname`);
        for (const { name, isVacuumed } of due.rows)
          // oxlint-disable-next-line no-await-in-loop -- one connection
          await db.execute(
            isVacuumed
              ? sql`vacuum (analyze) ${sql.identifier(name)}`
              : sql`analyze ${sql.identifier(name)}`,
          );
      },
    },
  ];
}
