import { and, asc, eq, gt, inArray, isNull, lt, sql, type SQL } from 'drizzle-orm';
import {
  notificationTable,
  type MailMeasure,
  type NotificationKind,
} from '#app/domain/notifications/kinds.ts';
import type { Role } from '#app/domain/crm/records/entities.ts';
import type { Language } from '#app/domain/languages.ts';
import type { Reader, Transaction } from '#app/data/engine/database.server.ts';
import { staff } from '#app/data/staff/schema.server.ts';
import { notificationChoices, notifications } from './schema.server.ts';

/** A notification that no mail has told of, with its reader. */
export interface Unmailed {
  notification: typeof notifications.$inferSelect;
  reader: { id: string; name: string; email: string; role: Role; language: Language | null };
}

/** The measure of mail that the table of kinds gives. */
const usualMail: SQL<MailMeasure> = sql`case ${notifications.kind} ${sql.join(
  Object.entries(notificationTable).map(([kind, { mail }]) => sql`when ${kind} then ${mail}`),
  sql` `,
)} end`;

/** Notifications that one run tells of by mail; the next run goes on. */
const most = 500;

/**
 * Unread notifications whose readers want mail in this measure, oldest first. They are locked: no other process tells of
 * them as well.
 */
export async function lockUnmailed(
  t: Transaction,
  measure: MailMeasure,
  { since, until }: { since: Date; until: Date },
): Promise<Unmailed[]> {
  const chosen = and(
    eq(notificationChoices.staffId, notifications.staffId),
    eq(notificationChoices.kind, notifications.kind),
  );
  const { id, name, email, role, language } = staff;
  return t
    .select({ notification: notifications, reader: { id, name, email, role, language } })
    .from(notifications)
    .innerJoin(staff, and(eq(staff.id, notifications.staffId), isNull(staff.disabledAt)))
    .leftJoin(notificationChoices, chosen)
    .where(
      and(
        isNull(notifications.readAt),
        isNull(notifications.mailedAt),
        gt(notifications.at, since),
        lt(notifications.at, until),
        sql`coalesce(${notificationChoices.mail}, ${usualMail}) = ${measure}`,
      ),
    )
    .orderBy(asc(notifications.id))
    .limit(most)
    .for('update', { of: notifications, skipLocked: true });
}

/** Notes that a mail tells of them. */
export async function markMailed(t: Transaction, ids: readonly string[], at: Date): Promise<void> {
  await t
    .update(notifications)
    .set({ mailedAt: at })
    .where(inArray(notifications.id, [...ids]));
}

/** Notes that a mail of its own tells somebody of a record. */
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

/** In what measure somebody wants mail of a kind. */
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
