import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { newId } from '#app/data/engine/new-id.server.ts';
import { createLeadStore } from '#app/data/leads/lead-store.server.ts';
import { defaultSchedule, type Schedule } from '#app/domain/bookings/schedule.ts';
import { freeSlots } from '#app/domain/bookings/slots.ts';
import { parseWorkingWeek } from '#app/domain/bookings/working-week.ts';
import { siteActor } from '#app/domain/staff/actor.ts';
import { aBooking } from '../../../test/a-booking.ts';
import { aMessage } from '../../../test/a-message.ts';
import { onEachDatabase } from '../../../test/databases.ts';
import { addTeam, ines, mateo } from '../../../test/team.ts';
import {
  bookingsBetween,
  findBooking,
  insertBooking,
  moveBooking,
  setBookingStatus,
} from './booking-store.server.ts';
import { readCalendars } from './calendars.server.ts';
import { SlotTakenError } from './claim.server.ts';
import { readSchedule, setSchedule } from './schedules.server.ts';
import { bookings } from './schema.server.ts';
import { admitUpcoming, TooManyUpcomingError } from './upcoming.server.ts';

/** Monday, 8 a.m. in Montréal. */
const now = Date.parse('2026-11-30T13:00:00Z');
const tuesday = (time: string) => Date.parse(`2026-12-01T${time}:00-05:00`);

const schedule = (week: string, more: Partial<Schedule> = {}): Schedule => ({
  ...defaultSchedule,
  timeZone: 'America/Montreal',
  week: parseWorkingWeek(week),
  ...more,
});

