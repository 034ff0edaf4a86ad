/* oxlint-disable no-await-in-loop -- one message after the other */
import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { bytesOf } from '#app/data/leads/lead-rows.server.ts';
import { createLeadStore } from '#app/data/leads/lead-store.server.ts';
import { leads, quarantineDrops } from '#app/data/leads/schema.server.ts';
import { callCounts } from '#app/data/limits/schema.server.ts';
import type { Lead } from '#app/domain/leads/lead.ts';
import { hardLimit, type SpamSignal } from '#app/domain/leads/spam.ts';
import { aMessage } from '../../../test/a-message.ts';
import { onEachDatabase } from '../../../test/databases.ts';
import { createFloodGuard } from './flood-guard.server.ts';

const noon = Date.UTC(2026, 0, 15, 12);

onEachDatabase('the flood guard', (open) => {
  let clock = noon;
  beforeEach(async () => {
    clock = noon;
    for (const table of [leads, callCounts, quarantineDrops]) await open().db.delete(table);
  });

  /** One server of the site. */
  function aServer(budget = 200_000_000) {
    const log: object[] = [];
    const guard = createFloodGuard({
      database: open(),
      budget,
      now: () => clock,
      log: { dropped: (size) => log.push(size) },
      report: (error) => {
        throw error;
      },
    });
    return { ...guard, log };
  }

  describe('the hard limit of an address', () => {
    it('is shared by two servers, which return the wait', async () => {
      const servers = [aServer(), aServer()] as const;
      const waits: number[] = [];
      for (let sent = 0; sent < hardLimit.limit + 4; sent += 1)
        waits.push(await servers[sent % 2 ? 1 : 0].waitFor('192.0.2.1'));
      expect(waits.filter((wait) => wait === 0)).toHaveLength(hardLimit.limit);
      expect(waits.slice(-4)).toEqual(Array.from({ length: 4 }, () => hardLimit.window));
      expect(servers.map((server) => server.counts().refused)).toEqual([2, 2]);
      expect(await servers[0].waitFor('192.0.2.2')).toBe(0);
      clock += hardLimit.window;
      expect(await servers[1].waitFor('192.0.2.1')).toBe(0);
    });

    it('counts the addresses of one IPv6 subscriber as one', async () => {
      const server = aServer();
      for (let sent = 0; sent < hardLimit.limit; sent += 1)
        await server.waitFor(`2001:db8:1:2::${sent.toString(16)}`);
      expect(await server.waitFor('2001:db8:1:2:ffff::1')).toBeGreaterThan(0);
      expect(await server.waitFor('2001:db8:1:3::1')).toBe(0);
    });
  });

  describe('the quarantine budget', () => {
    const text = 'x'.repeat(2000);

    async function receive(signals: SpamSignal[]): Promise<Lead> {
      clock += 1000;
      const scoreSpam = () => ({ score: signals.length > 0 ? 100 : 0, signals });
      const incoming = { ...aMessage({ message: text }), scoreSpam, now: clock };
      return (await createLeadStore(open()).receive(incoming, async () => {})).lead;
    }
    const flood = () => receive(['flood-from-address']);
    const spam = () => receive(['honeypot']);
    const left = async () => {
      const rows = await open().db.select({ id: leads.id }).from(leads).orderBy(leads.createdAt);
      return rows.map(({ id }) => id);
    };

    it('drops the oldest flood first, then other spam, and never a lead', async () => {
      const old = await spam();
      const [one, two] = [await flood(), await flood()];
      const lead = await receive([]);
      const last = await spam();
      const all = [old, one, two, lead, last];
      const bytes = bytesOf(old);
      await aServer(bytes * 4 + 200).enforce();
      expect(await left()).toEqual(all.map(({ id }) => id));
      await aServer(bytes * 3 + 200).enforce();
      expect(await left()).toEqual([old, two, lead, last].map(({ id }) => id));
      await aServer(bytes + 200).enforce();
      expect(await left()).toEqual([lead, last].map(({ id }) => id));
      await aServer(1).enforce();
      expect(await left()).toEqual([lead.id]);
    });

    it('is kept as floods come in, and excludes released leads', async () => {
      const first = await flood();
      const budget = bytesOf(first) * 10 + 200;
      const server = aServer(budget);
      await server.received(first);
      await open().db.update(leads).set({ status: 'new' }).where(eq(leads.id, first.id));
      for (let sent = 0; sent < 40; sent += 1) {
        await server.received(await flood());
        expect(await server.quarantineBytes()).toBeLessThanOrEqual(budget);
      }
      expect(await left()).toHaveLength(11);
      expect((await left())[0]).toBe(first.id);
    });

    it('logs and counts drops without personal data, for every server', async () => {
      const [one, two] = [await flood(), await flood()];
      const [here, there] = [aServer(1), aServer(1)];
      await here.enforce();
      const size = { messages: 2, bytes: bytesOf(one) + bytesOf(two) };
      expect(here.log).toEqual([size]);
      expect([here.counts().dropped, there.counts().dropped]).toEqual([2, 0]);
      for (const server of [here, there]) {
        // The first call starts a read.
        server.drops();
        await expect.poll(() => server.drops()).toEqual({ ...size, lastAt: new Date(clock) });
      }
    });

    it('drops each message once when two servers run at the same time', async () => {
      for (let sent = 0; sent < 6; sent += 1) await flood();
      const servers = [aServer(1), aServer(1)];
      await Promise.all(servers.map((server) => server.enforce()));
      expect(await left()).toEqual([]);
      expect(servers.reduce((sum, server) => sum + server.counts().dropped, 0)).toBe(6);
      const [hour] = await open().db.select().from(quarantineDrops);
      expect(hour?.messages).toBe(6);
    });
  });
});
