import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { findBooking } from '#app/data/bookings/booking-store.server.ts';
import { bookingQuarters, bookings } from '#app/data/bookings/schema.server.ts';
import { outbox } from '#app/data/delivery/schema.server.ts';
import { operatorActor } from '#app/domain/staff/actor.ts';
import { aBooking } from '../../../test/a-booking.ts';
import { onEachDatabase } from '../../../test/databases.ts';
import { addSchedules } from '../../../test/schedules.ts';
import { createBookingLinks } from './booking-links.ts';
import {
  cancelByStaff,
  cancelByVisitor,
  moveByStaff,
  moveByVisitor,
  settleBooking,
} from './change-booking.server.ts';

const quarter = 900_000;
const now = Date.parse('2026-11-30T13:00:00Z');
const start = now + 48 * 3_600_000;
const origin = 'https://iluma.example';
const context = {
  links: createBookingLinks('secret')(origin),
  places: { videoUrl: null, office: '', timeZone: 'America/Montreal' },
  origin,
  now,
};

onEachDatabase('changes of one booking at once', (open) => {
  beforeAll(() => addSchedules(open()));
  beforeEach(async () => {
    await open().db.delete(bookings);
  });

  async function aMeeting() {
    const id = await aBooking(open(), { start, now });
    const booking = await findBooking(open().db, { id });
    if (!booking) throw new Error('There is no booking');
    return booking;
  }

  describe.each(['cancelled first', 'moved first'] as const)('%s', (first) => {
    it('holds no time once cancelled', async () => {
      const booking = await aMeeting();
      const { reference } = booking;
      const changes = [
        () => cancelByVisitor(open(), reference, context),
        () => moveByVisitor(open(), reference, start + 8 * quarter, context),
        () =>
          moveByStaff(
            open(),
            booking,
            { start: start + 16 * quarter, memberId: booking.member.id },
            { actor: operatorActor, context },
          ),
      ];
      const inTurn = first === 'cancelled first' ? changes : changes.toReversed();
      await Promise.all(inTurn.map((change) => change()));
      const after = await findBooking(open().db, { id: booking.id });
      expect(after?.status).toBe('cancelled');
      expect(await open().db.$count(bookingQuarters)).toBe(0);
    });
  });

  it('is moved by its visitor at most eight times', async () => {
    const { reference } = await aMeeting();
    const moves = Array.from({ length: 15 }, (_, at) =>
      moveByVisitor(open(), reference, start + (at + 1) * 2 * quarter, context),
    );
    const ends = (await Promise.all(moves)).map(({ is }) => is);
    expect(ends.filter((is) => is === 'changed')).toHaveLength(8);
    expect(ends.filter((is) => is === 'too-late')).toHaveLength(7);
  });

  it('emails its visitor the team’s changes, even after many moves of their own', async () => {
    const booking = await aMeeting();
    const { id, reference, visitor } = booking;
    for (let at = 1; at <= 6; at += 1)
      // oxlint-disable-next-line no-await-in-loop -- one move after the other
      await moveByVisitor(open(), reference, start + at * 2 * quarter, context);
    const moved = await findBooking(open().db, { id });
    if (!moved) throw new Error('The booking is gone');
    await cancelByStaff(open(), moved, { actor: operatorActor, context });
    const mails = await open().db.select().from(outbox);
    const news = mails.flatMap(({ payload }) =>
      payload && 'template' in payload && payload.template === 'booking-visitor'
        ? [[payload.to, payload.values.news]]
        : [],
    );
    expect(news.filter(([to]) => to === visitor.email)).toHaveLength(6);
    expect(news).toContainEqual([visitor.email, 'cancelled']);
  });

  it('is either cancelled or held, never both', async () => {
    const booking = await aMeeting();
    const [cancelled, settled] = await Promise.all([
      cancelByVisitor(open(), booking.reference, context),
      settleBooking(open(), booking, 'done', { actor: operatorActor, now: start }),
    ]);
    const after = await findBooking(open().db, { id: booking.id });
    expect([cancelled.is, settled.is].filter((is) => is === 'changed')).toHaveLength(1);
    expect(after?.status).toBe(cancelled.is === 'changed' ? 'cancelled' : 'done');
  });
});