onEachDatabase('bookings', (open) => {
  beforeAll(() => addTeam(open()));
  beforeEach(async () => {
    await open().db.delete(bookings);
    await give(ines, schedule('mon-fri 9:00-12:00'));
  });

  const give = (staffId: string, given: Schedule) =>
    setSchedule(open(), staffId, given, { actor: siteActor, at: new Date(now) });

  const book = (over: Parameters<typeof aBooking>[1] = { now }) =>
    aBooking(open(), { start: tuesday('09:00'), ...over, now });

  const times = async () => {
    const calendars = await readCalendars(open().db, { from: now, to: tuesday('23:00') });
    return freeSlots(calendars, { kind: '30', from: tuesday('00:00'), to: tuesday('23:00'), now });
  };

  it('returns a booking with its member and visitor, and removes its slot', async () => {
    const id = await book();
    expect(await findBooking(open().db, { id })).toMatchObject({
      member: { id: ines, name: 'Inès Caron' },
      visitor: { name: expect.stringContaining('Ana') },
      kind: '30',
      start: tuesday('09:00'),
      end: tuesday('09:30'),
      sequence: 0,
    });
    expect((await times()).map(({ start }) => start)).not.toContain(tuesday('09:00'));
    expect(await times()).toHaveLength(5);
  });

  it('keeps one of a hundred concurrent bookings of a slot, with one lead', async () => {
    const before = await createLeadStore(open()).counts();
    const outcomes = await Promise.allSettled(Array.from({ length: 100 }, () => book()));
    const refused = outcomes.filter((each) => each.status === 'rejected');
    expect(refused).toHaveLength(99);
    expect(refused.every(({ reason }) => reason instanceof SlotTakenError)).toBe(true);
    expect(await bookingsBetween(open().db, { from: now, to: tuesday('23:00') })).toHaveLength(1);
    const after = await createLeadStore(open()).counts();
    expect(after.counts.assigned).toBe(before.counts.assigned + 1);
  });

  it('concurrent bookings never overlap', async () => {
    const starts = ['09:00', '09:30', '10:00', '10:30', '11:00'].map(tuesday);
    await Promise.allSettled(
      [...starts, ...starts].map((start, index) =>
        book({ now, start, kind: index % 2 ? '30' : '60' }),
      ),
    );
    const kept = await bookingsBetween(open().db, { from: now, to: tuesday('23:00') });
    expect(kept.length).toBeGreaterThan(1);
    for (const [index, { start }] of kept.entries())
      expect(start).toBeGreaterThanOrEqual(kept[index - 1]?.end ?? 0);
  });

  it('concurrent bookings never exceed the daily limit', async () => {
    await give(ines, schedule('mon-fri 9:00-17:00', { mostPerDay: 2 }));
    const starts = ['09:00', '10:00', '11:00', '13:00', '14:00'].map(tuesday);
    await Promise.allSettled(starts.map((start) => book({ now, start })));
    expect(await bookingsBetween(open().db, { from: now, to: tuesday('23:00') })).toHaveLength(2);
  });

  it.each([
    ['outside of the hours', '13:00'],
    ['beside the quarter', '09:05'],
    ['in the past', '00:00'],
  ])('rejects a slot %s', async (_why, time) => {
    await expect(book({ now, start: tuesday(time) })).rejects.toThrow(SlotTakenError);
  });

  it('rejects bookings of a member without a schedule', async () => {
    expect(await readSchedule(open().db, mateo)).toBeNull();
    await expect(book({ now, memberId: mateo })).rejects.toThrow(SlotTakenError);
  });

  describe('moving a booking', () => {
    it('releases the old slot and claims the new one, even when they overlap', async () => {
      const id = await book({ now, kind: '60' });
      const to = { memberId: ines, kind: '60' as const };
      const start = tuesday('09:30');
      await open().tx((t) =>
        moveBooking(t, { id, sequence: 0 }, { ...to, start, end: tuesday('10:30') }, now),
      );
      expect(await findBooking(open().db, { id })).toMatchObject({ start, sequence: 1 });
      expect((await times()).map((slot) => slot.start)).toEqual(
        ['09:00', '10:30', '11:00', '11:30'].map(tuesday),
      );
    });

    it('fails without a change when the new slot is taken', async () => {
      const [id] = [await book(), await book({ now, start: tuesday('10:00') })];
      const to = { memberId: ines, kind: '30' as const, start: tuesday('10:00') };
      const moved = open().tx((t) =>
        moveBooking(t, { id, sequence: 0 }, { ...to, end: tuesday('10:30') }, now),
      );
      await expect(moved).rejects.toThrow(SlotTakenError);
      expect(await findBooking(open().db, { id })).toMatchObject({
        start: tuesday('09:00'),
        sequence: 0,
      });
    });
  });

  it('cancelling a booking releases its slot', async () => {
    const id = await book();
    await open().tx((t) => setBookingStatus(t, { id, sequence: 0 }, 'cancelled'));
    expect(await times()).toHaveLength(6);
    expect(await findBooking(open().db, { id })).toMatchObject({
      status: 'cancelled',
      sequence: 1,
    });
  });

  it('limits concurrent bookings of one mailbox to three', async () => {
    const store = createLeadStore(open());
    const at = (index: number) => tuesday('09:00') + index * 15 * 60_000;
    const outcomes = await Promise.allSettled(
      Array.from({ length: 8 }, (_, index) =>
        store.receive(
          {
            ...aMessage({ email: `many+${index}@exemple.example` }, { now }),
            alongside: async (t, lead) => {
              await admitUpcoming(t, lead.email, now);
              await insertBooking(
                t,
                {
                  id: newId(now),
                  leadId: lead.id,
                  memberId: ines,
                  kind: '15',
                  channel: 'phone',
                  start: at(index),
                  end: at(index + 1),
                  status: 'confirmed',
                  timeZone: 'Europe/Lisbon',
                  language: 'fr',
                },
                now,
              );
            },
          },
          () => Promise.resolve(),
        ),
      ),
    );
    const refused = outcomes.filter((each) => each.status === 'rejected');
    expect(refused.map(({ reason }) => reason instanceof TooManyUpcomingError)).toEqual(
      Array.from({ length: 5 }, () => true),
    );
    expect(await open().db.select().from(bookings)).toHaveLength(3);
  });
});
