import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, inject, it, onTestFinished } from 'vitest';
import { bookingQuarters, bookings } from '#app/data/bookings/schema.server.ts';
import { openDatabase, type Place } from '#app/data/engine/database.server.ts';
import { leads } from '#app/data/leads/schema.server.ts';
import { createPostgresDatabase } from '../../databases.ts';
import { addSchedules } from '../../schedules.ts';
import { listening, stopped } from '../../server-process.ts';

const visitors = 100;
const server = inject('postgresUrl');

const settings = {
  LOG_LEVEL: 'error',
  WARM_UP: 'false',
  SECRET: 'a secret that both servers share, for tests',
  // Each visitor has their own IP address.
  TRUSTED_PROXIES: '127.0.0.1',
};

async function inDatabase<T>(
  place: Place,
  work: (database: Awaited<ReturnType<typeof openDatabase>>) => Promise<T>,
) {
  const database = await openDatabase(place);
  try {
    return await work(database);
  } finally {
    await database.close();
  }
}

async function temporary(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'iluma-bookings-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  return folder;
}

/** Books the first free time for every visitor at once, alternating between servers; counts the answers by status. */
async function bookAtOnce(addresses: readonly string[]): Promise<Record<string, number>> {
  const day = (ahead: number) =>
    new Date(Date.now() + ahead * 86_400_000).toISOString().slice(0, 10);
  const query = `kind=15&from=${day(2)}&to=${day(3)}`;
  const found = await fetch(`${addresses[0]}/api/bookings/slots?${query}`);
  const { slots } = (await found.json()) as { slots: { start: string }[] };
  const answers = await Promise.all(
    Array.from({ length: visitors }, (_, at) =>
      fetch(`${addresses[at % addresses.length]}/api/bookings`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', 'X-Forwarded-For': `192.0.2.${at + 1}` },
        body: JSON.stringify({
          kind: 15,
          start: slots[0]?.start,
          name: `Ana Ruiz ${at}`,
          email: `ana${at}@exemple.example`,
          language: 'es',
          timeZone: 'Europe/Lisbon',
        }),
      }),
    ),
  );
  const statuses = answers.map(({ status }) => String(status));
  const bodies = (await Promise.all(answers.map((each) => each.json()))) as {
    nearest?: unknown[];
  }[];
  expect(bodies.filter(({ nearest }) => nearest?.length === 3)).toHaveLength(visitors - 1);
  return Object.fromEntries(
    Object.entries(Object.groupBy(statuses, (each) => each)).map(([status, each]) => [
      status,
      each?.length ?? 0,
    ]),
  );
}

/** Whether a line of the log is above the info level. */
const isFailure = (line: string) => !line.includes('"level":30');

const keptIn = (place: Place) =>
  inDatabase(place, async ({ db }) => ({
    bookings: (await db.select().from(bookings)).length,
    leads: (await db.select().from(leads)).length,
    quarters: (await db.select().from(bookingQuarters)).length,
  }));

describe('a hundred concurrent bookings of one time', () => {
  it(
    'succeed exactly once on one server with the embedded database',
    { timeout: 120_000, tags: 'long' },
    async () => {
      const data = await temporary();
      const place = { directory: join(data, 'database') };
      await inDatabase(place, (database) => addSchedules(database));
      const site = await listening({ ...settings, DATA_DIR: data, DATABASE_URL: '' });
      expect(await bookAtOnce([site.address])).toEqual({ 201: 1, 409: visitors - 1 });
      await stopped(site.child);
      expect(await site.errors).toBe('');
      expect(await keptIn(place)).toEqual({ bookings: 1, leads: 1, quarters: 1 });
    },
  );

  it.skipIf(server === null)(
    'succeed exactly once on two servers with one PostgreSQL',
    { tags: 'long', timeout: 120_000 },
    async () => {
      const url = await createPostgresDatabase(server ?? '');
      await inDatabase({ url }, (database) => addSchedules(database));
      const sites = await Promise.all(
        [await temporary(), await temporary()].map((data) =>
          listening({ ...settings, DATA_DIR: data, DATABASE_URL: url }),
        ),
      );
      expect(await bookAtOnce(sites.map(({ address }) => address))).toEqual({
        201: 1,
        409: visitors - 1,
      });
      for (const { child, errors, log } of sites) {
        await stopped(child);
        expect([await errors, log.filter(isFailure)]).toEqual(['', []]);
      }
      expect(await keptIn({ url })).toEqual({ bookings: 1, leads: 1, quarters: 1 });
    },
  );
});
