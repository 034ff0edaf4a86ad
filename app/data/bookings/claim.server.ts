import { eq } from 'drizzle-orm';
import type { Transaction } from '#app/data/engine/database.server.ts';
import { bookingQuarters } from './schema.server.ts';

/** Somebody else has a quarter hour of it. */
export class SlotTakenError extends Error {}

/**
 * Claims quarter hours of a person for a booking. Of bookings that claim one at once, the first to commit has it and
 * the others fail.
 *
 * @param quarters in ascending order, so that two claims never wait for each other
 * @throws SlotTakenError
 */
export async function claimQuarters(
  t: Transaction,
  {
    memberId,
    bookingId,
    quarters,
  }: { memberId: string; bookingId: string; quarters: readonly number[] },
): Promise<void> {
  const rows = quarters.map((quarter) => ({ memberId, quarter, bookingId }));
  const claimed = await t
    .insert(bookingQuarters)
    .values(rows)
    .onConflictDoNothing()
    .returning({ quarter: bookingQuarters.quarter });
  if (claimed.length < rows.length) throw new SlotTakenError();
}

export async function releaseQuarters(t: Transaction, bookingId: string): Promise<void> {
  await t.delete(bookingQuarters).where(eq(bookingQuarters.bookingId, bookingId));
}
