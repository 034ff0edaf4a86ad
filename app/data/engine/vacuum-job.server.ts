import { sql } from 'drizzle-orm';
import type { Database } from './database.server.ts';
import type { Job } from './jobs.server.ts';

const minute = 60_000;

/**
 * What a server does in the background: makes room where rows were changed, and looks at what the tables hold, without
 * which the planner guesses. The embedded engine is one process and leaves it undone. Tables are due as on a server
 * (PostgreSQL 18, §24.1.6), so that a large one, which everybody waits for, seldom is.
 */
export function upkeep({ db, kind }: Database): Job[] {
  if (kind !== 'embedded') return [];
  return [
    {
      name: 'upkeep',
      every: 10 * minute,
      async run() {
        // Counts are kept back until a session is idle, which the only one never is.
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
