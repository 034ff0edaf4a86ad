import { and, eq, ne } from 'drizzle-orm';
import { passwordProblem, type PasswordProblem } from '#app/domain/staff/password.ts';
import { isOver, stageAfter, type Stage } from '#app/domain/staff/session-rules.ts';
import type { Database, Reader, Transaction } from './database.server.ts';
import { hashPassword, isOutdated, isPassword } from './password-hash.server.ts';
import { staff, staffSessions } from './schema/staff.server.ts';
import type { SecondStep } from './second-step.server.ts';
import {
  auditSession,
  startSession,
  timesOf,
  type Handed,
  type Origin,
  type SessionRow,
  type StaffRow,
} from './session-start.server.ts';
import { createSignInThrottle } from './sign-in-throttle.server.ts';
import { hashOf } from './tokens.server.ts';

export type SignIn =
  | ({ is: 'started' } & Handed)
  /** The same for an unknown account, a wrong password and a disabled account. */
  | { is: 'refused' }
  | { is: 'wait'; milliseconds: number };

export type NewPassword = SignIn | { is: 'unfit'; problem: PasswordProblem | 'same' };

/** The ways to a session: the steps of a sign-in, each of which hands out a new token. */
export interface SignInSteps {
  /** First step: address and password. */
  signIn(pair: { email: string; password: string }, origin: Origin): Promise<SignIn>;
  /** Second step of a sign-in under way: a code of the authenticator app, or a recovery code. */
  passSecondStep(token: string, code: string): Promise<SignIn>;
  /** Last step of a sign-in with a one-time password. */
  choosePassword(token: string, password: string): Promise<NewPassword>;
  /** Changes the password of who is signed in, and ends their other sessions. */
  changePassword(
    session: { id: string; user: { id: string } },
    current: string,
    next: string,
  ): Promise<NewPassword>;
}

export function createSignInSteps(
  database: Database,
  secondStep: SecondStep,
  now: () => number,
): SignInSteps {
  const throttle = createSignInThrottle(database, now);
  const audit = (
    t: Transaction,
    action: string,
    sessionId: string,
    user: StaffRow | null,
    detail: object,
  ) => auditSession(t, action, sessionId, user, detail, now());

  async function start(
    t: Transaction,
    user: StaffRow,
    stage: Stage,
    origin: Origin,
  ): Promise<SignIn> {
    return { is: 'started', ...(await startSession(t, user, stage, origin, now())) };
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
  };
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
