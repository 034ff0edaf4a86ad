import { and, eq, gte, inArray, sql } from 'drizzle-orm';
import { mostUpcoming } from '#app/domain/bookings/booking.ts';
import { mailboxOf } from '#app/domain/leads/identity.ts';
import type { Transaction } from '#app/data/engine/database.server.ts';
import { leads } from '#app/data/leads/schema.server.ts';
import { bookings } from './schema.server.ts';

/** A mailbox has as many meetings to come as one may have. */
export class TooManyUpcomingError extends Error {}

/**
 * Lets a mailbox book one meeting more, whatever tag its address has. Bookings of one mailbox wait for each other here
 * until the transaction ends, so that each counts those before it.
 *
 * @param email as it stands on the lead
 * @throws TooManyUpcomingError
 */
export async function admitUpcoming(t: Transaction, email: string, now: number): Promise<void> {
  const mailbox = mailboxOf(email);
  await t.execute(sql`select pg_advisory_xact_lock(hashtext(${`bookings of ${mailbox}`}))`);
  // No more than calendars have room for.
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
