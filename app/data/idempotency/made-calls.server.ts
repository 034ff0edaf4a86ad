import { and, eq, isNull, or, sql } from 'drizzle-orm';
import type { Database, Transaction } from '#app/data/engine/database.server.ts';
import { hour, minute } from '#app/domain/durations.ts';
import { madeCalls } from './schema.server.ts';

/** Milliseconds after which a call without a response is considered dead: requests are answered within 30 seconds. */
const longestCall = minute;

/** Milliseconds for which a response is kept for repeats. */
export const callMemory = hour;

interface MadeCall {
  asked: string;
  answer: string | null;
  /** Whether it may still be running. */
  isRecent: boolean;
}

/** Placeholder for the response of a call that has changed something but has not responded yet. */
const unanswered = '';

/**
 * Claims a key for a call.
 *
 * @returns null when the call should be made, otherwise the one already made with the key
 */
export async function claimCall(
  { db }: Pick<Database, 'db'>,
  { key, asked }: { key: string; asked: string },
  now: number,
): Promise<MadeCall | null> {
  const at = new Date(now);
  const before = (milliseconds: number) => new Date(now - milliseconds).toISOString();
  const [claimed] = await db
    .insert(madeCalls)
    .values({ key, asked, at })
    .onConflictDoUpdate({
      target: madeCalls.key,
      set: { asked: sql`excluded.asked`, answer: null, at: sql`excluded.at` },
      // Rows are deleted hourly, and may be past their validity.
      setWhere: sql`${madeCalls.at} < ${before(callMemory)}
        or (${madeCalls.answer} is null and ${madeCalls.at} < ${before(longestCall)})`,
    })
    .returning({ key: madeCalls.key });
  if (claimed) return null;
  const [made] = await db.select().from(madeCalls).where(eq(madeCalls.key, key));
  // It failed at this moment: the next repeat makes it.
  if (!made) return { asked, answer: null, isRecent: true };
  return { ...made, isRecent: made.at.getTime() >= now - longestCall };
}

export async function storeAnswer(
  { db }: Pick<Database, 'db'>,
  key: string,
  answer: string,
): Promise<void> {
  await db.update(madeCalls).set({ answer }).where(eq(madeCalls.key, key));
}

/**
 * Marks a call in the transaction of its change: if the server dies before the response is stored, the call is not made
 * again.
 */
export async function markMade(t: Transaction, key: string): Promise<void> {
  await t
    .update(madeCalls)
    .set({ answer: unanswered })
    .where(and(eq(madeCalls.key, key), isNull(madeCalls.answer)));
}

/** Forgets a refused call, so that a repeat makes it. */
export async function forgetCall({ db }: Pick<Database, 'db'>, key: string): Promise<void> {
  const hasNoAnswer = or(isNull(madeCalls.answer), eq(madeCalls.answer, unanswered));
  await db.delete(madeCalls).where(and(eq(madeCalls.key, key), hasNoAnswer));
}

/** Forgets a failed call, so that a repeat makes it, unless it has already changed something. */
export async function releaseCall({ db }: Pick<Database, 'db'>, key: string): Promise<void> {
  await db.delete(madeCalls).where(and(eq(madeCalls.key, key), isNull(madeCalls.answer)));
}
