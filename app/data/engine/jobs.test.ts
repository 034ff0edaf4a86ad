import { beforeEach, describe, expect, it, vi } from 'vitest';
import { onEachDatabase } from '../../test/databases.ts';
import { housekeeping } from './housekeeping.server.ts';
import { createJobs } from './jobs.server.ts';
import { newId } from './new-id.server.ts';
import { bin } from './schema/crm.server.ts';
import { jobs as jobTable } from './schema/jobs.server.ts';
import { callCounts } from './schema/call-counts.server.ts';
import { signInFailures, staff, staffSessions } from './schema/staff.server.ts';

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

  it('are done by one of many processes, once in their time', async () => {
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

  it('of a process that was killed are taken over', async () => {
    const never = new Promise<void>(() => {});
    void aProcess(() => never).runDue();
    const run = vi.fn<() => Promise<void>>(async () => {});
    await expect.poll(async () => (await open().db.select().from(jobTable)).length).toBe(1);
    clock += 9 * minute;
    await aProcess(run).runDue();
    expect(run).not.toHaveBeenCalled();
    clock += minute;
    await aProcess(run).runDue();
    expect(run).toHaveBeenCalledOnce();
  });

  it('that fail are reported, and done again soon', async () => {
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

  describe('that keep house', () => {
    const keepHouse = () =>
      createJobs({
        database: open(),
        jobs: housekeeping(open()),
        now,
        report: (error) => expect.unreachable(String(error)),
      }).runDue();
    const ago = (milliseconds: number) => new Date(clock - milliseconds);

    it('empty the bin after thirty days', async () => {
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
      await keepHouse();
      expect((await open().db.select().from(bin)).map(({ id }) => id)).toEqual(['b']);
    });

    it('forget sessions that are over and failures that say nothing any more', async () => {
      const { db } = open();
      const staffId = newId();
      await db.insert(staff).values({
        id: staffId,
        email: 'ada@iluma.example',
        name: 'Ada',
        role: 'CEO',
        passwordHash: '',
        createdAt: ago(day),
      });
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
      await keepHouse();
      const left = await db.select().from(staffSessions);
      expect(left.map(({ tokenHash }) => tokenHash).toSorted()).toEqual(['in use', 'waiting']);
      for (const table of [signInFailures, callCounts])
        // oxlint-disable-next-line no-await-in-loop -- one after the other
        expect((await db.select().from(table)).map(({ key }) => key)).toEqual(['new']);
    });
  });
});
