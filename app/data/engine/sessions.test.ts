import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { sql } from 'drizzle-orm';
import pg from 'pg';
import { afterAll, expect, it, vi } from 'vitest';
import { openDatabase } from './database.server.ts';
import { EmbeddedPlace } from './embedded-place.server.ts';
import { EmbeddedStream } from './embedded-stream.server.ts';

vi.setConfig({ testTimeout: 120_000 });

const scratch = mkdtempSync(join(tmpdir(), 'iluma-sessions-'));
afterAll(() => rmSync(scratch, { recursive: true, force: true }));

const program = (name: string) =>
  fileURLToPath(new URL(`../../../test/programs/${name}`, import.meta.url));

it(
  'a commit, and a read that saw it, are answered once synced to disk, while other sessions continue',
  { tags: 'long' },
  async () => {
    const directory = join(scratch, 'held');
    const { stdout } = await promisify(execFile)(
      process.execPath,
      ['--import', program('held-disk.ts'), program('held-answers.ts'), directory],
      { env: { ...process.env, HOLD_DISK: `${directory}.held` } },
    );
    expect(stdout.trim().split('\n')).toEqual([
      'create table kept (id int)',
      'select 1',
      'insert into kept values (1)',
      'select id from kept',
      'begin; insert into kept values (2); commit; begin',
      'commit',
    ]);
  },
);

it('concurrent transactions on one row are serialized', async () => {
  const database = await openDatabase({ memory: true });
  const { db } = database;
  await db.execute(sql`create table counter (value int)`);
  await db.execute(sql`insert into counter values (0)`);
  await Promise.all(
    Array.from({ length: 30 }, async () => {
      await database.tx(async (t) => {
        const { rows } = await t.execute<{ value: number }>(sql`select value from counter`);
        await t.execute(sql`update counter set value = ${(rows[0]?.value ?? 0) + 1}`);
      });
      await db.execute(sql`update counter set value = value + 1`);
    }),
  );
  expect((await db.execute(sql`select value from counter`)).rows).toEqual([{ value: 60 }]);
  await database.close();
});

it.each(['leaves', 'breaks'])(
  'a session that %s has its transaction rolled back, and others continue',
  async (how) => {
    const place = new EmbeddedPlace({ memory: true }, vi.fn<() => void>(), console.error);
    const open = async () => {
      const client = new pg.Client({ stream: () => new EmbeddedStream(() => place.open()) });
      client.on('error', () => undefined);
      await client.connect();
      return client;
    };
    const [first, second] = [await open(), await open()];
    await first.query('create table kept (id int)');
    await first.query('begin');
    await first.query('insert into kept values (1)');
    const found = second.query('select id from kept');
    if (how === 'leaves') await first.end();
    else first.connection.stream.destroy();
    expect((await found).rows).toEqual([]);
    await second.end();
    await place.close();
  },
);
