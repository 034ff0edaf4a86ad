import { fileURLToPath } from 'node:url';
import { sql } from 'drizzle-orm';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import { drizzle } from 'drizzle-orm/node-postgres';
import type { Client } from 'pg';
import type { Transaction } from './engine/pool.server.ts';

export const migrationsFolder = fileURLToPath(new URL('./migrations/', import.meta.url));

/** Key of the advisory lock: any number shared by all servers of a database. */
const lock = 727_274;

/**
 * Applies pending migrations in one transaction. Of several servers starting at once, one migrates and the others wait.
 * Lock and timeout are transaction-scoped, because behind a pooler the next transaction may use another session.
 *
 * @param limit statement timeout, in milliseconds; null for the engine's own
 */
export async function migrate(client: Client, limit: number | null): Promise<void> {
  const apply = async (t: Transaction) => {
    if (limit !== null) await t.execute(sql.raw(`set local statement_timeout = ${limit}`));
    await t.execute(sql`select pg_advisory_xact_lock(${lock})`);
    await t.execute(sql`create extension if not exists pg_trgm`);
    await t.execute(sql`create schema if not exists drizzle`);
    // The table of Drizzle's own migrator, used by former releases.
    await t.execute(sql`create table if not exists drizzle.__drizzle_migrations (
      id serial primary key, hash text not null, created_at bigint)`);
    const { rows } = await t.execute<{ last: string | null }>(
      sql`select max(created_at) as last from drizzle.__drizzle_migrations`,
    );
    const last = Number(rows[0]?.last ?? -1);
    for (const { folderMillis, hash, sql: statements } of readMigrationFiles({
      migrationsFolder,
    })) {
      if (folderMillis <= last) continue;
      // oxlint-disable-next-line no-await-in-loop -- in order
      for (const statement of statements) await t.execute(sql.raw(statement));
      // oxlint-disable-next-line no-await-in-loop -- in order
      await t.execute(sql`insert into drizzle.__drizzle_migrations (hash, created_at)
        values (${hash}, ${folderMillis})`);
    }
  };
  // A server that waited for the lock sees what the other has committed.
  await drizzle({ client }).transaction(apply, { isolationLevel: 'read committed' });
}
