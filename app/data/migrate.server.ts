import { fileURLToPath } from 'node:url';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate as applyMigrations } from 'drizzle-orm/node-postgres/migrator';
import type { Client } from 'pg';

export const migrationsFolder = fileURLToPath(new URL('./migrations/', import.meta.url));

/** Key of the advisory lock; any number that all servers of a database share. */
const lock = 727_274;

/** Applies pending migrations. Of several servers that start at once, one migrates and the others wait. */
export async function migrate(client: Client): Promise<void> {
  await client.query('select pg_advisory_lock($1)', [lock]);
  try {
    // Within the lock: two concurrent creations would conflict.
    await client.query('create extension if not exists pg_trgm');
    await applyMigrations(drizzle({ client }), { migrationsFolder });
  } finally {
    await client.query('select pg_advisory_unlock($1)', [lock]);
  }
}
