import { join } from 'node:path';
import { openDatabase, type Database } from '../../app/data/engine/database.server.ts';
import { createEmptyDatabase } from '../../test/database/empty-database.ts';
import {
  findPostgres,
  startPostgres,
  type PostgresProcess,
} from '../../test/database/postgres-process.ts';

/** A database to measure the site on. */
export interface MeasuredDatabase {
  name: 'embedded' | 'PostgreSQL';
  /** Environment variables of a server that uses it. */
  env: Readonly<Record<string, string>>;
  /** Opens it directly; the embedded one only while no server uses it. */
  open(): Promise<Database>;
}

export interface MeasuredDatabases {
  /** Fresh databases of both kinds; only the embedded one where PostgreSQL is not installed. */
  fresh(purpose: string): Promise<readonly MeasuredDatabase[]>;
  /** Null where PostgreSQL is not installed. */
  postgres: PostgresProcess | null;
}

/** Durable settings, unlike in tests: acknowledged data survives a crash. */
const durable = { fsync: 'on', synchronous_commit: 'on', full_page_writes: 'on' };

/** Starts PostgreSQL, if it is installed. */
export async function findDatabases(scratch: string): Promise<MeasuredDatabases> {
  const programs = findPostgres();
  const postgres = programs === null ? null : await startPostgres(programs, undefined, durable);

  async function fresh(purpose: string): Promise<readonly MeasuredDatabase[]> {
    const data = join(scratch, `${purpose}-embedded`);
    const embedded: MeasuredDatabase = {
      name: 'embedded',
      env: { DATA_DIR: data },
      open: () => openDatabase({ directory: join(data, 'database') }),
    };
    if (postgres === null) return [embedded];
    const url = await createEmptyDatabase(postgres.url, purpose);
    const server: MeasuredDatabase = {
      name: 'PostgreSQL',
      env: { DATA_DIR: join(scratch, `${purpose}-beside-postgres`), DATABASE_URL: url },
      open: () => openDatabase({ url }),
    };
    return [embedded, server];
  }
  return { fresh, postgres };
}
