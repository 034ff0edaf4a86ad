import { and, desc, eq, gt, ne, or } from 'drizzle-orm';
import type { Role } from '#app/domain/crm/entities.ts';
import type { Actor } from '#app/domain/staff/actor.ts';
import { passwordProblem, type PasswordProblem } from '#app/domain/staff/password.ts';
import {
  isOver,
  judge,
  sessionRules,
  stageAfter,
  type Stage,
} from '#app/domain/staff/session-rules.ts';
import { recordAudit } from './audit.server.ts';
import type { Database, Reader, Transaction } from './database.server.ts';
import { newId } from './new-id.server.ts';
import { hashPassword, isOutdated, isPassword } from './password-hash.server.ts';
import { staff, staffSessions } from './schema/staff.server.ts';
import type { SecondStep } from './second-step.server.ts';
import { createSignInThrottle } from './sign-in-throttle.server.ts';
import { hashOf, newToken } from './tokens.server.ts';

/** A session as its token finds it. */
export interface FoundSession {
  id: string;
  stage: Stage;
  user: { id: string; name: string; email: string; role: Role; lastLoginAt: Date | null };
}

/** A token to hand to the browser, and what it opens. */
export interface Handed {
  token: string;
  stage: Stage;
  /** When it ends at the latest. */
  expiresAt: Date;
}

/** Where a sign-in comes from. */
interface Origin {
  /** Network address. */
  address: string;
  /** What the browser calls itself. */
  agent: string;
}

export type SignIn =
  | ({ is: 'started' } & Handed)
  /** The same for an unknown account, a wrong password and a disabled account. */
  | { is: 'refused' }
  | { is: 'wait'; milliseconds: number };

export type NewPassword = SignIn | { is: 'unfit'; problem: PasswordProblem | 'same' };

/** One of the places where somebody is signed in. */
interface ListedSession extends Origin {
  id: string;
  createdAt: Date;
  lastSeenAt: Date;
}

export interface StaffSessions {
  /** First step: address and password. */
  signIn(pair: { email: string; password: string }, origin: Origin): Promise<SignIn>;
  /** Second step of a sign-in under way: a code of the authenticator app, or a recovery code. */
  passSecondStep(token: string, code: string): Promise<SignIn>;
  /** Last step of a sign-in with a one-time password. */
  choosePassword(token: string, password: string): Promise<NewPassword>;
  /** What a token opens, with a new token in its place when it is time for one; null for nothing. */
  find(token: string): Promise<{ session: FoundSession; handed: Handed | null } | null>;
  /** Changes the password of who is signed in, and ends their other sessions. */
  changePassword(session: FoundSession, current: string, next: string): Promise<NewPassword>;
  list(staffId: string): Promise<ListedSession[]>;
  /** Ends one session of somebody, who may be signed in elsewhere. */
  end(staffId: string, id: string, actor: Actor): Promise<void>;
  /** Ends every session of somebody but one, when one is to stay. */
  endAll(staffId: string, exceptId: string | null, actor: Actor): Promise<void>;
}

type SessionRow = typeof staffSessions.$inferSelect;
type StaffRow = typeof staff.$inferSelect;

const uuidPattern = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i;

/** Longest text kept of what a browser calls itself, in characters. */
const longestAgent = 300;

