import { and, count, eq, gte, inArray, sql } from 'drizzle-orm';
import { mostUpcoming } from '#app/domain/bookings/booking.ts';
import type { Transaction } from '#app/data/engine/database.server.ts';
import { leads } from '#app/data/leads/schema.server.ts';
import { bookings } from './schema.server.ts';

/** A mail address has as many meetings to come as one may have. */
export class TooManyUpcomingError extends Error {}

/**
 * Lets a mail address book one meeting more. Bookings of one address wait for each other here until the transaction
 * ends, so that each counts those before it.
 *
 * @param email as it stands on the lead
 * @throws TooManyUpcomingError
 */
export async function admitUpcoming(t: Transaction, email: string, now: number): Promise<void> {
  const key = `bookings of ${email.toLowerCase()}`;
  await t.execute(sql`select pg_advisory_xact_lock(hashtext(${key}))`);
  const [row] = await t
    .select({ number: count() })
    .from(bookings)
    .innerJoin(leads, eq(leads.id, bookings.leadId))
    .where(
      and(
        eq(leads.email, email.toLowerCase()),
        gte(bookings.startsAt, new Date(now)),
        inArray(bookings.status, ['held', 'confirmed']),
      ),
    );
  if ((row?.number ?? 0) >= mostUpcoming) throw new TooManyUpcomingError();
}
