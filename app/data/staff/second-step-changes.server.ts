import { eq } from 'drizzle-orm';
import { recordAudit } from '#app/data/audit-log/record-audit.server.ts';
import type { Database, Transaction } from '#app/data/engine/database.server.ts';
import type { Encryption } from '#app/data/secrets/encryption.server.ts';
import { hashOf, hmacOf, newReadableCode } from '#app/data/secrets/tokens.server.ts';
import type { SensitiveChange } from '#app/domain/staff/sensitive-changes.ts';
import { recoveryCodeCount } from '#app/domain/staff/two-factor/recovery-codes.ts';
import { acceptedStep } from '#app/domain/staff/two-factor/totp.ts';
import { isSecondStepRequired } from './role-rules.server.ts';
import { staff, staffRecoveryCodes } from './schema.server.ts';
import type { OwnSession, StaffRow } from './session-start.server.ts';
import { followSignInChange } from './sign-in-change.server.ts';
import { secondStepOf, type SignInThrottle } from './sign-in-throttle.server.ts';

export type CodeOutcome =
  | { is: 'done'; recoveryCodes: string[] }
  | { is: 'refused' }
  /** The account or its role requires two-step verification. */
  | { is: 'required' }
  | { is: 'wait'; milliseconds: number };

export interface SecondStepContext {
  database: Database;
  encryption: Encryption;
  throttle: SignInThrottle;
  now: () => number;
}

/** Enables two-step verification, or replaces its app, given a correct code of the pending app. */
export async function confirmApp(
  context: SecondStepContext,
  session: OwnSession,
  code: string,
): Promise<CodeOutcome> {
  const counted = [secondStepOf(session.user.id)];
  const milliseconds = await context.throttle.begin(counted);
  if (milliseconds > 0) return { is: 'wait', milliseconds };
  const recoveryCodes = await context.database.tx(async (t) => {
    const user = await lockUser(t, session.user.id);
    return user ? turnOn(context, t, user, code, session.id) : null;
  });
  if (recoveryCodes === null) return { is: 'refused' };
  await context.throttle.succeed(counted);
  return { is: 'done', recoveryCodes };
}

/**
 * The same within a transaction that has locked the account.
 *
 * @returns the recovery codes, shown once; null for a wrong code
 */
export async function turnOn(
  context: SecondStepContext,
  t: Transaction,
  user: StaffRow,
  code: string,
  sessionId: string,
): Promise<string[] | null> {
  const { encryption, now } = context;
  const secret = user.totpPending === null ? null : encryption.decrypt(user.totpPending);
  const step = secret && acceptedStep(hmacOf(secret), code, now(), null);
  if (step === null) return null;
  await t
    .update(staff)
    .set({ totpSecret: user.totpPending, totpPending: null, totpLastStep: step })
    .where(eq(staff.id, user.id));
  const change = user.totpSecret === null ? 'second-step-on' : 'second-step-replaced';
  await follow(t, user, change, sessionId, now());
  return replaceCodes(t, user.id);
}

/** Disables two-step verification, unless it is required. The caller has confirmed the session. */
export function removeApp(
  { database, now }: SecondStepContext,
  session: OwnSession,
): Promise<CodeOutcome> {
  return database.tx(async (t) => {
    const user = await lockUser(t, session.user.id);
    if (!user || user.totpSecret === null) return { is: 'refused' };
    if (await isSecondStepRequired(t, user)) return { is: 'required' };
    const none = { totpSecret: null, totpPending: null, totpLastStep: null };
    await t.update(staff).set(none).where(eq(staff.id, user.id));
    await t.delete(staffRecoveryCodes).where(eq(staffRecoveryCodes.staffId, user.id));
    await follow(t, user, 'second-step-off', session.id, now());
    return { is: 'done', recoveryCodes: [] };
  });
}

/** Replaces the recovery codes. The caller has confirmed the session. */
export function renewRecoveryCodes(
  { database, now }: SecondStepContext,
  session: OwnSession,
): Promise<CodeOutcome> {
  return database.tx(async (t) => {
    const user = await lockUser(t, session.user.id);
    if (!user || user.totpSecret === null) return { is: 'refused' };
    await follow(t, user, 'recovery-codes', session.id, now());
    return { is: 'done', recoveryCodes: await replaceCodes(t, user.id) };
  });
}

async function lockUser(t: Transaction, staffId: string): Promise<StaffRow | undefined> {
  const [user] = await t.select().from(staff).where(eq(staff.id, staffId)).for('update');
  return user;
}

async function replaceCodes(t: Transaction, staffId: string): Promise<string[]> {
  const codes = Array.from({ length: recoveryCodeCount }, newReadableCode);
  await t.delete(staffRecoveryCodes).where(eq(staffRecoveryCodes.staffId, staffId));
  await t.insert(staffRecoveryCodes).values(codes.map((code) => ({ hash: hashOf(code), staffId })));
  return codes;
}

async function follow(
  t: Transaction,
  user: StaffRow,
  change: SensitiveChange,
  sessionId: string,
  now: number,
): Promise<void> {
  await recordAudit(t, {
    actor: { kind: 'staff', id: user.id, name: user.name },
    action: `staff.${change}`,
    entity: 'staff',
    entityId: user.id,
    before: null,
    after: null,
    at: new Date(now),
  });
  await followSignInChange(t, user, change, sessionId, now);
}
