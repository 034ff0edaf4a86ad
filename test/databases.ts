import { afterAll, beforeAll, describe, inject } from 'vitest';
import { openDatabase, type Database } from '../app/data/engine/database.server.ts';
import { createEmptyDatabase } from './database/empty-database.ts';

/**
 * Runs the tests on every supported engine: PostgreSQL where it is installed, and the embedded one. Beside PostgreSQL the
 * embedded runs are long: they execute the same SQL, and request tests and journeys use that engine too. Each run has its
 * own database, migrated and empty, which all tests of the block share.
 *
 * @param tests given a function that returns the database; to be called inside tests and hooks
 */
export function onEachDatabase(name: string, tests: (open: () => Database) => void): void {
  const url = inject('postgresUrl');
  describe(`${name}, embedded`, { tags: url === null ? [] : ['long'] }, () => {
    tests(opened(openInMemory));
  });
  describe.skipIf(url === null)(`${name}, on PostgreSQL`, () => {
    tests(opened(async () => openDatabase({ url: await createPostgresDatabase(url ?? '') })));
  });
}

function opened(open: () => Promise<Database>): () => Database {
  let database: Database | null = null;
  beforeAll(async () => {
    database = await open();
  }, 120_000);
  afterAll(() => database?.close());
  return () => {
    if (!database) throw new Error('The database is open inside tests and hooks only');
    return database;
  };
}

/** An embedded in-memory database, empty and migrated. */
export const openInMemory = (): Promise<Database> => openDatabase({ memory: true });

/** Creates an empty database on the tests' PostgreSQL, and returns its address. */
export function createPostgresDatabase(server: string): Promise<string> {
  return createEmptyDatabase(server, `test_${crypto.randomUUID().replaceAll('-', '')}`);
}
