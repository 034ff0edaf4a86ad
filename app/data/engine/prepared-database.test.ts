import { execFile } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { sql } from 'drizzle-orm';
import { afterAll, describe, expect, it, vi } from 'vitest';
import { openDatabase, type Place } from './database.server.ts';
import { readPacked } from './files/packed-folder.server.ts';
import { prepareDatabase } from './prepare-database.server.ts';
import { findPrepared, preparedFile } from './prepared-database.server.ts';

vi.setConfig({ testTimeout: 180_000 });

const scratch = mkdtempSync(join(tmpdir(), 'iluma-prepared-'));
afterAll(() => rmSync(scratch, { recursive: true }));

/** What PostgreSQL says of its own catalogue: everything that migrations make. */
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
  it('a database is the same, unpacked from it, in memory, and made from nothing', async () => {
    const unpacked = await schemaOf({ directory: join(scratch, 'unpacked') });
    expect(unpacked.applied.length).toBeGreaterThan(20);
    expect(await schemaOf({ memory: true })).toEqual(unpacked);
    expect(await schemaOf({ directory: join(scratch, 'made'), from: null })).toEqual(unpacked);
  });

  it('a new directory is unpacked from it', async () => {
    const directory = join(scratch, 'new');
    await (await openDatabase({ directory })).close();
    const made = readPacked(preparedFile()).get('global/pg_control');
    // The identifier of the database, drawn when it was made from nothing.
    expect(readFileSync(join(directory, 'global/pg_control')).subarray(0, 8)).toEqual(
      Buffer.from(made?.subarray(0, 8) ?? []),
    );
  });

  it('the prepared database is made once for a release, and stands alone', async () => {
    const before = readFileSync(preparedFile());
    await prepareDatabase();
    expect(readFileSync(preparedFile()).equals(before)).toBe(true);
    expect(readdirSync(join(preparedFile(), '..'))).toHaveLength(1);
    expect(findPrepared()).toBe(preparedFile());
  });

  it.each(['writeFileSync 1', 'writeFileSync 700', 'renameSync 1'])(
    'a creation that is killed half-way (%s) leaves nothing that looks like a database',
    async (moment) => {
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
});

const program = (name: string) =>
  fileURLToPath(new URL(`../../../test/programs/${name}`, import.meta.url));
