import { and, eq, ne } from 'drizzle-orm';
import { enqueue } from '#app/data/delivery/outbox.server.ts';
import type { Transaction } from '#app/data/engine/database.server.ts';
import { endPush } from '#app/data/notifications/end-push.server.ts';
import { sensitiveChangeMail } from '#app/domain/staff/sensitive-change-mail.ts';
import type { SensitiveChange } from '#app/domain/staff/sensitive-changes.ts';
import { staffSessions } from './schema.server.ts';
import type { StaffRow } from './session-start.server.ts';

/** Effects of changing how someone signs in: their other sessions end, and they are notified by email. */
export async function followSignInChange(
  t: Transaction,
  user: StaffRow,
  change: SensitiveChange,
  /** The session that continues; null for none. */
  sessionId: string | null,
  now: number,
): Promise<void> {
  await t
    .delete(staffSessions)
    .where(
      and(
        eq(staffSessions.staffId, user.id),
        sessionId === null ? undefined : ne(staffSessions.id, sessionId),
      ),
    );
  await endPush(t, user.id, { except: sessionId });
  const at = new Date(now);
  await enqueue(t, at, sensitiveChangeMail(user, change, at, user.name));
}
