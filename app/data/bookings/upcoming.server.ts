import { and, eq, gt, gte, inArray, isNotNull, sql } from 'drizzle-orm';
import { keptClientOf } from '#app/data/crm/absorbed-clients.server.ts';
import type { Reader, Transaction } from '#app/data/engine/database.server.ts';
import { leads } from '#app/data/leads/schema.server.ts';
import { longestMeeting, mostUpcoming } from '#app/domain/bookings/booking.ts';
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

/** Ids of the clients with a confirmed meeting that has not ended. */
export function clientsWithMeeting(reader: Reader, now: number) {
  return reader
    .select({ id: keptClientOf(leads.clientId) })
    .from(bookings)
    .innerJoin(leads, eq(leads.id, bookings.leadId))
    .where(
      and(
        gt(bookings.startsAt, new Date(now - longestMeeting)),
        gt(bookings.endsAt, new Date(now)),
        eq(bookings.status, 'confirmed'),
        isNotNull(leads.clientId),
      ),
    );
}
