import { and, eq, or } from 'drizzle-orm';
import type { Database } from '#app/data/engine/database.server.ts';
import { endPush } from '#app/data/notifications/end-push.server.ts';
import { hashOf, newToken } from '#app/data/secrets/tokens.server.ts';
import { sessionVerdict, type Stage, type Verdict } from '#app/domain/staff/session-rules.ts';
import { staff, staffSessions } from './schema.server.ts';
import {
  auditSession,
  issuedSession,
  timesOf,
  type IssuedSession,
  type SessionRow,
  type StaffRow,
} from './session-start.server.ts';

export interface FoundSession {
  id: string;
  stage: Stage;
  /** When password and code were last entered for the token, in epoch milliseconds; 0 for a former token. */
  confirmedAt: number;
  user: Pick<StaffRow, 'id' | 'name' | 'email' | 'role' | 'language' | 'lastLoginAt'> & {
    hasSecondStep: boolean;
  };
}

/** The session of a token's hash, with a new token when rotation is due; null for an invalid one. */
export async function findSession(
  database: Database,
  tokenHash: string,
  now: number,
): Promise<{ session: FoundSession; issued: IssuedSession | null } | null> {
  const [found] = await database.db
    .select({ row: staffSessions, user: staff })
    .from(staffSessions)
    .innerJoin(staff, eq(staff.id, staffSessions.staffId))
    .where(or(eq(staffSessions.tokenHash, tokenHash), eq(staffSessions.previousHash, tokenHash)));
  if (!found || found.user.disabledAt) return null;
  const { row, user } = found;
  const isCurrent = row.tokenHash === tokenHash;
  const verdict = sessionVerdict(isCurrent ? 'current' : 'previous', timesOf(row), now);
  if (verdict.is === 'expired') {
    await database.db.delete(staffSessions).where(eq(staffSessions.id, row.id));
    return null;
  }
  if (verdict.is === 'reused') {
    await endReused(database, row, user, now);
    return null;
  }
  const { id, name, email, role, language, lastLoginAt, totpSecret } = user;
  const session = {
    id: row.id,
    stage: row.stage,
    confirmedAt: isCurrent ? row.confirmedAt.getTime() : 0,
    user: { id, name, email, role, language, lastLoginAt, hasSecondStep: totpSecret !== null },
  };
  return { session, issued: await updateSeen(database, row, tokenHash, verdict, now) };
}

/** Ends a session whose former token was reused. */
async function endReused(
  database: Database,
  row: SessionRow,
  user: StaffRow,
  now: number,
): Promise<void> {
  await database.tx(async (t) => {
    const [ended] = await t
      .delete(staffSessions)
      .where(eq(staffSessions.id, row.id))
      .returning({ id: staffSessions.id });
    await endPush(t, user.id, { of: row.id });
    if (ended) await auditSession(t, 'session.reused', row.id, user, { address: row.address }, now);
  });
}

/** @returns the new token, if the session was rotated */
async function updateSeen(
  { db }: Database,
  row: SessionRow,
  tokenHash: string,
  { rotates, confirms, touches }: Extract<Verdict, { is: 'valid' }>,
  now: number,
): Promise<IssuedSession | null> {
  const at = new Date(now);
  const createdAt = earlier(row.createdAt, at);
  const next = rotates ? newToken() : null;
  if (next === null && !confirms && !touches) return null;
  const [changed] = await db
    .update(staffSessions)
    .set({
      lastSeenAt: at,
      createdAt,
      rotatedAt: earlier(row.rotatedAt, at),
      ...(confirms && { isConfirmed: true }),
      ...(next && {
        tokenHash: hashOf(next),
        previousHash: tokenHash,
        rotatedAt: at,
        isConfirmed: false,
      }),
    })
    // Of concurrent requests one rotates; the others keep their token.
    .where(and(eq(staffSessions.id, row.id), eq(staffSessions.tokenHash, row.tokenHash)))
    .returning({ id: staffSessions.id });
  const isRotated = next !== null && changed !== undefined;
  return isRotated ? issuedSession(next, row.stage, createdAt) : null;
}

/** After a clock was set back, times in the future count as now. */
const earlier = (one: Date, other: Date) => (one < other ? one : other);
