import { eq } from 'drizzle-orm';
import type { Transaction } from '#app/data/engine/database.server.ts';
import { bookingQuarters } from './schema.server.ts';

/** Someone else has claimed one of its quarter hours. */
export class SlotTakenError extends Error {}

/**
 * Claims a person's quarter hours for a booking. Of concurrent claims, the first to commit succeeds and the others
 * fail.
 *
 * @param quarters in ascending order, so that two claims cannot deadlock
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
