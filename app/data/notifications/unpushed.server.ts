import { and, asc, eq, exists, inArray, isNull, sql, type SQL } from 'drizzle-orm';
import type { Transaction } from '#app/data/engine/database.server.ts';
import { notificationTable } from '#app/domain/notifications/kinds.ts';
import { pushSubscriptions } from './push-schema.server.ts';
import { notificationChoices, notifications } from './schema.server.ts';
import { lockUnsent, type UnsentNotification } from './unsent.server.ts';

/** The default of each kind, for accounts without a choice. */
const usualPush: SQL<boolean> = sql`${notifications.kind} in ${Object.entries(notificationTable)
  .filter(([, { push }]) => push)
  .map(([kind]) => kind)}`;

/** Unread notifications whose readers want Web Push, oldest first, locked. */
export async function lockUnpushed(t: Transaction, since: Date): Promise<UnsentNotification[]> {
  const browsers = t
    .select({ id: pushSubscriptions.id })
    .from(pushSubscriptions)
    .where(eq(pushSubscriptions.staffId, notifications.staffId));
  const wanted = and(
    isNull(notifications.pushedAt),
    sql`coalesce(${notificationChoices.push}, ${usualPush})`,
    exists(browsers),
  );
  return lockUnsent(t, since, wanted);
}

/** Marks notifications as pushed. */
export async function markPushed(t: Transaction, ids: readonly string[], at: Date): Promise<void> {
  await t
    .update(notifications)
    .set({ pushedAt: at })
    .where(inArray(notifications.id, [...ids]));
}

/** Ids of the subscriptions of accounts, by account. */
export async function subscriptionsOf(
  t: Transaction,
  staffIds: readonly string[],
): Promise<ReadonlyMap<string, readonly string[]>> {
  const { id, staffId } = pushSubscriptions;
  const rows = await t
    .select({ id, staffId })
    .from(pushSubscriptions)
    .where(inArray(staffId, [...staffIds]))
    .orderBy(asc(id));
  const groups = Map.groupBy(rows, (row) => row.staffId);
  return new Map([...groups].map(([account, all]) => [account, all.map((row) => row.id)]));
}
