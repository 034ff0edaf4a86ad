import { and, desc, eq, gt, ne, or } from 'drizzle-orm';
import type { Role } from '#app/domain/crm/entities.ts';
import type { Actor } from '#app/domain/staff/actor.ts';
import { judge, sessionRules, type Stage } from '#app/domain/staff/session-rules.ts';
import { recordAudit } from './audit.server.ts';
import type { Database, Transaction } from './database.server.ts';
import { staff, staffSessions } from './schema/staff.server.ts';
import { auditSession, handed, timesOf, type Handed, type Origin } from './session-start.server.ts';
import { hashOf, newToken } from './tokens.server.ts';

/** A session as its token finds it. */
export interface FoundSession {
  id: string;
  stage: Stage;
  user: { id: string; name: string; email: string; role: Role; lastLoginAt: Date | null };
}

/** One of the places where somebody is signed in. */
interface ListedSession extends Origin {
  id: string;
  createdAt: Date;
  lastSeenAt: Date;
}

/** The sessions that were started, by token and by person. */
export interface StaffSessions {
  /** What a token opens, with a new token in its place when it is time for one; null for nothing. */
  find(token: string): Promise<{ session: FoundSession; handed: Handed | null } | null>;
  list(staffId: string): Promise<ListedSession[]>;
  /** Ends one session of somebody, who may be signed in elsewhere. */
  end(staffId: string, id: string, actor: Actor): Promise<void>;
  /** Ends every session of somebody but one, when one is to stay. */
  endAll(staffId: string, exceptId: string | null, actor: Actor): Promise<void>;
}

const uuidPattern = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i;

export function createStaffSessions(database: Database, now: () => number): StaffSessions {
  return {
    async find(token) {
      const tokenHash = hashOf(token);
      const [found] = await database.db
        .select({ row: staffSessions, user: staff })
        .from(staffSessions)
        .innerJoin(staff, eq(staff.id, staffSessions.staffId))
        .where(
          or(eq(staffSessions.tokenHash, tokenHash), eq(staffSessions.previousHash, tokenHash)),
        );
      if (!found || found.user.disabledAt) return null;
      const { row, user } = found;
      const isCurrent = row.tokenHash === tokenHash;
      const verdict = judge(isCurrent ? 'current' : 'previous', timesOf(row), now());
      if (verdict.is === 'expired') {
        await database.db.delete(staffSessions).where(eq(staffSessions.id, row.id));
        return null;
      }
      if (verdict.is === 'reused') {
        await database.tx(async (t) => {
          const [ended] = await t
            .delete(staffSessions)
            .where(eq(staffSessions.id, row.id))
            .returning({ id: staffSessions.id });
          if (ended)
            await auditSession(t, 'session.reused', row.id, user, { address: row.address }, now());
        });
        return null;
      }
      const session = {
        id: row.id,
        stage: row.stage,
        user: {
          id: user.id,
          name: user.name,
          email: user.email,
          role: user.role,
          lastLoginAt: user.lastLoginAt,
        },
      };
      const at = new Date(now());
      const next = verdict.rotates ? newToken() : null;
      if (next === null && !verdict.confirms && !verdict.touches) return { session, handed: null };
      const [changed] = await database.db
        .update(staffSessions)
        .set({
          lastSeenAt: at,
          ...(verdict.confirms && { isConfirmed: true }),
          ...(next && {
            tokenHash: hashOf(next),
            previousHash: tokenHash,
            rotatedAt: at,
            isConfirmed: false,
          }),
        })
        // Of requests made together one rotates; the others go on with the token they came with.
        .where(and(eq(staffSessions.id, row.id), eq(staffSessions.tokenHash, row.tokenHash)))
        .returning({ id: staffSessions.id });
      const isRotated = next !== null && changed !== undefined;
      return { session, handed: isRotated ? handed(next, row.stage, row.createdAt) : null };
    },

    async list(staffId) {
      const at = now();
      const rows = await database.db
        .select()
        .from(staffSessions)
        .where(
          and(
            eq(staffSessions.staffId, staffId),
            eq(staffSessions.stage, 'open'),
            gt(staffSessions.lastSeenAt, new Date(at - sessionRules.idle)),
            gt(staffSessions.createdAt, new Date(at - sessionRules.absolute)),
          ),
        )
        .orderBy(desc(staffSessions.lastSeenAt), desc(staffSessions.id));
      return rows.map(({ id, address, agent, createdAt, lastSeenAt }) => ({
        id,
        address,
        agent,
        createdAt,
        lastSeenAt,
      }));
    },

    end: (staffId, id, actor) =>
      database.tx(async (t) => {
        if (!uuidPattern.test(id)) return;
        const ended = await t
          .delete(staffSessions)
          .where(and(eq(staffSessions.id, id), eq(staffSessions.staffId, staffId)))
          .returning();
        if (ended.length > 0) await auditEnd(t, id, actor);
      }),

    endAll: (staffId, exceptId, actor) =>
      database.tx(async (t) => {
        const others = exceptId === null ? undefined : ne(staffSessions.id, exceptId);
        const ended = await t
          .delete(staffSessions)
          .where(and(eq(staffSessions.staffId, staffId), others))
          .returning();
        for (const { id } of ended) {
          // oxlint-disable-next-line no-await-in-loop -- one connection
          await auditEnd(t, id, actor);
        }
      }),
  };

  async function auditEnd(t: Transaction, entityId: string, actor: Actor): Promise<void> {
    const at = new Date(now());
    const what = { action: 'session.end', entity: 'session', before: null, after: null } as const;
    await recordAudit(t, { actor, entityId, at, ...what });
  }
}
