import { execFile } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { sql } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, inject, it, vi } from 'vitest';
import { createPrivacyService } from '../../app/application/privacy/privacy-service.server.ts';
import { listenForBackups } from '../../app/data/backups/backup-socket.server.ts';
import { createBackups } from '../../app/data/backups/take-backup.server.ts';
import { openDatabase, type Database, type Place } from '../../app/data/engine/database.server.ts';
import { createLeadStore } from '../../app/data/leads/lead-store.server.ts';
import { leads } from '../../app/data/leads/schema.server.ts';
import { operatorActor } from '../../app/domain/staff/actor.ts';
import { aMessage } from '../../test/a-message.ts';
import { createPostgresDatabase } from '../../test/databases.ts';

vi.setConfig({ testTimeout: 180_000 });

const server = inject('postgresUrl');

let data = '';
beforeEach(() => {
  data = mkdtempSync(join(tmpdir(), 'iluma-db-'));
});
afterEach(() => rmSync(data, { recursive: true, force: true }));

/** Runs a script as npm does; returns its output and whether it succeeded. */
async function run(script: string, parameters: string[] = [], url = '') {
  const file = fileURLToPath(new URL(script, import.meta.url));
  const env = { ...process.env, DATA_DIR: data, DATABASE_URL: url };
  try {
    const { stdout } = await promisify(execFile)(process.execPath, [file, ...parameters], { env });
    return { isDone: true, said: stdout };
  } catch (error) {
    return { isDone: false, said: (error as { stderr: string }).stderr };
  }
}

const embedded = () => ({ directory: join(data, 'database') });

const source = () => ({ place: embedded(), dataDirectory: data, environment: process.env });

async function withDatabase<T>(place: Place, work: (database: Database) => Promise<T>): Promise<T> {
  const database = await openDatabase(place);
  try {
    return await work(database);
  } finally {
    await database.close();
  }
}

const write = (place: Place, text: string) =>
  withDatabase(place, ({ db }) =>
    db.execute(
      sql.raw(
        `create table if not exists kept (text text primary key); insert into kept values ('${text}')`,
      ),
    ),
  );
const ana = 'ana@exemple.example';

/** A person who sends a message, and later requests erasure. */
const receive = (place: Place) =>
  withDatabase(place, (database) =>
    createLeadStore(database).receive(aMessage({ email: ana }), async () => {}),
  );
const erase = (place: Place) =>
  withDatabase(place, (database) =>
    createPrivacyService({ database, now: Date.now }).erase(ana, operatorActor),
  );
const leadsIn = (place: Place) =>
  withDatabase(place, async ({ db }) => (await db.select().from(leads)).length);

const texts = (place: Place) =>
  withDatabase(place, async ({ db }) => {
    const { rows } = await db.execute(sql`select text from kept order by text collate "C"`);
    return rows.map(({ text }) => text);
  });

