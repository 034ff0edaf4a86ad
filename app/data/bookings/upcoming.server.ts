import { and, eq, gte, inArray, sql } from 'drizzle-orm';
import type { Transaction } from '#app/data/engine/database.server.ts';
import { leads } from '#app/data/leads/schema.server.ts';
import { mostUpcoming } from '#app/domain/bookings/booking.ts';
import { mailboxOf } from '#app/domain/leads/identity.ts';
import { bookings } from './schema.server.ts';

/** A mailbox already has the maximum number of upcoming meetings. */
export class TooManyUpcomingError extends Error {}

/**
 * Lets a mailbox book one more meeting, regardless of tags in its address. Bookings of one mailbox queue here until the
 * transaction ends, so that each counts the previous ones.
 *
 * @param email as stored in the lead
 * @throws TooManyUpcomingError
 */
export async function admitUpcoming(t: Transaction, email: string, now: number): Promise<void> {
  const mailbox = mailboxOf(email);
  await t.execute(sql`select pg_advisory_xact_lock(hashtext(${`bookings of ${mailbox}`}))`);
  // Limited to what calendars can hold.
  const upcoming = await t
    .select({ email: leads.email })
    .from(bookings)
    .innerJoin(leads, eq(leads.id, bookings.leadId))
    .where(
      and(gte(bookings.startsAt, new Date(now)), inArray(bookings.status, ['held', 'confirmed'])),
    );
  const theirs = upcoming.filter((each) => mailboxOf(each.email) === mailbox);
  if (theirs.length >= mostUpcoming) throw new TooManyUpcomingError();
}
