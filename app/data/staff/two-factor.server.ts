import { randomBytes } from 'node:crypto';
import { and, eq, isNull } from 'drizzle-orm';
import type { Database, Transaction } from '#app/data/engine/database.server.ts';
import type { Encryption } from '#app/data/secrets/encryption.server.ts';
import { hashOf, hmacOf } from '#app/data/secrets/tokens.server.ts';
import { readRecoveryCode } from '#app/domain/staff/two-factor/recovery-codes.ts';
import { acceptedStep, lastStepAt, totpRules } from '#app/domain/staff/two-factor/totp.ts';
import { staff, staffRecoveryCodes } from './schema.server.ts';
import {
  confirmApp,
  removeApp,
  renewRecoveryCodes,
  turnOn,
  type CodeOutcome,
  type SecondStepContext,
} from './second-step-changes.server.ts';
import type { OwnSession, StaffRow } from './session-start.server.ts';
import { createSignInThrottle } from './sign-in-throttle.server.ts';

/** Two-factor authentication: codes of an authenticator app, and recovery codes. */
export interface TwoFactor {
  /** Accepts a code, which is then used up; null for a wrong one. The caller has locked the account's row. */
  accept(t: Transaction, user: StaffRow, code: string): Promise<'app' | 'recovery-code' | null>;
  /** Starts the set-up of an app within a transaction that has locked the account. */
  prepare(t: Transaction, user: StaffRow): Promise<void>;
  /**
   * Starts the set-up of an app. Returns the pending secret if there is one, so that a reloaded page shows the same.
   */
  startSetUp(staffId: string): Promise<Uint8Array>;
  /** The pending secret, or null. */
  pendingSecret(staffId: string): Promise<Uint8Array | null>;
  /** Enables it, or replaces the app, given a correct code of the pending app. The recovery codes are shown once. */
  confirm(session: OwnSession, code: string): Promise<CodeOutcome>;
  /** The same for a sign-in waiting for it; null for a wrong code. The caller has locked the account's row. */
  confirmPending(
    t: Transaction,
    user: StaffRow,
    code: string,
    sessionId: string,
  ): Promise<string[] | null>;
  /** Disables it. The caller has confirmed the session. */
  remove(session: OwnSession): Promise<CodeOutcome>;
  /** Replaces the recovery codes. The caller has confirmed the session. */
  renewCodes(session: OwnSession): Promise<CodeOutcome>;
  /** Number of unused recovery codes; null without two-factor authentication. */
  codesLeft(staffId: string): Promise<number | null>;
}

export function createTwoFactor(
  database: Database,
  encryption: Encryption,
  now: () => number,
): TwoFactor {
  const context = { database, encryption, throttle: createSignInThrottle(database, now), now };
  return {
    accept: (t, user, code) => acceptCode(context, t, user, code),
    prepare: async (t, user) => {
      await pendingOrNew(context, t, user);
    },
    startSetUp: (staffId) => startSetUp(context, staffId),
    pendingSecret: (staffId) => readPendingSecret(context, staffId),
    confirm: (session, code) => confirmApp(context, session, code),
    confirmPending: (t, user, code, sessionId) => turnOn(context, t, user, code, sessionId),
    remove: (session) => removeApp(context, session),
    renewCodes: (session) => renewRecoveryCodes(context, session),
    codesLeft: (staffId) => countCodesLeft(database, staffId),
  };
}

async function acceptCode(
  { encryption, now }: SecondStepContext,
  t: Transaction,
  user: StaffRow,
  code: string,
): Promise<'app' | 'recovery-code' | null> {
  const secret = user.totpSecret === null ? null : encryption.decrypt(user.totpSecret);
  const lastStep = lastStepAt(user.totpLastStep, now());
  const step = secret && acceptedStep(hmacOf(secret), code, now(), lastStep);
  const noted = step ?? lastStep;
  if (noted !== user.totpLastStep)
    await t.update(staff).set({ totpLastStep: noted }).where(eq(staff.id, user.id));
  if (step !== null) return 'app';
  const typed = readRecoveryCode(code);
  if (typed === null || user.totpSecret === null) return null;
  const used = await t
    .update(staffRecoveryCodes)
    .set({ usedAt: new Date(now()) })
    .where(
      and(
        eq(staffRecoveryCodes.hash, hashOf(typed)),
        eq(staffRecoveryCodes.staffId, user.id),
        isNull(staffRecoveryCodes.usedAt),
      ),
    )
    .returning();
  return used.length > 0 ? 'recovery-code' : null;
}

function startSetUp(context: SecondStepContext, staffId: string): Promise<Uint8Array> {
  return context.database.tx(async (t) => {
    const [user] = await t.select().from(staff).where(eq(staff.id, staffId)).for('update');
    return pendingOrNew(context, t, user);
  });
}

/** The pending secret of a locked account, generated if there is none. */
async function pendingOrNew(
  { encryption }: SecondStepContext,
  t: Transaction,
  user: StaffRow | undefined,
): Promise<Uint8Array> {
  const pending = user?.totpPending ? encryption.decrypt(user.totpPending) : null;
  if (pending) return pending;
  const secret = randomBytes(totpRules.secret);
  if (user)
    await t
      .update(staff)
      .set({ totpPending: encryption.encrypt(secret) })
      .where(eq(staff.id, user.id));
  return secret;
}

async function readPendingSecret(
  { database, encryption }: SecondStepContext,
  staffId: string,
): Promise<Uint8Array | null> {
  const [user] = await database.db
    .select({ pending: staff.totpPending })
    .from(staff)
    .where(eq(staff.id, staffId));
  return user?.pending ? encryption.decrypt(user.pending) : null;
}

async function countCodesLeft({ db }: Database, staffId: string): Promise<number | null> {
  const [user] = await db
    .select({ secret: staff.totpSecret })
    .from(staff)
    .where(eq(staff.id, staffId));
  if (!user || user.secret === null) return null;
  const left = await db
    .select({ hash: staffRecoveryCodes.hash })
    .from(staffRecoveryCodes)
    .where(and(eq(staffRecoveryCodes.staffId, staffId), isNull(staffRecoveryCodes.usedAt)));
  return left.length;
}
