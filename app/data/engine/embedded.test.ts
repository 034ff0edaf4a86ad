import { execFile, spawn, type ChildProcessByStdio } from 'node:child_process';
import { once } from 'node:events';
import fs, { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { PGlite } from '@electric-sql/pglite';
import { sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { seededRandom } from '#app/domain/random.ts';
import { openDatabase, type Database } from './database.server.ts';
import { DurableFiles, durableParameters } from './durable-files.server.ts';
import { majorVersion } from './embedded-place.server.ts';

vi.setConfig({ testTimeout: 120_000 });

const scratch = mkdtempSync(join(tmpdir(), 'iluma-embedded-'));
afterAll(() => rmSync(scratch, { recursive: true, force: true }));

let directory = '';
let serial = 0;
beforeEach(() => {
  serial += 1;
  directory = join(scratch, String(serial), 'database');
});

const ids = async ({ db }: Database) =>
  (await db.execute(sql`select id from kept order by id`)).rows.map(({ id }) => Number(id));

const program = (name: string) =>
  fileURLToPath(new URL(`../../../test/programs/${name}`, import.meta.url));

const started: ChildProcessByStdio<null, Readable, Readable>[] = [];
afterEach(() => started.splice(0).forEach((child) => child.kill('SIGKILL')));

/** Starts a program of test/programs in this test's directory. */
function start(parameters: readonly string[], ...rest: readonly string[]) {
  const paths = parameters.map((each) => (each.endsWith('.ts') ? program(each) : each));
  const child = spawn(process.execPath, [...paths, directory, ...rest], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, BREAK_DISK: `${directory}.broken` },
  });
  started.push(child);
  return child;
}

describe('a database in a directory', () => {
  it('keeps its rows after it is closed', async () => {
    const first = await openDatabase({ directory });
    await first.db.execute(sql`create table kept (id int)`);
    await first.db.execute(sql`insert into kept values (1), (2)`);
    await first.close();
    const second = await openDatabase({ directory });
    expect(await ids(second)).toEqual([1, 2]);
    const { rows } = await second.db.execute(sql`show server_version`);
    expect(rows[0]?.server_version).toMatch(new RegExp(`^${majorVersion}\\.`));
    await second.close();
  });

  it('is opened by one process only; a second one gets an error message', async () => {
    const holder = await openDatabase({ directory });
    const other = promisify(execFile)(process.execPath, [program('open-database.ts'), directory]);
    await expect(other).rejects.toMatchObject({
      stderr: expect.stringMatching(/already open in another process.+DATA_DIR.+DATABASE_URL/s),
    });
    await expect(openDatabase({ directory })).rejects.toThrow('already open');
    await holder.db.execute(sql`select 1`);
    await holder.close();
    await (await openDatabase({ directory })).close();
  });

  it('is left unchanged when written by another major version, with a message on what to do', async () => {
    mkdirSync(directory, { recursive: true });
    writeFileSync(join(directory, 'PG_VERSION'), '17\n');
    await expect(openDatabase({ directory })).rejects.toThrow(
      /written by PostgreSQL 17, and this release brings PostgreSQL 18.+db:move.+docs\/database\.md/s,
    );
    expect(fs.readdirSync(directory)).toEqual(['PG_VERSION']);
  });

  it.each(['letter.txt/database', 'letter.txt/data/database'])(
    'is rejected inside a file, with a message that names the setting to change: %s',
    async (place) => {
      mkdirSync(directory, { recursive: true });
      writeFileSync(join(directory, 'letter.txt'), 'Dear Ada');
      await expect(openDatabase({ directory: join(directory, place) })).rejects.toThrow(
        /letter\.txt.* cannot hold the database \((EEXIST|ENOTDIR).+Set DATA_DIR/,
      );
    },
  );

  it('leaves a directory of other files unchanged', async () => {
    mkdirSync(directory, { recursive: true });
    writeFileSync(join(directory, 'letter.txt'), 'Dear Ada');
    await expect(openDatabase({ directory })).rejects.toThrow(/is not a database.+db:restore/s);
    expect(fs.readdirSync(directory)).toEqual(['letter.txt']);
  });

  it('is created again when its creation was cut off', async () => {
    mkdirSync(`${directory}.new/base`, { recursive: true });
    writeFileSync(`${directory}.new/PG_VERSION`, '18');
    await (await openDatabase({ directory })).close();
    expect(existsSync(`${directory}.new`)).toBe(false);
  });
});

describe('acknowledged commits', () => {
  it('are synced to the disk each, and a failed sync is fatal', { tags: 'long' }, async () => {
    mkdirSync(directory, { recursive: true });
    const onFailure = vi.fn<(error: Error) => void>();
    const sync = vi.spyOn(fs, 'fdatasync');
    syncBuiltinESMExports();
    const engine = await PGlite.create({
      fs: new DurableFiles(directory, onFailure),
      startParams: durableParameters,
    });
    await engine.exec('create table kept (id int)');
    const before = sync.mock.calls.length;
    await engine.query('insert into kept values (1)');
    await engine.query('insert into kept values (2)');
    await engine.query('insert into kept values (3)');
    expect(sync.mock.calls.length - before).toBeGreaterThanOrEqual(3);

    sync.mockImplementation((_descriptor, done) =>
      done(Object.assign(new Error('EIO: i/o error, fdatasync'), { code: 'EIO' })),
    );
    await engine.query('insert into kept values (4)').catch(() => undefined);
    expect(onFailure).toHaveBeenCalledWith(expect.objectContaining({ code: 'EIO' }));
    sync.mockRestore();
    syncBuiltinESMExports();
  });

  it('survive kill -9 at any moment', { tags: 'long' }, async () => {
    const random = seededRandom('kill -9');
    const acknowledged: number[] = [];
    for (const round of ['1', '2', '3', '4']) {
      const child = start(['write-rows.ts'], round);
      const end = acknowledged.length + 1 + Math.floor(random() * 150);
      // oxlint-disable-next-line no-await-in-loop -- one process after the other
      for await (const line of createInterface(child.stdout)) {
        acknowledged.push(Number(line));
        if (acknowledged.length === end) child.kill('SIGKILL');
      }
    }
    const database = await openDatabase({ directory });
    const found = new Set(await ids(database));
    await database.close();
    expect(acknowledged.filter((id) => !found.has(id))).toEqual([]);
    // Work in progress at that time may be there, too.
    expect(found.size - acknowledged.length).toBeLessThanOrEqual(4);
  });
});

describe('an engine that has stopped for good', { tags: 'long' }, () => {
  it('ends its process with a message, and acknowledges no more commits', async () => {
    const child = start(['--import', 'failing-disk.ts', 'write-rows.ts'], '0');
    const said: string[] = [];
    const left = Promise.all([text(child.stderr), once(child, 'exit')]);
    for await (const line of createInterface(child.stdout)) {
      said.push(line);
      if (said.length === 5) writeFileSync(`${directory}.broken`, '');
    }
    const [errors, [code]] = await left;
    expect(errors).toMatch(/^The embedded database has stopped: EIO\nThe server stops with it\. /);
    expect(code).toBe(1);

    rmSync(`${directory}.broken`);
    const database = await openDatabase({ directory });
    const found = await ids(database);
    await database.close();
    expect(found).toEqual(expect.arrayContaining(said.map(Number)));
  });
});
