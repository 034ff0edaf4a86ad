import { and, eq, isNull, sql } from 'drizzle-orm';
import { hour, minute } from '#app/domain/durations.ts';
import type { Database } from '#app/data/engine/database.server.ts';
import { madeCalls } from './schema.server.ts';

/** Milliseconds after which a call that has no answer has ended without one: requests are answered within 30 seconds. */
const longestCall = minute;

/** Milliseconds that an answer is kept for repeats. */
export const callMemory = hour;

interface MadeCall {
  asked: string;
  answer: string | null;
}

/**
 * Takes a key for a call.
 *
 * @returns null when the call is to be made, else the one that was made with the key
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
      // Rows are deleted every hour, and may be older than they are good for.
      setWhere: sql`${madeCalls.at} < ${before(callMemory)}
        or (${madeCalls.answer} is null and ${madeCalls.at} < ${before(longestCall)})`,
    })
    .returning({ key: madeCalls.key });
  if (claimed) return null;
  const [made] = await db.select().from(madeCalls).where(eq(madeCalls.key, key));
  // It failed at this moment: the next repeat makes it.
  return made ?? { asked, answer: null };
}

export async function keepAnswer(
  { db }: Pick<Database, 'db'>,
  key: string,
  answer: string,
): Promise<void> {
  await db.update(madeCalls).set({ answer }).where(eq(madeCalls.key, key));
}

/** Forgets a call that was not made, so that a repeat makes it. */
export async function releaseCall({ db }: Pick<Database, 'db'>, key: string): Promise<void> {
  await db.delete(madeCalls).where(and(eq(madeCalls.key, key), isNull(madeCalls.answer)));
}
