import { and, desc, eq, gt, ne, or } from 'drizzle-orm';
import type { Actor } from '#app/domain/staff/actor.ts';
import {
  sessionVerdict,
  sessionRules,
  type Stage,
  type Verdict,
} from '#app/domain/staff/session-rules.ts';
import { recordAudit } from '#app/data/audit-log/record-audit.server.ts';
import type { Database, Transaction } from '#app/data/engine/database.server.ts';
import { endPush } from '#app/data/notifications/end-push.server.ts';
import { staff, staffSessions } from './schema.server.ts';
import {
  auditSession,
  issuedSession,
  timesOf,
  type IssuedSession,
  type Origin,
  type SessionRow,
  type StaffRow,
} from './session-start.server.ts';
import { hashOf, newToken } from '#app/data/secrets/tokens.server.ts';

export interface FoundSession {
  id: string;
  stage: Stage;
  /** When password and code were last given for the token, in epoch milliseconds; 0 for a former token. */
  confirmedAt: number;
  user: Pick<StaffRow, 'id' | 'name' | 'email' | 'role' | 'language' | 'lastLoginAt'> & {
    hasSecondStep: boolean;
  };
}

interface ListedSession extends Origin {
  id: string;
  createdAt: Date;
  lastSeenAt: Date;
}

/** Sessions by token and by account. */
export interface StaffSessions {
  /** The session of a token, with a new token when rotation is due; null for an invalid one. */
  find(token: string): Promise<{ session: FoundSession; issued: IssuedSession | null } | null>;
  list(staffId: string): Promise<ListedSession[]>;
  /** Ends one session of an account. */
  end(staffId: string, id: string, actor: Actor): Promise<void>;
  /** Ends all sessions of an account, except `exceptId`. */
  endAll(staffId: string, exceptId: string | null, actor: Actor): Promise<void>;
}

const uuidPattern = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i;

export function createStaffSessions(database: Database, now: () => number): StaffSessions {
  return {
    find: (token) => findSession(database, hashOf(token), now()),
    list: (staffId) => listSessions(database, staffId, now()),

    end: (staffId, id, actor) =>
      database.tx(async (t) => {
        if (!uuidPattern.test(id)) return;
        const ended = await t
          .delete(staffSessions)
          .where(and(eq(staffSessions.id, id), eq(staffSessions.staffId, staffId)))
          .returning();
        if (ended.length === 0) return;
        await endPush(t, staffId, { of: id });
        await auditEnds(t, [id], actor, now());
      }),

    endAll: (staffId, exceptId, actor) =>
      database.tx(async (t) => {
        const others = exceptId === null ? undefined : ne(staffSessions.id, exceptId);
        const ended = await t
          .delete(staffSessions)
          .where(and(eq(staffSessions.staffId, staffId), others))
          .returning();
        await endPush(t, staffId, { except: exceptId });
        await auditEnds(
          t,
          ended.map(({ id }) => id),
          actor,
          now(),
        );
      }),
  };
}

async function findSession(
  database: Database,
  tokenHash: string,
  now: number,
): ReturnType<StaffSessions['find']> {
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

/** Ends a session whose former token was used again. */
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

/** Of a clock that was set back, moments in the future count as now. */
const earlier = (one: Date, other: Date) => (one < other ? one : other);

async function listSessions(
  { db }: Database,
  staffId: string,
  now: number,
): Promise<ListedSession[]> {
  return db
    .select({
      id: staffSessions.id,
      address: staffSessions.address,
      agent: staffSessions.agent,
      createdAt: staffSessions.createdAt,
      lastSeenAt: staffSessions.lastSeenAt,
    })
    .from(staffSessions)
    .where(
      and(
        eq(staffSessions.staffId, staffId),
        eq(staffSessions.stage, 'open'),
        gt(staffSessions.lastSeenAt, new Date(now - sessionRules.idle)),
        gt(staffSessions.createdAt, new Date(now - sessionRules.absolute)),
      ),
    )
    .orderBy(desc(staffSessions.lastSeenAt), desc(staffSessions.id));
}

async function auditEnds(
  t: Transaction,
  ids: readonly string[],
  actor: Actor,
  now: number,
): Promise<void> {
  const what = { action: 'session.end', entity: 'session', before: null, after: null } as const;
  const entries = ids.map((entityId) => ({ actor, entityId, at: new Date(now), ...what }));
  await recordAudit(t, ...entries);
}
