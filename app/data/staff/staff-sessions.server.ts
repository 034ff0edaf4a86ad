import { and, desc, eq, gt, ne } from 'drizzle-orm';
import { recordAudit } from '#app/data/audit-log/record-audit.server.ts';
import type { Database, Transaction } from '#app/data/engine/database.server.ts';
import { endPush } from '#app/data/notifications/end-push.server.ts';
import { hashOf } from '#app/data/secrets/tokens.server.ts';
import type { Actor } from '#app/domain/staff/actor.ts';
import { sessionRules } from '#app/domain/staff/session-rules.ts';
import { findSession } from './find-session.server.ts';
import { staffSessions } from './schema.server.ts';
import type { Origin } from './session-start.server.ts';

interface ListedSession extends Origin {
  id: string;
  createdAt: Date;
  lastSeenAt: Date;
}

/** Sessions by token and by account. */
export interface StaffSessions {
  /** The session of a token, with a new token when rotation is due; null for an invalid one. */
  find(token: string): ReturnType<typeof findSession>;
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
