import { and, eq, gt, isNull, lte, sql } from 'drizzle-orm';
import type { Reader, Transaction } from '#app/data/engine/database.server.ts';
import type { Booking } from '#app/domain/bookings/booking.ts';
import { day, hour } from '#app/domain/durations.ts';
import { selectBookings } from './booking-store.server.ts';
import { bookings } from './schema.server.ts';

/** Reminders: how long before the meeting they are due, and the column that records that one was sent. */
const reminders = {
  tomorrow: { before: day, column: bookings.dayReminderAt, name: 'dayReminderAt' },
  soon: { before: hour, column: bookings.hourReminderAt, name: 'hourReminderAt' },
} as const;

export type Reminder = keyof typeof reminders;

/** Confirmed meetings whose reminder is due. Meetings booked after that moment get none. */
export async function dueReminders(
  reader: Reader,
  now: Date,
): Promise<{ booking: Booking; news: Reminder }[]> {
  const found = await Promise.all(
    (Object.keys(reminders) as Reminder[]).map(async (news) => {
      const { before, column } = reminders[news];
      const due = await selectBookings(
        reader,
        and(
          eq(bookings.status, 'confirmed'),
          isNull(column),
          gt(bookings.startsAt, now),
          lte(bookings.startsAt, new Date(now.getTime() + before)),
          lte(
            bookings.createdAt,
            sql`${bookings.startsAt} - ${`${before} milliseconds`}::interval`,
          ),
        ),
      );
      return due.map((booking) => ({ booking, news }));
    }),
  );
  return found.flat();
}

export async function markReminded(
  t: Transaction,
  id: string,
  news: Reminder,
  at: Date,
): Promise<void> {
  await t
    .update(bookings)
    .set({ [reminders[news].name]: at })
    .where(eq(bookings.id, id));
}
