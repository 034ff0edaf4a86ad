import { beforeEach, describe, expect, it, vi } from 'vitest';
import { bin } from '#app/data/crm/schema.server.ts';
import { callCounts } from '#app/data/limits/schema.server.ts';
import { signInFailures, staff, staffSessions } from '#app/data/staff/schema.server.ts';
import { onEachDatabase } from '../../../test/databases.ts';
import { anAccount } from '../../../test/team.ts';
import { cleanupJobs } from './cleanup-jobs.server.ts';
import { createJobs } from './jobs.server.ts';
import { newId } from './new-id.server.ts';
import { jobs as jobTable } from './schema.server.ts';

type Report = (error: unknown) => void;

const minute = 60_000;
const day = 24 * 60 * minute;

onEachDatabase('jobs', (open) => {
  let clock = Date.UTC(2026, 0, 5, 9);
  const now = () => clock;

  beforeEach(async () => {
    await open().db.delete(jobTable);
  });

  function aProcess(run: () => Promise<void>, report: Report = vi.fn<Report>()) {
    const job = { name: 'test', every: 60 * minute, run };
    return createJobs({ database: open(), jobs: [job], now, report });
  }

  it('a job is run by one of many processes, once per period', async () => {
    const run = vi.fn<() => Promise<void>>(async () => {});
    const all = () => Promise.all(Array.from({ length: 6 }, () => aProcess(run).runDue()));
    await all();
    expect(run).toHaveBeenCalledOnce();
    clock += 59 * minute;
    await all();
    expect(run).toHaveBeenCalledOnce();
    clock += minute;
    await all();
    expect(run).toHaveBeenCalledTimes(2);
  });

  it('a job of a killed process is taken over', async () => {
    const never = new Promise<void>(() => {});
    void aProcess(() => never).runDue();
    const run = vi.fn<() => Promise<void>>(async () => {});
    const held = async () => (await open().db.select().from(jobTable))[0]?.heldUntil;
    await expect.poll(held).toBeTruthy();
    clock += 9 * minute;
    await aProcess(run).runDue();
    expect(run).not.toHaveBeenCalled();
    clock += minute;
    await aProcess(run).runDue();
    expect(run).toHaveBeenCalledOnce();
  });

  it('a failed job is reported, and retried soon', async () => {
    const report = vi.fn<Report>();
    const run = vi.fn<() => Promise<void>>(async () => {
      throw new Error('in vain');
    });
    await aProcess(run, report).runDue();
    expect(report).toHaveBeenCalledWith(new Error('in vain'));
    clock += 5 * minute;
    await aProcess(run, report).runDue();
    expect(run).toHaveBeenCalledTimes(2);
  });

  it('a job runs after the clock is set back a day, even when it was held', async () => {
    const run = vi.fn<() => Promise<void>>(async () => {});
    clock += day;
    await aProcess(run).runDue();
    clock -= day;
    await aProcess(run).runDue();
    expect(run).toHaveBeenCalledTimes(2);
    await aProcess(run).runDue();
    expect(run).toHaveBeenCalledTimes(2);

    await open()
      .db.update(jobTable)
      .set({
        dueAt: new Date(clock),
        heldUntil: new Date(clock + day),
      });
    await aProcess(run).runDue();
    expect(run).toHaveBeenCalledTimes(3);
  });

  it('a process whose clock is slightly behind does not run a job again', async () => {
    const run = vi.fn<() => Promise<void>>(async () => {});
    await aProcess(run).runDue();
    clock -= minute / 2;
    await aProcess(run).runDue();
    expect(run).toHaveBeenCalledOnce();
  });

  describe('cleanup jobs', () => {
    const runCleanup = () =>
      createJobs({
        database: open(),
        jobs: cleanupJobs(open()),
        now,
        report: (error) => expect.unreachable(String(error)),
      }).runDue();
    const ago = (milliseconds: number) => new Date(clock - milliseconds);

    it('delete bin records after thirty days', async () => {
      const row = (id: string, age: number) =>
        ({
          collection: 'clients',
          id,
          record: { id },
          removedAt: ago(age),
          removedBy: 'Ada',
        }) as never;
      await open()
        .db.insert(bin)
        .values([row('a', 30 * day + 1), row('b', 30 * day - 1)]);
      await runCleanup();
      expect((await open().db.select().from(bin)).map(({ id }) => id)).toEqual(['b']);
    });

    it('delete ended sessions and outdated sign-in failures', async () => {
      const { db } = open();
      const staffId = newId();
      await db.insert(staff).values(anAccount({ id: staffId }));
      const session = (name: string, stage: 'open' | 'second-step', age: number, idle: number) => ({
        id: newId(),
        staffId,
        tokenHash: name,
        stage,
        createdAt: ago(age * minute),
        lastSeenAt: ago(idle * minute),
        rotatedAt: ago(age * minute),
        isConfirmed: true,
        address: '',
        agent: '',
      });
      await db
        .insert(staffSessions)
        .values([
          session('in use', 'open', 600, 1),
          session('idle', 'open', 600, 61),
          session('old', 'open', 721, 1),
          session('waiting', 'second-step', 9, 9),
          session('waiting too long', 'second-step', 11, 11),
        ]);
      await db.insert(signInFailures).values([
        { key: 'new', count: 1, lastAt: ago(day - 1) },
        { key: 'old', count: 9, lastAt: ago(day + 1) },
      ]);
      await db.insert(callCounts).values([
        { key: 'new', count: 1, since: ago(minute) },
        { key: 'old', count: 9, since: ago(61 * minute) },
      ]);
      await runCleanup();
      const left = await db.select().from(staffSessions);
      expect(left.map(({ tokenHash }) => tokenHash).toSorted()).toEqual(['in use', 'waiting']);
      for (const table of [signInFailures, callCounts])
        // oxlint-disable-next-line no-await-in-loop -- one after the other
        expect((await db.select().from(table)).map(({ key }) => key)).toEqual(['new']);
    });
  });
});
