/* oxlint-disable no-await-in-loop -- one message after the other, as the clock has it */
import { eq, like, sql } from 'drizzle-orm';
import { describe, expect, it, vi } from 'vitest';
import { createLeadService } from '#app/application/leads/lead-service.server.ts';
import type { Database } from '#app/data/engine/database.server.ts';
import { leads } from '#app/data/leads/schema.server.ts';
import { defaultMeetingSettings, placesOf } from '#app/domain/bookings/meeting-settings.ts';
import { flood, hardLimit } from '#app/domain/leads/spam.ts';
import { noon, placeOf, secret, siteOn, typed, type Answer } from '../../../test/contact-site.ts';
import { onEachDatabase } from '../../../test/databases.ts';
import { headers } from './contact.tsx';

vi.setConfig({ testTimeout: 120_000 });

/** A conversation of the maximum 60 messages: about 80 kB with four bytes per character. */
const conversation = JSON.stringify({
  version: 1,
  messages: Array.from({ length: 60 }, (_, index) => ({
    sender: 'user',
    content: '𝒳'.repeat(160),
    timestamp: index,
    language: 'fr',
  })),
});

/** A message of about 90 kB. */
const heavy = {
  ...typed,
  message: '𝒳'.repeat(2500),
  conversation,
  depuis: '/fr/adluma?budget=500',
};

/** Stores messages of each address up to its flood limit, as copies of the only existing one. */
async function reachFloodLimit(database: Database, addresses: readonly string[], at: number) {
  const service = createLeadService({
    database,
    secret,
    teamEmail: null,
    places: () => placesOf(defaultMeetingSettings, null),
  });
  const senders = addresses.map((address) => service.senderOf(address, at));
  await database.db.execute(sql`
    insert into ${leads}
    select (jsonb_populate_record(${leads}, jsonb_build_object(
      'id', gen_random_uuid(), 'key', address || number, 'reference', address || number,
      'sender', address, 'status', 'closed', 'created_at', ${new Date(at).toISOString()}::text
    ))).*
    from ${leads},
      unnest(${sql.param(senders)}::text[]) as address, generate_series(1, ${flood}::int) as number`);
}

onEachDatabase('a flood of the contact form', (open) => {
  it(
    'from 200 addresses stays within the quarantine budget while real leads are accepted',
    { tags: 'long' },
    async () => {
      const budget = 1_000_000;
      let now = noon;
      const aServer = () => siteOn(open(), { now: () => now, quarantineLimit: budget });
      const servers = [aServer(), aServer()] as const;
      placeOf(await servers[0].send(typed));
      const flooders = Array.from({ length: 200 }, (_, index) => `198.51.100.${index}`);
      await reachFloodLimit(open(), flooders, now);
      const real: string[] = [];
      for (let round = 0; round < 2; round += 1)
        for (const [index, address] of flooders.entries()) {
          const server = servers[index % 2 ? 1 : 0];
          now += 10;
          server.visitFrom(address);
          placeOf(await server.send({ ...heavy, nom: `Flot ${round} ${index}` }));
          if (index % 20 !== 0) continue;
          const email = `real-${round}-${index}@exemple.example`;
          server.visitFrom(`203.0.113.${real.length}`);
          placeOf(await server.send({ ...heavy, email, message: `Bonjour ${email}` }));
          real.push(email);
        }
      const found = await open().db.select().from(leads).where(like(leads.email, 'real-%'));
      expect(found.map(({ email }) => email).toSorted()).toEqual(real.toSorted());
      expect(found.every(({ status }) => status === 'new')).toBe(true);
      expect(found.every(({ attachments }) => attachments.length === 2)).toBe(true);

      const quarantined = await open()
        .db.select({ attachments: leads.attachments, name: leads.name })
        .from(leads)
        .where(eq(leads.status, 'quarantined'));
      expect(quarantined.length).toBeGreaterThan(0);
      expect(quarantined.every(({ attachments }) => attachments.length === 0)).toBe(true);
      // The oldest were deleted: the remaining ones are from the last round.
      expect(quarantined.every(({ name }) => name.startsWith('Flot 1'))).toBe(true);
      // Each server may store a hundredth of the budget, and the message that exceeds it, before it checks.
      const bytes = await servers[0].floodGuard.quarantineBytes();
      expect(bytes).toBeLessThanOrEqual(budget * 1.02 + 2 * 20_000);
      expect(bytes).toBeGreaterThan(budget / 2);
      const dropped = servers.map(({ floodGuard }) => floodGuard.counts().dropped);
      expect(dropped.every((count) => count > 0)).toBe(true);
      expect(dropped.reduce((sum, count) => sum + count) + quarantined.length).toBe(400);
      const lines = JSON.stringify(servers.flatMap(({ log }) => log));
      expect(lines).toContain('"bytes":');
      expect(lines).not.toMatch(/Flot|exemple|198\.51/);
    },
  );

  describe('an address over the hard limit', () => {
    const visitor = '198.51.100.250';
    const send = (index: number, now = noon): Promise<Answer> =>
      siteOn(open(), { visitor, now }).send({ ...typed, nom: `Trop ${index}` });

    it('gets a 429 from every server with its form values, and nothing is stored', async () => {
      for (let index = 0; index < hardLimit.limit; index += 1) placeOf(await send(index));
      const refused = await siteOn(open(), { visitor, now: noon + 60_000 }).send(heavy);
      if (refused instanceof Response) throw new Error('It was kept');
      expect(refused.init?.status).toBe(429);
      expect(refused.data).toMatchObject({
        failure: 'limited',
        typed: { ...typed, message: heavy.message },
      });
      const actionHeaders = new Headers(refused.init?.headers);
      const sent = new Headers(headers({ actionHeaders }));
      expect(sent.get('retry-after')).toBe(String(3600 - 60));
      expect(sent.get('cache-control')).toBe('no-store');
      const kept = await open().db.$count(leads, like(leads.name, 'Trop %'));
      expect(kept).toBe(hardLimit.limit);
      // An invalid form is refused first and does not count.
      const invalid = await siteOn(open(), { visitor }).send({ ...typed, email: 'ana' });
      expect(invalid).toMatchObject({ init: { status: 422 } });
    });

    it('may send again an hour later', async () => {
      expect(await send(1000, noon + hardLimit.window)).toMatchObject({ status: 303 });
    });
  });
});
