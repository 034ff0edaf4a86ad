import { join } from 'node:path';
import { openDatabase, type Database } from '../../app/data/database.server.ts';
import { createEmptyDatabase } from '../../test/empty-database.ts';
import { findPostgres, startPostgres, type PostgresProcess } from '../../test/postgres-process.ts';

/** A database that the site is measured on. */
export interface Place {
  name: 'embedded' | 'PostgreSQL';
  /** What a server is told of it. */
  env: Readonly<Record<string, string>>;
  /** Opens it, while no server has the embedded one. */
  open(): Promise<Database>;
}

export interface Places {
  /** Fresh databases of both kinds; only the embedded one where the machine has no PostgreSQL. */
  fresh(purpose: string): Promise<readonly Place[]>;
  /** Null where the machine has none. */
  postgres: PostgresProcess | null;
}

/** With everything that keeps what was acknowledged, unlike in tests. */
const durable = { fsync: 'on', synchronous_commit: 'on', full_page_writes: 'on' };

/** Starts the machine's PostgreSQL, if it has one. */
export async function findPlaces(scratch: string): Promise<Places> {
  const programs = findPostgres();
  const postgres = programs === null ? null : await startPostgres(programs, undefined, durable);

  async function fresh(purpose: string): Promise<readonly Place[]> {
    const data = join(scratch, `${purpose}-embedded`);
    const embedded: Place = {
      name: 'embedded',
      env: { DATA_DIR: data },
      open: () => openDatabase({ directory: join(data, 'database') }),
    };
    if (postgres === null) return [embedded];
    const url = await createEmptyDatabase(postgres.url, purpose);
    const server: Place = {
      name: 'PostgreSQL',
      env: { DATA_DIR: join(scratch, `${purpose}-beside-postgres`), DATABASE_URL: url },
      open: () => openDatabase({ url }),
    };
    return [embedded, server];
  }
  return { fresh, postgres };
}
