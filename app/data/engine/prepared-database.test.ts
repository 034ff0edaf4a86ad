import { execFile } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { sql } from 'drizzle-orm';
import { afterAll, describe, expect, it, vi } from 'vitest';
import { openDatabase, type Place } from './database.server.ts';
import { prepareDatabase } from './prepare-database.server.ts';
import { findPrepared, preparedDirectory } from './prepared-database.server.ts';

vi.setConfig({ testTimeout: 180_000 });

const scratch = mkdtempSync(join(tmpdir(), 'iluma-prepared-'));
afterAll(() => rmSync(scratch, { recursive: true }));

/** PostgreSQL's catalogue: everything that migrations create. */
async function schemaOf(place: Place) {
  const database = await openDatabase(place);
  const { db } = database;
  const { rows: columns } = await db.execute(sql`
    select table_schema, table_name, column_name, data_type, is_nullable, column_default
    from information_schema.columns order by 1, 2, 3`);
  const { rows: indexes } = await db.execute(sql`select * from pg_indexes order by 1, 2, 3`);
  const { rows: applied } = await db.execute(
    sql`select hash, created_at from drizzle.__drizzle_migrations order by id`,
  );
  await database.close();
  return { columns, indexes, applied };
}

describe('the prepared database', () => {
  it(
    'has the same schema as a database in memory and one created from scratch',
    { tags: 'long' },
    async () => {
      const copied = await schemaOf({ directory: join(scratch, 'copied') });
      expect(copied.applied.length).toBeGreaterThan(20);
      expect(await schemaOf({ memory: true })).toEqual(copied);
      expect(await schemaOf({ directory: join(scratch, 'made'), from: null })).toEqual(copied);
    },
  );

  it('is copied into a new directory, readable by its owner only', async () => {
    const directory = join(scratch, 'new');
    await (await openDatabase({ directory })).close();
    // The identifier of the database, generated when it was created from scratch.
    const identifierOf = (of: string) => readFileSync(join(of, 'global/pg_control')).subarray(0, 8);
    expect(identifierOf(directory)).toEqual(identifierOf(preparedDirectory()));
    const modeOf = (path: string) => statSync(path).mode & 0o777;
    expect([modeOf(directory), modeOf(join(directory, 'PG_VERSION'))]).toEqual([0o700, 0o600]);
    expect(modeOf(join(preparedDirectory(), 'PG_VERSION'))).toBe(0o644);
  });

  it('is built once per release, and is the only one kept', async () => {
    const before = statSync(preparedDirectory()).ino;
    await prepareDatabase();
    expect(statSync(preparedDirectory()).ino).toBe(before);
    expect(readdirSync(join(preparedDirectory(), '..'))).toHaveLength(1);
    expect(findPrepared()).toBe(preparedDirectory());
  });

  for (const [moment, details] of [
    ['chmodSync 1', {}],
    ['chmodSync 700', { tags: 'long' }],
    ['renameSync 1', { tags: 'long' }],
  ] as const) {
    it(
      `leaves no usable database directory when copying is killed (${moment}), and is copied again`,
      details,
      async () => {
        const directory = join(scratch, moment, 'database');
        const preload = ['--import', program('killed-at.ts')];
        const killed = promisify(execFile)(
          process.execPath,
          [...preload, program('open-database.ts'), directory],
          { env: { ...process.env, KILLED_AT: moment } },
        );
        await expect(killed).rejects.toMatchObject({ signal: 'SIGKILL' });
        expect([existsSync(directory), existsSync(`${directory}.new`)]).toEqual([false, true]);
        const database = await openDatabase({ directory });
        expect((await database.db.execute(sql`select from leads`)).rows).toEqual([]);
        await database.close();
        expect(existsSync(`${directory}.new`)).toBe(false);
      },
    );
  }
});

const program = (name: string) =>
  fileURLToPath(new URL(`../../../test/programs/${name}`, import.meta.url));