describe('the embedded database', () => {
  it('is restored from a backup, and the replaced one is kept', { tags: 'long' }, async () => {
    await write(embedded(), 'before');
    const file = join(data, 'backup.tar.gz');
    expect((await run('backup.ts', [file])).said).toMatch(/kept.+1.+The backup is /s);
    expect(statSync(file).mode & 0o777).toBe(0o600);
    await write(embedded(), 'after');

    const restored = await run('restore.ts', [file]);
    expect(restored.said).toMatch(
      /The database that was there is now .+before-.+kept.+1.+is restored/s,
    );
    expect(await texts(embedded())).toEqual(['before']);
    const aside = readdirSync(data).find((name) => name.startsWith('database.before-')) ?? '';
    expect(await texts({ directory: join(data, aside) })).toEqual(['after', 'before']);
  });

  it('is restored without people erased since the backup', { tags: 'long' }, async () => {
    await receive(embedded());
    const file = join(data, 'backup.tar.gz');
    await run('backup.ts', [file]);
    await erase(embedded());
    const restored = await run('restore.ts', [file]);
    expect(restored.said).toContain('1 erasures made since the backup were repeated.');
    expect(await leadsIn(embedded())).toBe(0);
    // The database that recorded it may be gone the next time.
    rmSync(embedded().directory, { recursive: true });
    expect((await run('restore.ts', [file])).said).toContain('1 erasures');
    expect(await leadsIn(embedded())).toBe(0);
  });

  it(
    'is backed up while the site runs, and restored only when it is stopped',
    { tags: 'long' },
    async () => {
      await withDatabase(embedded(), async (database) => {
        await database.db.execute(sql`create table kept (text text primary key)`);
        await database.db.execute(sql`insert into kept values ('running')`);
        const stop = listenForBackups(
          join(data, 'backup.sock'),
          createBackups({ ...source(), database }),
          console.error,
        );
        expect(await run('backup.ts')).toMatchObject({ isDone: true });
        const [name = ''] = readdirSync(join(data, 'backups'));
        expect(name).toMatch(/^iluma-\d{8}-\d{6}\.tar\.gz$/);
        const restored = await run('restore.ts', [join(data, 'backups', name)]);
        expect(restored).toMatchObject({
          isDone: false,
          said: expect.stringContaining('already open'),
        });
        await database.db.execute(sql`insert into kept values ('still')`);
        await stop();
      });
      expect(await texts(embedded())).toEqual(['running', 'still']);
    },
  );

  it('is not changed by restoring a file that is not a backup', { tags: 'long' }, async () => {
    await write(embedded(), 'mine');
    const noGzip = join(data, 'letter.txt');
    writeFileSync(noGzip, 'Dear Ada');
    const noDatabase = join(data, 'other.tar.gz');
    await promisify(execFile)('tar', ['-czf', noDatabase, '-C', data, 'letter.txt']);
    for (const file of [noGzip, noDatabase, join(data, 'nowhere.tar.gz')])
      expect(await run('restore.ts', [file])).toMatchObject({ isDone: false });
    expect(await texts(embedded())).toEqual(['mine']);
    expect(existsSync(`${embedded().directory}.new`)).toBe(false);
  });

  it('is not backed up over an existing file, or before it exists', async () => {
    expect(await run('backup.ts')).toMatchObject({
      isDone: false,
      said: expect.stringMatching(/^There is no database in .+ yet\.\n$/),
    });
    const file = join(data, 'precious');
    writeFileSync(file, 'x');
    expect(await run('backup.ts', [file])).toMatchObject({
      isDone: false,
      said: expect.stringContaining('is there already'),
    });
  });
});

describe.skipIf(server === null)('PostgreSQL', () => {
  it('is restored from a backup', { tags: 'long' }, async () => {
    const url = await createPostgresDatabase(server ?? '');
    await write({ url }, 'before');
    const file = join(data, 'backup.dump');
    expect(await run('backup.ts', [file], url)).toMatchObject({ isDone: true });
    await write({ url }, 'after');
    expect(await run('restore.ts', [file], url)).toMatchObject({ isDone: true });
    expect(await texts({ url })).toEqual(['before']);
  });

  it('is restored without people erased since the backup', { tags: 'long' }, async () => {
    const url = await createPostgresDatabase(server ?? '');
    await receive({ url });
    const file = join(data, 'backup.dump');
    await run('backup.ts', [file], url);
    await erase({ url });
    const restored = await run('restore.ts', [file], url);
    expect(restored.said).toContain('1 erasures made since the backup were repeated.');
    expect(await leadsIn({ url })).toBe(0);
  });

  it('receives the embedded database, which is left unchanged', { tags: 'long' }, async () => {
    await write(embedded(), 'moved');
    const url = await createPostgresDatabase(server ?? '');
    await withDatabase({ url }, ({ db }) =>
      db.execute(sql`create table kept (text text primary key)`),
    );
    expect((await run('move.ts', [url])).said).toMatch(/kept.+1.+Both hold the same/s);
    expect(await texts({ url })).toEqual(['moved']);
    expect(await texts(embedded())).toEqual(['moved']);
    const again = await run('move.ts', [url]);
    expect(again).toMatchObject({ isDone: false, said: expect.stringContaining('not empty') });
  });

  it.each([[[]], [['mysql://x/y']]])(
    'the move script explains its usage when called with %j',
    async (parameters) => {
      expect(await run('move.ts', parameters)).toMatchObject({
        isDone: false,
        said: expect.stringContaining('npm run db:move -- postgres://'),
      });
    },
  );
});
