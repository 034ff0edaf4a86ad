import { eq } from 'drizzle-orm';
import type { Transaction } from '#app/data/engine/database.server.ts';
import { passwordProblem, type PasswordProblem } from '#app/domain/staff/password.ts';
import { isTriedFirst } from './common-passwords.server.ts';
import { newDeviceNonce } from './known-devices.server.ts';
import { hashPassword, isPassword } from './password-hash.server.ts';
import {
  lockPendingSignIn,
  nextStage,
  replaceSession,
  type NewPassword,
  type SignInContext,
} from './pending-sign-in.server.ts';
import { staff, staffSessions } from './schema.server.ts';
import { auditSession, type OwnSession, type StaffRow } from './session-start.server.ts';
import { followSignInChange } from './sign-in-change.server.ts';

/** Completes a sign-in with a one-time password by a password of the owner's choice. */
export async function choosePassword(
  context: SignInContext,
  token: string,
  password: string,
): Promise<NewPassword> {
  const { database, now } = context;
  const waiting = await database.tx((t) => lockPendingSignIn(t, token, 'new-password', now()));
  if (!waiting) return { is: 'refused' };
  const problem = await newPasswordProblem(waiting.user, password);
  if (problem) return { is: 'unfit', problem };
  const passwordHash = await hashPassword(password, waiting.user.id);
  return database.tx(async (t) => {
    const found = await lockPendingSignIn(t, token, 'new-password', now());
    if (!found) return { is: 'refused' };
    const { row, user } = found;
    const changed = await storePassword(t, user, passwordHash, row.id, now());
    const stage = await nextStage(context, t, changed, 'new-password');
    return replaceSession(context, t, row, changed, stage);
  });
}

/** Changes the password of a signed-in account. The caller has confirmed the session. */
export async function changePassword(
  context: SignInContext,
  { id, user: { id: staffId } }: OwnSession,
  next: string,
): Promise<NewPassword> {
  const { database, now } = context;
  const [known] = await database.db.select().from(staff).where(eq(staff.id, staffId));
  if (!known) return { is: 'refused' };
  const problem = await newPasswordProblem(known, next);
  if (problem) return { is: 'unfit', problem };
  const passwordHash = await hashPassword(next, staffId);
  return database.tx(async (t) => {
    // A concurrent password reset or end of the session takes precedence.
    await t.select({ id: staff.id }).from(staff).where(eq(staff.id, staffId)).for('update');
    const [row] = await t.select().from(staffSessions).where(eq(staffSessions.id, id));
    if (!row) return { is: 'refused' };
    const changed = await storePassword(t, known, passwordHash, id, now());
    return replaceSession(context, t, row, changed, 'open');
  });
}

/** Replaces the password, ends the account's other sessions, revokes its known browsers, and notifies its owner. */
async function storePassword(
  t: Transaction,
  user: StaffRow,
  passwordHash: string,
  sessionId: string,
  now: number,
): Promise<StaffRow> {
  const changes = { passwordHash, oneTimeUntil: null, deviceNonce: newDeviceNonce() };
  await t.update(staff).set(changes).where(eq(staff.id, user.id));
  await auditSession(t, 'staff.password', sessionId, user, {}, now);
  await followSignInChange(t, user, 'password', sessionId, now);
  return { ...user, ...changes };
}

/** Why a password is not acceptable as the account's next one. */
export async function newPasswordProblem(
  user: StaffRow,
  password: string,
): Promise<PasswordProblem | 'same' | null> {
  const problem = passwordProblem(password, user, isTriedFirst);
  if (problem) return problem;
  return (await isPassword(user.passwordHash, password, user.id)) ? 'same' : null;
}
