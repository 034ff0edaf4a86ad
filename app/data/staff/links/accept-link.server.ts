import { eq } from 'drizzle-orm';
import { violatedConstraint } from '#app/data/engine/database-failure.server.ts';
import { hashOf } from '#app/data/secrets/tokens.server.ts';
import {
  accountNameKey,
  isAccountName,
  normalizeAccountName,
} from '#app/domain/staff/account-name.ts';
import { newDeviceNonce } from '../known-devices.server.ts';
import { newPasswordProblem } from '../new-password.server.ts';
import { hashPassword } from '../password-hash.server.ts';
import {
  nextStage,
  startSignIn,
  type NewPassword,
  type SignInContext,
} from '../pending-sign-in.server.ts';
import { staff, staffLinks } from '../schema.server.ts';
import { auditSession, type Origin } from '../session-start.server.ts';
import { followSignInChange } from '../sign-in-change.server.ts';
import { clearFailures } from '../sign-in-throttle.server.ts';
import { findLink } from './account-links.server.ts';

/** Outcome of a link's form; `refused` for an expired or used link. */
export type AcceptedLink = NewPassword | { is: 'bad-name' } | { is: 'name-taken' };

/**
 * Sets the password chosen by the owner of a link and, for an invitation, their name. All sessions end, and a sign-in
 * starts, including the account's two-step verification.
 */
export async function acceptLink(
  context: SignInContext,
  token: string,
  chosen: { name: string; password: string },
  origin: Origin,
): Promise<AcceptedLink> {
  const { database, now } = context;
  const found = await findLink(database.db, token, now());
  if (!found) return { is: 'refused' };
  const isInvited = found.link.purpose === 'invitation';
  if (isInvited && !isAccountName(chosen.name)) return { is: 'bad-name' };
  const name = isInvited ? normalizeAccountName(chosen.name) : found.user.name;
  const problem = await newPasswordProblem({ ...found.user, name }, chosen.password);
  if (problem) return { is: 'unfit', problem };
  const passwordHash = await hashPassword(chosen.password, found.user.id);
  const values = {
    name,
    nameKey: accountNameKey(name),
    passwordHash,
    oneTimeUntil: null,
    deviceNonce: newDeviceNonce(),
  };
  try {
    return await database.tx(async (t): Promise<AcceptedLink> => {
      const used = await t
        .delete(staffLinks)
        .where(eq(staffLinks.tokenHash, hashOf(token)))
        .returning({ staffId: staffLinks.staffId });
      if (used.length === 0) return { is: 'refused' };
      const [user] = await t
        .update(staff)
        .set(values)
        .where(eq(staff.id, found.user.id))
        .returning();
      if (!user || user.disabledAt) return { is: 'refused' };
      await clearFailures(t, user);
      await auditSession(t, 'staff.password', 'link', user, { by: found.link.purpose }, now());
      if (!isInvited) await followSignInChange(t, user, 'password', null, now());
      const stage = await nextStage(context, t, user, 'password');
      return startSignIn(context, t, user, stage, origin);
    });
  } catch (error) {
    if (violatedConstraint(error) === 'staff_name_key') return { is: 'name-taken' };
    throw error;
  }
}
