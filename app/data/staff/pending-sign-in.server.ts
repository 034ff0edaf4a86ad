import { and, eq } from 'drizzle-orm';
import type { Database, Transaction } from '#app/data/engine/database.server.ts';
import { hashOf } from '#app/data/secrets/tokens.server.ts';
import type { PasswordProblem } from '#app/domain/staff/password.ts';
import { isOver, stageAfter, type Stage } from '#app/domain/staff/session-rules.ts';
import type { KnownDevices } from './known-devices.server.ts';
import { isSecondStepRequired } from './role-rules.server.ts';
import { staff, staffSessions } from './schema.server.ts';
import {
  startSession,
  timesOf,
  type IssuedSession,
  type Origin,
  type SessionRow,
  type StaffRow,
} from './session-start.server.ts';
import type { SignInThrottle } from './sign-in-throttle.server.ts';
import type { TwoFactor } from './two-factor.server.ts';

/** A session or the next stage; `device` is the token that identifies an open session's browser from now on. */
export type StartedSession = IssuedSession & { device: string | null };

export type SignIn =
  | ({ is: 'started' } & StartedSession)
  /** Unknown account, wrong password and disabled account are not distinguished. */
  | { is: 'refused' }
  | { is: 'wait'; milliseconds: number };

export type NewPassword = SignIn | { is: 'unfit'; problem: PasswordProblem | 'same' };

/** Context of the steps of a sign-in. */
export interface SignInContext {
  database: Database;
  twoFactor: TwoFactor;
  throttle: SignInThrottle;
  devices: KnownDevices;
  now: () => number;
}

export async function startSignIn(
  { devices, now }: SignInContext,
  t: Transaction,
  user: StaffRow,
  stage: Stage,
  origin: Origin,
): Promise<SignIn> {
  const issued = await startSession(t, user, stage, origin, now());
  return { is: 'started', ...issued, device: stage === 'open' ? devices.issue(user) : null };
}

/** Replaces a session with one of the next stage: tokens of the former stage become invalid. */
export async function replaceSession(
  context: SignInContext,
  t: Transaction,
  old: SessionRow,
  user: StaffRow,
  stage: Stage,
): Promise<SignIn> {
  await t.delete(staffSessions).where(eq(staffSessions.id, old.id));
  return startSignIn(context, t, user, stage, old);
}

/** Locks a pending sign-in of one stage. */
export async function lockPendingSignIn(
  t: Transaction,
  token: string,
  stage: Stage,
  now: number,
): Promise<{ row: SessionRow; user: StaffRow } | null> {
  const [found] = await t
    .select({ row: staffSessions, user: staff })
    .from(staffSessions)
    .innerJoin(staff, eq(staff.id, staffSessions.staffId))
    .where(and(eq(staffSessions.tokenHash, hashOf(token)), eq(staffSessions.stage, stage)))
    .for('update');
  const isGone = !found || found.user.disabledAt !== null || isOver(timesOf(found.row), now);
  return isGone ? null : found;
}

/** The stage after a step of a sign-in. Starts setting up an app where the role requires two-step verification. */
export async function nextStage(
  { twoFactor }: SignInContext,
  t: Transaction,
  user: StaffRow,
  done: Parameters<typeof stageAfter>[0],
): Promise<Stage> {
  const stage = stageAfter(done, {
    hasSecondStep: user.totpSecret !== null,
    mustChangePassword: user.oneTimeUntil !== null,
    requiresSecondStep: await isSecondStepRequired(t, user),
  });
  if (stage === 'set-up-app') await twoFactor.prepare(t, user);
  return stage;
}
