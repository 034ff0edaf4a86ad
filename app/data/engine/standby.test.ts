/* oxlint-disable no-await-in-loop -- changes and reads one after the other */
import pg from 'pg';
import { afterAll, beforeEach, describe, expect, inject, it, vi } from 'vitest';
import { aDraft } from '../../../test/contracts/crm-samples.ts';
import { openApi } from '../../../test/crm-api.ts';
import { createEmptyDatabase } from '../../../test/database/empty-database.ts';
import {
  findPostgres,
  postgresDirectory,
  startPostgres,
} from '../../../test/database/postgres-process.ts';
import { createPostgresDatabase } from '../../../test/databases.ts';
import { openDatabase, type Database } from './database.server.ts';
import { newId } from './new-id.server.ts';

vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 });

const programs = findPostgres();

/** A primary and its hot standby, both with a site's database. */
async function openPair(directory: string) {
  const [one, other] = [postgresDirectory(), postgresDirectory()];
  // As on a real server, commits have been written.
  const settings = { synchronous_commit: 'on' };
  const primary = await startPostgres(directory, one, settings);
  const url = await createEmptyDatabase(one.url, 'iluma');
  const standby = await startPostgres(directory, other, settings, one.directory);
  const standbyUrl = Object.assign(new URL(other.url), { pathname: '/iluma' }).href;
  const reported: unknown[] = [];
  const report = (error: unknown) => void reported.push(error);
  const database = await openDatabase({ url, standbyUrl }, { report });
  const replay = async (state: 'pause' | 'resume') => {
    const client = new pg.Client(standbyUrl);
    await client.connect();
    await client.query(`select pg_wal_replay_${state}()`);
    await client.end();
  };
  return { url, primary, standby, database, reported, replay };
}

const pair = programs === null ? null : await openPair(programs);
afterAll(async () => {
  await pair?.database.close();
  await pair?.standby.stop();
  await pair?.primary.stop();
});

/** Repeats requests until the standby alone answers their reads: on a busy machine it may lag behind for a moment. */
async function untilStandbyReads(database: Database, request: () => Promise<void>): Promise<void> {
  await vi.waitFor(
    async () => {
      const before = { ...database.readCounts };
      await request();
      expect(database.readCounts?.primary).toBe(before.primary);
      expect(database.readCounts?.standby).toBeGreaterThan(before.standby ?? 0);
    },
    { timeout: 60_000, interval: 100 },
  );
}

describe.skipIf(pair === null)('a hot standby', () => {
  const { database, replay, reported, standby, url } = pair as NonNullable<typeof pair>;
  const { ask } = openApi(database);
  const colleague = openApi(database, { staffId: 'u2', role: 'manager' });

  /** Creates a client, and returns its id and a list that contains only it. */
  async function create(): Promise<{ id: string; list: string }> {
    const name = `Client ${newId()}`;
    const response = await ask('/api/crm/clients', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ ...aDraft('clients'), name }),
    });
    expect(response.status).toBe(201);
    const { id } = (await response.json()) as { id: string };
    return { id, list: `/api/crm/clients?search=${encodeURIComponent(name)}` };
  }
  const idsOf = async (response: Response) =>
    ((await response.json()) as { items: { id: string }[] }).items.map(({ id }) => id);
  const anyList = '/api/crm/clients?limit=5';

  const untilBack = () =>
    untilStandbyReads(database, async () => void (await ask('/api/overview')));

  beforeEach(async () => {
    await replay('resume');
    await untilBack();
  });

  it.each([
    anyList,
    '/api/overview',
    '/api/figures?until=2026-01-15T12:00:00.000Z&months=3',
    '/api/search?q=boulangerie',
    '/api/clients-without-next-step?limit=5',
    '/api/crm/bin?limit=5',
    '/api/leads?limit=5',
    '/api/audit?limit=5',
  ])('answers %s', async (path) => {
    await untilStandbyReads(database, async () => expect((await ask(path)).status).toBe(200));
  });

  it('that lags is not used, so users see their own and others’ latest changes', async () => {
    await replay('pause');
    const before = database.readCounts?.standby;
    for (let i = 0; i < 5; i += 1) {
      const { id, list } = await create();
      expect(await idsOf(await ask(list))).toEqual([id]);
      expect(await idsOf(await colleague.ask(list))).toEqual([id]);
    }
    expect(database.readCounts?.standby).toBe(before);
  });

  it('that keeps up shows every change', { tags: 'long' }, async () => {
    const before = { ...database.readCounts };
    for (let i = 0; i < 50; i += 1) {
      const { id, list } = await create();
      expect(await idsOf(await ask(list))).toEqual([id]);
    }
    expect(database.readCounts?.standby).toBeGreaterThan(before.standby ?? 0);
  });

  it('stays in use after an invalid request', async () => {
    await untilStandbyReads(database, async () => {
      expect((await ask('/api/crm/clients?after=wrong')).status).toBe(400);
      expect((await ask('/api/overview')).status).toBe(200);
    });
  });

  it(
    'that is down delays no request, is reported, and is used again after its restart',
    { tags: 'long' },
    async () => {
      reported.length = 0;
      await standby.end('SIGKILL');
      const started = performance.now();
      for (let i = 0; i < 20; i += 1) expect((await ask(anyList)).status).toBe(200);
      expect(performance.now() - started).toBeLessThan(5000);
      expect(reported.map(String)).toEqual([
        expect.stringContaining('The standby in DATABASE_READ_URL is not used'),
      ]);
      await standby.start();
      await untilBack();
    },
  );

  it('of another database is not used', async () => {
    const place = inject('postgresUrl') ?? '';
    const told: unknown[] = [];
    const wrong = await openDatabase(
      { url, standbyUrl: await createPostgresDatabase(place) },
      { report: (error) => void told.push(error) },
    );
    expect((await openApi(wrong).ask(anyList)).status).toBe(200);
    expect(wrong.readCounts).toEqual({ standby: 0, primary: 2 });
    expect(String(told)).toContain('It is not one of the database in DATABASE_URL');
    await wrong.close();
  });
});
