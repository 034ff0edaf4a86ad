import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { afterAll, beforeAll, describe, inject, vi } from 'vitest';
import { openDatabase, type Database } from '../app/data/engine/database.server.ts';
import type { LocalPlace } from '../app/data/engine/embedded-place.server.ts';
import { createEmptyDatabase } from './database/empty-database.ts';

/**
 * Runs the tests on every supported engine: the embedded one, and PostgreSQL where it is installed. Each run has its
 * own database, migrated and empty, which all tests of the block share.
 *
 * @param tests given a function that returns the database; to be called inside tests and hooks
 */
export function onEachDatabase(name: string, tests: (open: () => Database) => void): void {
  const url = inject('postgresUrl');
  describe(`${name}, embedded`, () => {
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
export async function openInMemory(): Promise<Database> {
  return openDatabase(await emptyInMemory());
}

let dump: Promise<Uint8Array<ArrayBuffer>> | null = null;

/** The place of such a database. */
export async function emptyInMemory(): Promise<LocalPlace> {
  dump ??= readDump(inject('emptyDump'));
  return { memory: true, from: await dump };
}

async function readDump(file: string): Promise<Uint8Array<ArrayBuffer>> {
  // Written by the global setup, while the first tests run.
  await vi.waitUntil(() => existsSync(file), { timeout: 60_000, interval: 20 });
  return new Uint8Array(await readFile(file));
}

/** Creates an empty database on the tests' PostgreSQL, and returns its address. */
export function createPostgresDatabase(server: string): Promise<string> {
  return createEmptyDatabase(server, `test_${crypto.randomUUID().replaceAll('-', '')}`);
}
