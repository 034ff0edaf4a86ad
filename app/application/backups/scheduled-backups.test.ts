import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { lastBackups } from '#app/data/backups/backup-log.server.ts';
import { backups } from '#app/data/backups/schema.server.ts';
import type { TakeBackup } from '#app/data/backups/take-backup.server.ts';
import { createJobs } from '#app/data/engine/jobs.server.ts';
import { jobs as jobTable } from '#app/data/engine/schema.server.ts';
import { BackupFailure, isLate } from '#app/domain/backups/backup.ts';
import { onEachDatabase } from '../../../test/databases.ts';
import type { OperationsLog } from '../operations-log.ts';
import { backupJob, createBackupStatus } from './scheduled-backups.server.ts';

const hour = 3_600_000;

onEachDatabase('backups on a schedule', (open) => {
  let clock = 0;
  let data = '';
  const now = () => clock;
  const files = () => readdirSync(join(data, 'backups')).toSorted();

  beforeEach(async () => {
    clock = Date.UTC(2026, 0, 5, 9);
    data = mkdtempSync(join(tmpdir(), 'iluma-schedule-'));
    mkdirSync(join(data, 'backups'));
    await open().db.delete(jobTable);
    await open().db.delete(backups);
  });
  afterEach(() => rmSync(data, { recursive: true }));

  /** A backup without its content, which would take half a minute. */
  const write: TakeBackup = async (file) => {
    writeFileSync(file, 'data');
    clock += 30_000;
    return { bytes: 4, rows: { leads: 2, people: 1 } };
  };
  const fail =
    (code: 'disk-full' | 'damaged'): TakeBackup =>
    () =>
      Promise.reject(new BackupFailure(code, `It is ${code}`));

  function aServer(take: TakeBackup, { every = 24 * hour, keep = 2 } = {}) {
    const log = {
      backupTaken: vi.fn<OperationsLog['backupTaken']>(),
      backupFailed: vi.fn<OperationsLog['backupFailed']>(),
    };
    const report = vi.fn<(error: unknown) => void>();
    const stopping = new AbortController();
    const settings = { backups: { every, keep, environment: {} }, dataDirectory: data, now };
    const database = open();
    const jobs = createJobs({
      database,
      jobs: backupJob({ database, take, stopping: stopping.signal, log, report }, settings),
      now,
      report,
    });
    return { runDue: () => jobs.runDue(), log, report, stopping };
  }

  /** Starts the schedule; the first backup is due an hour later. */
  async function begin(take: TakeBackup = write, settings = {}) {
    const server = aServer(take, settings);
    await server.runDue();
    expect(files()).toEqual([]);
    clock += hour;
    return server;
  }

  it('takes one backup among several servers, an hour after the first start and then once a period', async () => {
    await begin();
    const servers = [aServer(write), aServer(write), aServer(write)];
    const all = () => Promise.all(servers.map(({ runDue }) => runDue()));
    await all();
    expect(files()).toHaveLength(1);
    clock += 23 * hour;
    await all();
    expect(files()).toHaveLength(1);
    clock += hour;
    await all();
    expect(files()).toHaveLength(2);
  });

  it('keeps the configured number of scheduled backups, and every manual one', async () => {
    const others = ['iluma-20250101-000000.tar.gz', 'before-release.tar.gz', 'notes.txt'];
    for (const name of [...others, 'iluma-scheduled-20250101-000000.tar.gz.new'])
      writeFileSync(join(data, 'backups', name), 'mine');
    const { runDue, log } = aServer(write);
    await runDue();
    for (let day = 0; day < 4; day += 1) {
      clock += 25 * hour;
      // oxlint-disable-next-line no-await-in-loop -- one day after the other
      await runDue();
    }
    expect(files().filter((name) => !others.includes(name))).toEqual([
      expect.stringMatching(/^iluma-scheduled-20260108-\d{6}\.(tar\.gz|dump)$/),
      expect.stringMatching(/^iluma-scheduled-20260109-\d{6}\.(tar\.gz|dump)$/),
    ]);
    expect(files()).toEqual(expect.arrayContaining(others));
    expect(log.backupTaken).toHaveBeenCalledTimes(4);
    expect(log.backupTaken).toHaveBeenLastCalledWith({
      file: expect.stringContaining('20260109'),
      bytes: 4,
      rows: 3,
      seconds: 30,
    });
  });

  it('reports a failing backup once, retries it hourly and keeps the earlier one', async () => {
    const good = await begin(write, { keep: 1 });
    await good.runDue();
    const kept = files();
    clock += 24 * hour;
    const full = aServer(fail('disk-full'), { keep: 1 });
    for (const tries of [1, 1, 2, 3]) {
      /* oxlint-disable no-await-in-loop -- one after the other */
      await full.runDue();
      expect(await open().db.$count(backups)).toBe(1 + tries);
      /* oxlint-enable no-await-in-loop */
      clock += tries === 1 ? hour / 2 : hour;
    }
    expect(full.log.backupFailed.mock.calls).toEqual([
      [{ code: 'disk-full', why: 'It is disk-full' }],
    ]);
    expect(full.report).not.toHaveBeenCalled();
    expect(files()).toEqual(kept);

    // A different reason, on another server.
    const damaged = aServer(fail('damaged'), { keep: 1 });
    await damaged.runDue();
    expect(damaged.log.backupFailed).toHaveBeenCalledOnce();
    const status = await createBackupStatus(open(), {
      every: 24 * hour,
      keep: 1,
      environment: {},
    })();
    expect(status).toMatchObject({
      last: { failure: 'damaged', file: null },
      lastGood: { file: kept[0], bytes: 4, rows: 3, failure: null },
    });
    expect(isLate(status, now())).toBe(false);
    expect(isLate(status, now() + 48 * hour)).toBe(true);

    clock += hour;
    await good.runDue();
    expect(files()).toHaveLength(1);
    expect(files()).not.toEqual(kept);
    expect((await lastBackups(open().db)).last).toMatchObject({ failure: null });
  });

  it('does not report a backup aborted by a shutdown, and takes it at the next start', async () => {
    const started = Promise.withResolvers<void>();
    const endless: TakeBackup = (_file, signal) =>
      new Promise((_, reject) => {
        started.resolve();
        signal?.addEventListener('abort', () => reject(new BackupFailure('broken', 'aborted')));
      });
    await begin();
    const server = aServer(endless);
    const running = server.runDue();
    await started.promise;
    server.stopping.abort();
    await running;
    expect(server.log.backupFailed).not.toHaveBeenCalled();
    await aServer(write).runDue();
    expect(files()).toHaveLength(1);
  });

  describe('without a period', () => {
    it('takes no backups, and the status says so', async () => {
      const settings = { every: null, keep: 7, environment: {} };
      const job = backupJob({} as never, { backups: settings, dataDirectory: data, now });
      expect(job).toEqual([]);
      expect(await createBackupStatus(open(), settings)()).toEqual({
        every: null,
        last: null,
        lastGood: null,
      });
    });
  });
});
