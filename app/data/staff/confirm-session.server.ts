import { eq } from 'drizzle-orm';
import type { Transaction } from '#app/data/engine/database.server.ts';
import { hashOf, newToken } from '#app/data/secrets/tokens.server.ts';
import { isPassword } from './password-hash.server.ts';
import type { SignInContext, StartedSession } from './pending-sign-in.server.ts';
import { staff, staffSessions } from './schema.server.ts';
import {
  auditSession,
  issuedSession,
  type OwnSession,
  type StaffRow,
} from './session-start.server.ts';
import { secondStepOf } from './sign-in-throttle.server.ts';

export type Confirmation =
  | ({ is: 'confirmed' } & StartedSession)
  | { is: 'refused' }
  | { is: 'wait'; milliseconds: number };

/**
 * Confirms the signed-in person by password and, with two-step verification, by a code. The confirmation belongs to a
 * new token: a copy of the former one gains nothing. Wrong codes count as failed sign-ins, but not those with a wrong
 * password: a stolen cookie alone cannot lock anyone out.
 *
 * @throws HashingBusy
 */
export async function confirmSession(
  context: SignInContext,
  session: OwnSession,
  { password, code }: { password: string; code: string },
): Promise<Confirmation> {
  const { database, throttle, now } = context;
  const [known] = await database.db.select().from(staff).where(eq(staff.id, session.user.id));
  if (!known) return { is: 'refused' };
  const asked = [{ kind: 'currentPassword', account: known.id, source: '' }] as const;
  const untilAsked = await throttle.begin(asked);
  if (untilAsked > 0) return { is: 'wait', milliseconds: untilAsked };
  if (!(await isPassword(known.passwordHash, password, known.id)))
    return database.tx((t) => refuse(t, session.id, known, now()));
  await throttle.succeed(asked);
  const counted = known.totpSecret === null ? [] : [secondStepOf(known.id)];
  const milliseconds = counted.length > 0 ? await throttle.begin(counted) : 0;
  if (milliseconds > 0) return { is: 'wait', milliseconds };
  const outcome = await database.tx(async (t): Promise<Confirmation> => {
    const [user] = await t.select().from(staff).where(eq(staff.id, known.id)).for('update');
    // The account may have changed while the password was verified.
    const isSame = user?.passwordHash === known.passwordHash && user.disabledAt === null;
    return isSame && (await acceptsCode(context, t, user, code))
      ? renewToken(t, session.id, user, now())
      : refuse(t, session.id, known, now());
  });
  if (outcome.is === 'confirmed' && counted.length > 0) await throttle.succeed(counted);
  return outcome;
}

async function acceptsCode(
  { twoFactor }: SignInContext,
  t: Transaction,
  user: StaffRow,
  code: string,
): Promise<boolean> {
  return user.totpSecret === null || (await twoFactor.accept(t, user, code)) !== null;
}

async function renewToken(
  t: Transaction,
  id: string,
  user: StaffRow,
  now: number,
): Promise<Confirmation> {
  const [row] = await t.select().from(staffSessions).where(eq(staffSessions.id, id)).for('update');
  if (!row || row.stage !== 'open') return { is: 'refused' };
  const token = newToken();
  const at = new Date(now);
  await t
    .update(staffSessions)
    .set({
      tokenHash: hashOf(token),
      previousHash: row.tokenHash,
      rotatedAt: at,
      lastSeenAt: at,
      confirmedAt: at,
      isConfirmed: false,
    })
    .where(eq(staffSessions.id, id));
  await auditSession(t, 'session.confirm', id, user, { address: row.address }, now);
  return { is: 'confirmed', ...issuedSession(token, row.stage, row.createdAt), device: null };
}

async function refuse(
  t: Transaction,
  id: string,
  user: StaffRow,
  now: number,
): Promise<Confirmation> {
  await auditSession(t, 'session.confirm-refused', id, user, {}, now);
  return { is: 'refused' };
}
