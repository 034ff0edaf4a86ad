import { eq } from 'drizzle-orm';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import { findFreeSlots } from '#app/application/bookings/free-slots.server.ts';
import { setSchedule } from '#app/data/bookings/schedules.server.ts';
import { bookings, staffSchedules } from '#app/data/bookings/schema.server.ts';
import { countTopicChange } from '#app/data/crm/change-feed.server.ts';
import { topicStates } from '#app/data/crm/schema.server.ts';
import { staff } from '#app/data/staff/schema.server.ts';
import { siteActor } from '#app/domain/staff/actor.ts';
import { friday, openBookingSite, visitor } from '../../booking-site.ts';
import { aSchedule, addSchedules } from '../../schedules.ts';
import { afterLaunch } from '../../site.ts';
import { ines, mateo } from '../../team.ts';

const mine = await openBookingSite();
const { site, database, slots, book, post, send, empty } = mine;
const { privacy } = site.services;
const year = 366 * 86_400_000;

/** Free times shown to visitors, cached for each version of the calendars. */
const offered = async () => (await slots()).map(({ start, member }) => `${start} ${member}`);

/** Free times as a booking reads them. */
async function free(): Promise<string[]> {
  const from = Date.parse(friday('00:00'));
  const asked = { kind: '15', from, to: from + 86_400_000, videoUrl: null } as const;
  const found = await findFreeSlots(database, { ...asked, now: afterLaunch });
  return found.map(({ start, member }) => `${new Date(start).toISOString()} ${member}`);
}

/** A message that looks like spam: its booking is held, and nobody is told. */
const suspect = {
  email: 'spam@exemple.example',
  message: Array.from({ length: 12 }, (_, at) => `[b]https://spam.example/${at}[/b]`).join(' '),
};

async function changes(manage: string, form: Record<string, string>): Promise<void> {
  const response = await send(manage, form);
  expect([response.status, await response.text()]).toEqual([303, '']);
}

const week = 'mon-fri 9:00-12:00';
const change = { actor: siteActor, at: new Date(afterLaunch) };
const one = friday('09:00');

beforeAll(() => addSchedules(database, aSchedule({ week })));
beforeEach(empty);

it.each<[string, (manage: string) => Promise<unknown>]>([
  ['a booking', () => book({ start: friday('10:00') })],
  [
    'a booking that is held',
    async () => {
      await post({ ...visitor, ...suspect, start: friday('10:00') });
      const rows = await database.db.select().from(bookings).where(eq(bookings.status, 'held'));
      expect(rows).toHaveLength(1);
    },
  ],
  ['a move', (manage) => changes(manage, { start: friday('11:00') })],
  ['a cancellation', (manage) => changes(manage, {})],
  ['the erasure of a person', () => privacy.erase(visitor.email, siteActor)],
  [
    'the end of the time for which messages are kept',
    async () => {
      site.setClock(afterLaunch + 4 * year);
      await privacy.purge();
      site.setClock(afterLaunch);
      expect(await database.db.select().from(bookings)).toEqual([]);
    },
  ],
  ['other hours', () => setSchedule(database, ines, aSchedule({ week: 'fri 9:00-10:30' }), change)],
  ['a second person', () => setSchedule(database, mateo, aSchedule({ week }), change)],
  [
    'busy times of another calendar',
    () =>
      database.db
        .update(staffSchedules)
        .set({ busy: [{ start: Date.parse(one), end: Date.parse(friday('11:00')) }] }),
  ],
  ['an account that is disabled', () => database.db.update(staff).set({ disabledAt: new Date(0) })],
])('offered times follow %s', async (_what, act) => {
  await database.db.update(staff).set({ disabledAt: null });
  await database.db.delete(staffSchedules);
  await setSchedule(database, ines, aSchedule({ week }), change);
  const { manage } = await book();
  const before = await offered();
  expect(before).toEqual(await free());
  await act(manage);
  const after = await offered();
  expect(after).toEqual(await free());
  expect(after).not.toEqual(before);
});

it('two sites in one process with the same number of changes keep separate times', async () => {
  const other = await openBookingSite();
  await Promise.all([setTeam(database), setTeam(other.database)]);
  await book();
  await countTopicChange(other.database.db, 'bookings');
  const [withBooking, without] = [await slots(), await other.slots()];
  expect(without).toHaveLength(withBooking.length + 1);
});

/** Ines alone takes meetings, and nothing has changed yet. */
async function setTeam(of: typeof database) {
  await of.db.delete(topicStates);
  await of.db.delete(staffSchedules);
  await of.db.update(staff).set({ disabledAt: null });
  await addSchedules(of, aSchedule({ week }));
}
