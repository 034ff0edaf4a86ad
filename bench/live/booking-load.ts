import { Agent } from 'node:http';
import { performance } from 'node:perf_hooks';
import { sql } from 'drizzle-orm';
import { bookingKinds } from '#app/domain/bookings/booking.ts';
import { defaultSchedule } from '#app/domain/bookings/schedule.ts';
import { parseWorkingWeek } from '#app/domain/bookings/working-week.ts';
import { integerBetween, seededRandom } from '#app/domain/random.ts';
import { operatorActor } from '#app/domain/staff/actor.ts';
import { setSchedule } from '../../app/data/bookings/schedules.server.ts';
import type { Database } from '../../app/data/engine/database.server.ts';
import { createLeadStore } from '../../app/data/leads/lead-store.server.ts';
import { aMessage } from '../../test/a-message.ts';
import { get } from '../http-client.ts';
import type { MeasuredDatabase } from './databases.ts';
import { startLiveSite } from './live-site.ts';
import { signIn } from './staff-cookies.ts';

/** People who take meetings, and the meetings that they have had and have, as long as one of 30 minutes. */
export const calendars = { people: 20, bookings: 100_000, days: 30 } as const;

/** Requests for the free times, and untimed ones before, while V8 compiles the server and the embedded engine. */
export const slotRequests = 200;
export const warmUps = 200;

const offices = [
  { timeZone: 'America/Montreal', holidays: 'quebec' },
  { timeZone: 'America/New_York', holidays: 'new-york' },
  { timeZone: 'Europe/Paris', holidays: 'france' },
] as const;
const week = parseWorkingWeek('mon-fri 9:00-12:00,13:00-17:00');
const day = 86_400_000;

export interface SlotTimes {
  times: number[];
  /** Free times in an answer, on average. */
  slots: number;
}

/** Requests everyone's free times for a month, one request after the other on one connection. */
export async function measureSlots(
  scratch: string,
  measured: MeasuredDatabase,
): Promise<SlotTimes> {
  const database = await measured.open();
  try {
    await fillCalendars(database);
  } finally {
    await database.close();
  }
  const site = await startLiveSite(scratch, measured);
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const random = seededRandom('slots');
  const times: number[] = [];
  let slots = 0;
  for (let at = 0; at < warmUps + slotRequests; at += 1) {
    const from = new Date(Date.now() + integerBetween(random, 0, 5) * 60_000).toISOString();
    const to = new Date(Date.parse(from) + calendars.days * day).toISOString();
    const kind = bookingKinds[at % bookingKinds.length] ?? '15';
    const begun = performance.now();
    const { status, body } = await get(
      `${site.origin}/api/bookings/slots?${new URLSearchParams({ kind, from, to })}`,
      { agent, headers: { 'X-Forwarded-For': `198.51.100.${at % 250}` } },
    );
    if (at >= warmUps) times.push(performance.now() - begun);
    if (status !== 200) throw new Error(`${status} for free times`);
    slots += (JSON.parse(String(body)) as { slots: unknown[] }).slots.length;
  }
  agent.destroy();
  await site.stop();
  return { times, slots: slots / (warmUps + slotRequests) };
}

/** Meetings in every second half hour of working time, from years ago to the end of next month. */
async function fillCalendars(database: Database): Promise<void> {
  const { people, bookings } = calendars;
  for (let at = 0; at < people; at += 1) {
    const { id } = await signIn(database, `host-${at}`, 'manager');
    const schedule = { ...defaultSchedule, ...(offices[at % 3] ?? offices[0]), week };
    await setSchedule(database, id, schedule, { actor: operatorActor, at: new Date() });
  }
  const { lead } = await createLeadStore(database).receive(aMessage(), () => Promise.resolve());
  const each = bookings / people;
  await database.tx(async (t) => {
    await t.execute(sql`
      create temporary table made on commit drop as
      select gen_random_uuid() as id, gen_random_uuid() as lead_id, staff_id as member_id,
        date_trunc('day', now()) + interval '${sql.raw(String(calendars.days))} days' - number / 7 * interval '1 day'
          + (14 + number % 7) * interval '1 hour' as starts_at
      from staff_schedules, generate_series(0, ${each - 1}::int) as number`);
    await t.execute(sql`
      insert into leads select (jsonb_populate_record(lead, jsonb_build_object(
        'id', made.lead_id, 'key', made.lead_id, 'reference', 'IL-' || made.lead_id))).*
      from leads as lead, made where lead.id = ${lead.id}`);
    await t.execute(sql`
      insert into bookings (id, lead_id, member_id, kind, channel, starts_at, ends_at, status, sequence,
        time_zone, language, created_at)
      select id, lead_id, member_id, '30', 'phone', starts_at, starts_at + interval '30 minutes', 'confirmed',
        0, 'Europe/Lisbon', 'fr', starts_at - interval '10 days' from made`);
    await t.execute(sql`
      insert into booking_quarters (member_id, quarter, booking_id)
      select member_id, extract(epoch from starts_at)::int / 900 + half, id
      from made, generate_series(0, 1) as half`);
  }, 'long');
  await database.db.execute(sql`vacuum analyze bookings`);
  await database.db.execute(sql`vacuum analyze booking_quarters`);
}
