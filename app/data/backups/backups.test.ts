import {
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, inject, it, vi } from 'vitest';
import { openDatabase, type Database } from '#app/data/engine/database.server.ts';
import { restoreDirectory } from '#app/data/engine/embedded-place.server.ts';
import { differenceOf } from '#app/domain/backups/backup.ts';
import { createPostgresDatabase } from '../../../test/databases.ts';
import { listenForBackups, requestBackup } from './backup-socket.server.ts';
import { requireDiskSpace } from './disk-space.server.ts';
import { runBackupTask } from './run-backup-task.server.ts';
import { createBackups } from './take-backup.server.ts';

vi.setConfig({ testTimeout: 240_000, hookTimeout: 120_000 });

const data = mkdtempSync(join(tmpdir(), 'iluma-backups-'));
const directory = join(data, 'database');
const environment = process.env;
let database: Database;
beforeAll(async () => {
  database = await openDatabase({ directory });
  await database.db.execute(sql`create table kept (id int, text text)`);
});
afterAll(async () => {
  await database.close();
  rmSync(data, { recursive: true });
});

const take = (file: string, signal?: AbortSignal) =>
  createBackups({ database, place: { directory }, dataDirectory: data, environment })(file, signal);

/** The rows of a backup, restored elsewhere. */
async function restored(file: string): Promise<{ id: number; text: string }[]> {
  const place = join(data, 'restored/database');
  await restoreDirectory(place, file, 'before');
  const copy = await openDatabase({ directory: place });
  const { rows } = await copy.db.execute(sql`select id, text from kept order by id`);
  await copy.close();
  rmSync(join(data, 'restored'), { recursive: true });
  return rows as { id: number; text: string }[];
}

describe('a backup of the embedded database', () => {
  it(
    'holds the rows of one moment while others write to the database',
    { tags: 'long' },
    async () => {
      let id = 0;
      const stop = new AbortController();
      const answers: number[] = [];
      const write = async () => {
        while (!stop.signal.aborted) {
          id += 1;
          const began = performance.now();
          // oxlint-disable-next-line no-await-in-loop -- one after the other
          await database.tx(async (t) => {
            await t.execute(sql`insert into kept values (${id}, ${'x'.repeat(2000)})`);
            await t.execute(sql`update kept set text = 'changed' where id = ${id - 3}`);
            await t.execute(sql`delete from kept where id = ${id - 7}`);
          });
          answers.push(performance.now() - began);
        }
      };
      const writing = write();
      const file = join(data, 'busy.tar.gz');
      const { rows, bytes } = await take(file).finally(() => stop.abort());
      await writing;
      expect(answers.length).toBeGreaterThan(10);
      expect(bytes).toBe(statSync(file).size);
      const found = await restored(file);
      expect(found.length).toBe(rows.kept);
      // No transaction is partial: of the last seven rows, the four oldest were changed.
      expect(found.map(({ text }) => text === 'changed')).toEqual(
        [true, true, true, true, false, false, false].slice(-found.length),
      );
      const ids = found.map((row) => row.id);
      expect(ids).toEqual(ids.map((_, at) => (ids[0] ?? 0) + at));
    },
  );

  it.each([
    ['written', 'cut.tar.gz.new'],
    ['checked', 'backups/check'],
  ])(
    'deletes its files when aborted while being %s, without reporting damage',
    async (_step, begun) => {
      const stop = new AbortController();
      const cut = take(join(data, 'cut.tar.gz'), stop.signal);
      await vi.waitUntil(() => existsSync(join(data, begun)), { timeout: 60_000 });
      stop.abort();
      await expect(cut).rejects.toMatchObject({ code: 'broken' });
      expect(readdirSync(data).filter((name) => name.startsWith('cut'))).toEqual([]);
      expect(existsSync(join(data, 'backups/check'))).toBe(false);
    },
  );

  it(
    'is readable by its owner only when requested over the socket, and fails the check when truncated',
    { tags: 'long' },
    async () => {
      const socket = join(data, 'backup.sock');
      const file = join(data, 'backups/one.tar.gz');
      expect(await requestBackup(socket, file)).toBeNull();
      const report = vi.fn<(error: unknown) => void>();
      const stop = listenForBackups(socket, take, report);
      await vi.waitUntil(() => existsSync(socket));
      const taken = await requestBackup(socket, file);
      expect(taken).toEqual({ bytes: statSync(file).size, rows: expect.any(Object) });
      await expect(requestBackup(socket, file)).rejects.toThrow('is there already');
      await stop();
      expect(report).not.toHaveBeenCalled();

      expect(statSync(file).mode & 0o777).toBe(0o600);
      expect(statSync(join(data, 'backups')).mode & 0o777).toBe(0o700);
      truncateSync(file, statSync(file).size - 100);
      const check = { do: 'count-restored', file, scratch: join(data, 'backups/check') } as const;
      await expect(runBackupTask(check, undefined)).rejects.toThrow(/end|header|archive/);
      expect(readdirSync(join(data, 'backups'))).toEqual(['one.tar.gz']);
    },
  );
});

describe.skipIf(inject('postgresUrl') === null)('a backup of a PostgreSQL server', () => {
  it('holds the rows of one moment, and fails the check when truncated', async () => {
    const url = await createPostgresDatabase(inject('postgresUrl') ?? '');
    const server = await openDatabase({ url });
    try {
      await server.db.execute(sql`create table kept (id int, text text)`);
      await server.db.execute(
        sql`insert into kept select i, E'two\nlines \\.' from generate_series(1, 5000) i`,
      );
      const file = join(data, 'server.dump');
      const backups = createBackups({
        database: server,
        place: { url },
        dataDirectory: data,
        environment,
      });
      const { rows } = await backups(file);
      expect(rows).toMatchObject({ kept: 5000, backups: 0 });
      expect(statSync(file).mode & 0o777).toBe(0o600);
      writeFileSync(file, readFileSync(file).subarray(0, -2000));
      const check = runBackupTask({ do: 'count-dumped', file }, undefined);
      await expect(check.then((found) => differenceOf(rows, found))).rejects.toThrow('pg_restore');
    } finally {
      await server.close();
    }
  });
});

it('a full disk is reported before the backup starts', () => {
  expect(() => requireDiskSpace(1e15, { archive: data, copy: null })).toThrow(
    /^There is no room for a backup: .+ MB free, and 500000068 MB are needed/,
  );
  expect(() => requireDiskSpace(1000, { archive: data, copy: data })).not.toThrow();
});

it.each([
  [{ a: 1, b: 2 }, { a: 1, b: 2 }, null],
  [{ a: 1 }, { a: 2 }, 'a has 2 rows instead of 1'],
  [{ a: 1, b: 2 }, { a: 1 }, 'b has no rows instead of 2'],
  [{}, { c: 0 }, 'c has 0 rows instead of none'],
])('row counts %j and %j differ by %j', (wanted, found, difference) => {
  expect(differenceOf(wanted, found)).toBe(difference);
});
