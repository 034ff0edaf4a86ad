import { beforeEach, describe, expect, it } from 'vitest';
import type { Database } from '#app/data/engine/database.server.ts';
import { onEachDatabase } from '../../../test/databases.ts';
import { createAddressLimit, createCallLimit } from './call-limit.server.ts';
import { callCounts } from './schema.server.ts';

const minute = 60_000;

/** Two processes on one database, with a shared clock. */
function twoProcesses(database: Database, { limit = 12, batch = 4 } = {}) {
  let time = Date.UTC(2026, 0, 15, 12);
  const settings = { name: 'calls', limit, window: minute, batch, now: () => time };
  return {
    limits: [createCallLimit(database, settings), createCallLimit(database, settings)] as const,
    pass: (milliseconds: number) => {
      time += milliseconds;
    },
  };
}

const allowed = (waits: readonly number[]) => waits.filter((wait) => wait === 0).length;

onEachDatabase('the call limit', (open) => {
  beforeEach(() => open().db.delete(callCounts));

  it.each([1, 4, 5, 12, 20])(
    'counts calls of two processes together, %i at a time',
    async (batch) => {
      const { limits } = twoProcesses(open(), { batch });
      const waits: number[] = [];
      for (let call = 0; call < 40; call += 1)
        // oxlint-disable-next-line no-await-in-loop -- one after the other, by turns
        waits.push(await limits[call % 2 ? 1 : 0]('a'));
      // A batch belongs to either process until the window ends: alternating, none of the last one is left over.
      expect(allowed(waits)).toBe(12);
      expect(waits.slice(-10).every((wait) => wait === minute)).toBe(true);
    },
  );

  it('allows no more than its number of concurrent calls', async () => {
    const { limits } = twoProcesses(open());
    const calls = Array.from({ length: 60 }, (_, call) => limits[call % 2 ? 1 : 0]('a'));
    expect(allowed(await Promise.all(calls))).toBe(12);
  });

  it('counts each caller separately, and resets in the next window', async () => {
    const { limits, pass } = twoProcesses(open(), { limit: 2, batch: 1 });
    const [one, other] = limits;
    expect([await one('a'), await other('a'), await one('b')]).toEqual([0, 0, 0]);
    pass(minute - 1);
    expect([await one('a'), await other('a')]).toEqual([1, 1]);
    pass(1);
    expect([await other('a'), await one('a'), await one('a')]).toEqual([0, 0, minute]);
  });

  it('waits no longer than a window after the clock jumps a day', async () => {
    const { limits, pass } = twoProcesses(open(), { limit: 2, batch: 1 });
    const [one, other] = limits;
    const day = 24 * 60 * minute;
    pass(day);
    expect([await one('a'), await one('a'), await one('a')]).toEqual([0, 0, minute]);
    pass(-day);
    expect([await one('a'), await other('a')]).toEqual([minute, minute]);
    pass(minute);
    expect([await other('a'), await one('a'), await one('a')]).toEqual([0, 0, minute]);
  });

  it('counts an IPv6 network as one caller', async () => {
    const settings = { name: 'addresses', limit: 2, window: minute, batch: 1, now: () => 0 };
    const limit = createAddressLimit(open(), settings);
    expect([await limit('2001:db8:1:2::1'), await limit('2001:db8:1:2:ffff::9')]).toEqual([0, 0]);
    expect(await limit('2001:db8:1:2::3')).toBe(minute);
    expect(await limit('2001:db8:1:3::1')).toBe(0);
  });

  it('counts separately from other limits', async () => {
    const now = () => 0;
    const shared = { limit: 1, window: minute, batch: 1, now };
    const calls = createCallLimit(open(), { ...shared, name: 'calls' });
    const strangers = createCallLimit(open(), { ...shared, name: 'strangers' });
    expect([await calls('a'), await strangers('a'), await calls('a')]).toEqual([0, 0, minute]);
  });

  describe('in batches', () => {
    it('saves most database writes, and all those of rejected calls', async () => {
      const { limits } = twoProcesses(open());
      for (let call = 0; call < 30; call += 1)
        // oxlint-disable-next-line no-await-in-loop -- one after the other
        await limits[0]('a');
      const [row] = await open().db.select().from(callCounts);
      // Three batches of four calls each, and the refused request.
      expect(row?.count).toBe(16);
    });

    it('stores no addresses of callers', async () => {
      await twoProcesses(open()).limits[0]('192.0.2.77');
      expect(JSON.stringify(await open().db.select().from(callCounts))).not.toContain('192.0.2');
    });
  });
});
