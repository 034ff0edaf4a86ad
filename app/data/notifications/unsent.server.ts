import { and, asc, eq, gt, isNull, type SQL } from 'drizzle-orm';
import type { Transaction } from '#app/data/engine/database.server.ts';
import { staff } from '#app/data/staff/schema.server.ts';
import type { Role } from '#app/domain/crm/records/entities.ts';
import type { Language } from '#app/domain/languages.ts';
import { notificationChoices, notifications } from './schema.server.ts';

/** An unread notification not yet sent by email or push, and its reader. */
export interface UnsentNotification {
  notification: typeof notifications.$inferSelect;
  reader: { id: string; name: string; email: string; role: Role; language: Language | null };
}

/** Maximum notifications per run; the next run continues. */
const most = 500;

/**
 * Unread notifications since a moment, oldest first, with their readers' choices for the kind. They are locked, so that
 * no other process sends them too.
 *
 * @param wanted which of them, by the columns of notifications and choices
 */
export function lockUnsent(
  t: Transaction,
  since: Date,
  wanted: SQL | undefined,
): Promise<UnsentNotification[]> {
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
    .where(and(isNull(notifications.readAt), gt(notifications.at, since), wanted))
    .orderBy(asc(notifications.id))
    .limit(most)
    .for('update', { of: notifications, skipLocked: true });
}
