import { fileURLToPath } from 'node:url';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate as applyMigrations } from 'drizzle-orm/node-postgres/migrator';
import type { Client } from 'pg';

const migrationsFolder = fileURLToPath(new URL('./migrations/', import.meta.url));

/** Any number; the same in every server that shares a database. */
const lock = 727_274;

/** Brings a database up to date. Of several servers that start at once, one does so and the others wait. */
export async function migrate(client: Client): Promise<void> {
  await client.query('select pg_advisory_lock($1)', [lock]);
  try {
    // Inside the lock: two that find it missing at the same moment would both create it.
    await client.query('create extension if not exists pg_trgm');
    await applyMigrations(drizzle({ client }), { migrationsFolder });
  } finally {
    await client.query('select pg_advisory_unlock($1)', [lock]);
  }
}
