import { join } from 'node:path';
import pg from 'pg';
import { openDatabase, type Database } from '../../app/data/database.server.ts';
import { findPostgres, startPostgres } from '../../test/postgres-process.ts';

/** A database that the site is measured on. */
export interface Place {
  name: 'embedded' | 'PostgreSQL';
  /** What a server is told of it. */
  env: Readonly<Record<string, string>>;
  /** Opens it, while no server has the embedded one. */
  open(): Promise<Database>;
}

/** With everything that keeps what was acknowledged, unlike in tests. */
const durable = { fsync: 'on', synchronous_commit: 'on', full_page_writes: 'on' };

/** Fresh databases of both kinds; only the embedded one where the machine has no PostgreSQL. */
export async function findPlaces(
  scratch: string,
): Promise<{ places: readonly Place[]; stop(): Promise<void> }> {
  const data = join(scratch, 'data');
  const embedded: Place = {
    name: 'embedded',
    env: { DATA_DIR: data },
    open: () => openDatabase({ directory: join(data, 'database') }),
  };
  const programs = findPostgres();
  if (programs === null) return { places: [embedded], stop: () => Promise.resolve() };
  const server = await startPostgres(programs, undefined, durable);
  const url = await emptyDatabase(server.url);
  const postgres: Place = {
    name: 'PostgreSQL',
    env: { DATA_DIR: join(scratch, 'beside-postgres'), DATABASE_URL: url },
    open: () => openDatabase({ url }),
  };
  return { places: [embedded, postgres], stop: () => server.stop() };
}

async function emptyDatabase(server: string): Promise<string> {
  const client = new pg.Client(server);
  await client.connect();
  await client.query('create database bench');
  await client.end();
  const url = new URL(server);
  url.pathname = '/bench';
  return url.href;
}
