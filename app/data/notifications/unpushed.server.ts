import { and, asc, eq, exists, gt, inArray, isNull, sql, type SQL } from 'drizzle-orm';
import { notificationTable } from '#app/domain/notifications/kinds.ts';
import type { Transaction } from '#app/data/engine/database.server.ts';
import { staff } from '#app/data/staff/schema.server.ts';
import { pushSubscriptions } from './push-schema.server.ts';
import { notificationChoices, notifications } from './schema.server.ts';
import type { Unmailed } from './unmailed.server.ts';

/** A notification that no browser was told of, with its reader. */
export type Unpushed = Unmailed;

/** What the table of kinds says of who has chosen nothing. */
const usualPush: SQL<boolean> = sql`${notifications.kind} in ${Object.entries(notificationTable)
  .filter(([, { push }]) => push)
  .map(([kind]) => kind)}`;

/** Notifications that one run tells of; the next run goes on. */
const most = 500;

/** Unread notifications whose readers want them in their browsers, oldest first, locked. */
export async function lockUnpushed(t: Transaction, since: Date): Promise<Unpushed[]> {
  const chosen = and(
    eq(notificationChoices.staffId, notifications.staffId),
    eq(notificationChoices.kind, notifications.kind),
  );
  const browsers = t
    .select({ id: pushSubscriptions.id })
    .from(pushSubscriptions)
    .where(eq(pushSubscriptions.staffId, notifications.staffId));
  const { id, name, email, role, language } = staff;
  return t
    .select({ notification: notifications, reader: { id, name, email, role, language } })
    .from(notifications)
    .innerJoin(staff, and(eq(staff.id, notifications.staffId), isNull(staff.disabledAt)))
    .leftJoin(notificationChoices, chosen)
    .where(
      and(
        isNull(notifications.readAt),
        isNull(notifications.pushedAt),
        gt(notifications.at, since),
        sql`coalesce(${notificationChoices.push}, ${usualPush})`,
        exists(browsers),
      ),
    )
    .orderBy(asc(notifications.id))
    .limit(most)
    .for('update', { of: notifications, skipLocked: true });
}

/** Notes that browsers are told of them. */
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