export function createStaffSessions(
  database: Database,
  secondStep: SecondStep,
  now: () => number,
): StaffSessions {
  const throttle = createSignInThrottle(database, now);

  async function audit(
    t: Transaction,
    action: string,
    sessionId: string,
    user: Pick<StaffRow, 'id' | 'name'> | null,
    detail: object,
  ): Promise<void> {
    await recordAudit(t, {
      actor: { kind: 'staff', id: user?.id ?? null, name: user?.name ?? '' },
      action,
      entity: 'session',
      entityId: sessionId,
      before: null,
      after: detail,
      at: new Date(now()),
    });
  }

  /** Starts a session in the transaction that found it right. */
  async function start(
    t: Transaction,
    user: StaffRow,
    stage: Stage,
    { address, agent }: Origin,
  ): Promise<SignIn> {
    const token = newToken();
    const at = new Date(now());
    const id = newId(now());
    const origin = { address, agent: agent.slice(0, longestAgent) };
    await t.insert(staffSessions).values({
      id,
      staffId: user.id,
      tokenHash: hashOf(token),
      stage,
      createdAt: at,
      lastSeenAt: at,
      rotatedAt: at,
      isConfirmed: false,
      ...origin,
    });
    if (stage === 'open')
      await t.update(staff).set({ lastLoginAt: at }).where(eq(staff.id, user.id));
    await audit(t, 'session.start', id, user, { stage, ...origin });
    return { is: 'started', ...handed(token, stage, at) };
  }

  /** Replaces a session by one that is further along: a token seen before a step is worth nothing after it. */
  async function replace(t: Transaction, old: SessionRow, user: StaffRow, stage: Stage) {
    await t.delete(staffSessions).where(eq(staffSessions.id, old.id));
    return start(t, user, stage, old);
  }

  /** A sign-in under way at one stage, held until the transaction ends. */
  async function underWay(
    t: Transaction,
    token: string,
    stage: Stage,
  ): Promise<{ row: SessionRow; user: StaffRow } | null> {
    const [found] = await t
      .select({ row: staffSessions, user: staff })
      .from(staffSessions)
      .innerJoin(staff, eq(staff.id, staffSessions.staffId))
      .where(and(eq(staffSessions.tokenHash, hashOf(token)), eq(staffSessions.stage, stage)))
      .for('update');
    const isGone = !found || found.user.disabledAt !== null || isOver(timesOf(found.row), now());
    return isGone ? null : found;
  }

  /** Whether a one-time password has been left unused for too long. */
  const isStale = ({ oneTimeUntil }: StaffRow) =>
    oneTimeUntil !== null && oneTimeUntil.getTime() <= now();

  return {
    async signIn({ email, password }, origin) {
      // No account has a NUL in it, which PostgreSQL takes in no text.
      const account = email.replaceAll('\0', '').trim().toLowerCase();
      const own = [['account', account]] as const;
      const shared = [['address', origin.address]] as const;
      const milliseconds = await throttle.begin([...own, ...shared]);
      if (milliseconds > 0) return { is: 'wait', milliseconds };

      const [known] = await database.db.select().from(staff).where(eq(staff.email, account));
      const isRight = await isPassword(known?.passwordHash ?? null, password);
      if (!known || !isRight || known.disabledAt || isStale(known)) {
        // Written in every case, for the log and so that each takes as long.
        await database.tx((t) =>
          audit(t, 'session.refused', 'none', known ?? null, { address: origin.address }),
        );
        return { is: 'refused' };
      }
      await throttle.succeed(own, shared);
      const rehashed = isOutdated(known.passwordHash) ? await hashPassword(password) : null;
      return database.tx(async (t) => {
        // Read again, held: the account may have changed while its password was compared.
        const [user] = await t.select().from(staff).where(eq(staff.id, known.id)).for('update');
        if (!user || user.disabledAt || user.passwordHash !== known.passwordHash)
          return { is: 'refused' };
        if (rehashed)
          await t.update(staff).set({ passwordHash: rehashed }).where(eq(staff.id, user.id));
        return start(t, user, stageAfter('password', needsOf(user)), origin);
      });
    },

    async passSecondStep(token, code) {
      const waiting = await database.tx((t) => underWay(t, token, 'second-step'));
      if (!waiting) return { is: 'refused' };
      const counted = [['secondStep', waiting.user.id]] as const;
      const milliseconds = await throttle.begin(counted);
      if (milliseconds > 0) return { is: 'wait', milliseconds };
      const outcome = await database.tx(async (t): Promise<SignIn> => {
        const found = await underWay(t, token, 'second-step');
        if (!found) return { is: 'refused' };
        const { row, user } = found;
        const by = await secondStep.accept(t, user, code);
        if (!by) {
          await audit(t, 'session.second-step-refused', row.id, user, { address: row.address });
          return { is: 'refused' };
        }
        await audit(t, 'session.second-step', row.id, user, { by });
        return replace(t, row, user, stageAfter('second-step', needsOf(user)));
      });
      if (outcome.is === 'started') await throttle.succeed(counted);
      return outcome;
    },

    async choosePassword(token, password) {
      const waiting = await database.tx((t) => underWay(t, token, 'new-password'));
      if (!waiting) return { is: 'refused' };
      const problem = await unfit(waiting.user, password);
      if (problem) return { is: 'unfit', problem };
      const passwordHash = await hashPassword(password);
      return database.tx(async (t) => {
        const found = await underWay(t, token, 'new-password');
        if (!found) return { is: 'refused' };
        const { row, user } = found;
        await t
          .update(staff)
          .set({ passwordHash, oneTimeUntil: null })
          .where(eq(staff.id, user.id));
        await audit(t, 'staff.password', row.id, user, {});
        await t
          .delete(staffSessions)
          .where(and(eq(staffSessions.staffId, user.id), ne(staffSessions.id, row.id)));
        return replace(t, row, user, stageAfter('new-password', needsOf(user)));
      });
    },

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
          if (ended) await audit(t, 'session.reused', row.id, user, { address: row.address });
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

    async changePassword({ id, user: { id: staffId } }, current, next) {
      const [known] = await database.db.select().from(staff).where(eq(staff.id, staffId));
      if (!known) return { is: 'refused' };
      const counted = [['account', known.email]] as const;
      const milliseconds = await throttle.begin(counted);
      if (milliseconds > 0) return { is: 'wait', milliseconds };
      if (!(await isPassword(known.passwordHash, current))) return { is: 'refused' };
      await throttle.succeed(counted);
      const problem = await unfit(known, next);
      if (problem) return { is: 'unfit', problem };
      const passwordHash = await hashPassword(next);
      return database.tx(async (t) => {
        const row = await sessionOf(t, id);
        if (!row) return { is: 'refused' };
        await t
          .update(staff)
          .set({ passwordHash, oneTimeUntil: null })
          .where(eq(staff.id, staffId));
        await audit(t, 'staff.password', id, known, {});
        await t
          .delete(staffSessions)
          .where(and(eq(staffSessions.staffId, staffId), ne(staffSessions.id, id)));
        return replace(t, row, known, 'open');
      });
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

/** What keeps a password from being the account's next one. */
async function unfit(user: StaffRow, password: string): Promise<PasswordProblem | 'same' | null> {
  const problem = passwordProblem(password, user);
  if (problem) return problem;
  return (await isPassword(user.passwordHash, password)) ? 'same' : null;
}

async function sessionOf(reader: Reader, id: string): Promise<SessionRow | undefined> {
  const [row] = await reader.select().from(staffSessions).where(eq(staffSessions.id, id));
  return row;
}

function needsOf({ totpSecret, oneTimeUntil }: StaffRow) {
  return { hasSecondStep: totpSecret !== null, mustChangePassword: oneTimeUntil !== null };
}

function timesOf({ stage, createdAt, lastSeenAt, rotatedAt, isConfirmed }: SessionRow) {
  return {
    stage,
    createdAt: createdAt.getTime(),
    lastSeenAt: lastSeenAt.getTime(),
    rotatedAt: rotatedAt.getTime(),
    isConfirmed,
  };
}

function handed(token: string, stage: Stage, startedAt: Date): Handed {
  const longest = stage === 'open' ? sessionRules.absolute : sessionRules.pending;
  return { token, stage, expiresAt: new Date(startedAt.getTime() + longest) };
}
