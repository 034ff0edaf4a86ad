import { and, eq, inArray, isNull, lt, sql, type SQL } from 'drizzle-orm';
import type { Reader, Transaction } from '#app/data/engine/database.server.ts';
import {
  notificationTable,
  type MailMeasure,
  type NotificationKind,
} from '#app/domain/notifications/kinds.ts';
import { notificationChoices, notifications } from './schema.server.ts';
import { lockUnsent, type UnsentNotification } from './unsent.server.ts';

/** The default email frequency of each kind. */
const usualMail: SQL<MailMeasure> = sql`case ${notifications.kind} ${sql.join(
  Object.entries(notificationTable).map(([kind, { mail }]) => sql`when ${kind} then ${mail}`),
  sql` `,
)} end`;

/** Unread notifications whose readers chose this email frequency, oldest first, locked. */
export async function lockUnmailed(
  t: Transaction,
  measure: MailMeasure,
  { since, until }: { since: Date; until: Date },
): Promise<UnsentNotification[]> {
  const wanted = and(
    isNull(notifications.mailedAt),
    lt(notifications.at, until),
    sql`coalesce(${notificationChoices.mail}, ${usualMail}) = ${measure}`,
  );
  return lockUnsent(t, since, wanted);
}

/** Marks notifications as emailed. */
export async function markMailed(t: Transaction, ids: readonly string[], at: Date): Promise<void> {
  await t
    .update(notifications)
    .set({ mailedAt: at })
    .where(inArray(notifications.id, [...ids]));
}

/** Marks a person's notifications about a record as emailed, when another kind of email covers it. */
export async function markMailedOf(
  t: Transaction,
  {
    staffId,
    recordId,
    kind,
    at,
  }: { staffId: string; recordId: string; kind: NotificationKind; at: Date },
): Promise<void> {
  await t
    .update(notifications)
    .set({ mailedAt: at })
    .where(
      and(
        eq(notifications.staffId, staffId),
        eq(notifications.recordId, recordId),
        eq(notifications.kind, kind),
        isNull(notifications.mailedAt),
      ),
    );
}

/** An account's email frequency for a kind of notification: its choice, otherwise the kind's default. */
export async function mailMeasureOf(
  reader: Reader,
  staffId: string,
  kind: NotificationKind,
): Promise<MailMeasure> {
  const [row] = await reader
    .select({ mail: notificationChoices.mail })
    .from(notificationChoices)
    .where(and(eq(notificationChoices.staffId, staffId), eq(notificationChoices.kind, kind)));
  return row?.mail ?? notificationTable[kind].mail;
}
