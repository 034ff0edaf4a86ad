import { and, eq, ne } from 'drizzle-orm';
import type { Reader, Transaction } from '#app/data/engine/database.server.ts';
import { pushSubscriptions } from './push-schema.server.ts';

/** Ends the subscriptions of an account: all of them, those of one session, or all but those. */
export async function endPush(
  t: Reader | Transaction,
  staffId: string,
  which: { of?: string; except?: string | null } = {},
): Promise<void> {
  const { staffId: owner, sessionId } = pushSubscriptions;
  const { of, except = null } = which;
  await t
    .delete(pushSubscriptions)
    .where(
      and(
        eq(owner, staffId),
        of === undefined ? undefined : eq(sessionId, of),
        except === null ? undefined : ne(sessionId, except),
      ),
    );
}
