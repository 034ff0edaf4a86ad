import { randomBytes } from 'node:crypto';
import { and, eq, isNull } from 'drizzle-orm';
import type { Actor } from '#app/domain/staff/actor.ts';
import { readSpokenCode, recoveryCodes } from '#app/domain/staff/spoken-codes.ts';
import { acceptedStep, totpRules } from '#app/domain/staff/totp.ts';
import { recordAudit } from './audit.server.ts';
import type { Database, Transaction } from './database.server.ts';
import { staff, staffRecoveryCodes } from './schema/staff.server.ts';
import type { Seal } from './seal.server.ts';
import { createSignInThrottle } from './sign-in-throttle.server.ts';
import { hashOf, hmacOf, newSpokenCode } from './tokens.server.ts';

type StaffRow = typeof staff.$inferSelect;

/** What came of a typed code. */
export type CodeOutcome =
  | { is: 'done'; recoveryCodes: string[] }
  | { is: 'refused' }
  | { is: 'wait'; milliseconds: number };

/** The second step of signing in: a code of an authenticator app, or one of the codes kept for when it is lost. */
export interface SecondStep {
  /** Takes a code in, which is then used up; null for a wrong one. The account's row is held by the caller. */
  accept(t: Transaction, user: StaffRow, code: string): Promise<'app' | 'recovery-code' | null>;
  /** The secret to set an app up with: the one already begun with, so that a page shown again shows the same. */
  begin(staffId: string): Promise<Uint8Array>;
  /** The secret that was begun with and is not confirmed yet, or null. */
  begun(staffId: string): Promise<Uint8Array | null>;
  /** Turns the step on when the app's code is right. Its recovery codes are shown this once. */
  confirm(staffId: string, code: string, actor: Actor): Promise<CodeOutcome>;
  /** Turns the step off, for which a code is asked once more. */
  remove(staffId: string, code: string, actor: Actor): Promise<CodeOutcome>;
  /** New recovery codes in place of the old ones, for a code. */
  renewCodes(staffId: string, code: string, actor: Actor): Promise<CodeOutcome>;
  /** How many recovery codes are left; null without a second step. */
  codesLeft(staffId: string): Promise<number | null>;
}

export function createSecondStep(database: Database, seal: Seal, now: () => number): SecondStep {
  const throttle = createSignInThrottle(database, now);

  const held = async (t: Transaction, staffId: string) => {
    const [user] = await t.select().from(staff).where(eq(staff.id, staffId)).for('update');
    return user;
  };

  async function accept(t: Transaction, user: StaffRow, code: string) {
    const secret = user.totpSecret === null ? null : seal.open(user.totpSecret);
    const step = secret && acceptedStep(hmacOf(secret), code, now(), user.totpLastStep);
    if (step !== null) {
      await t.update(staff).set({ totpLastStep: step }).where(eq(staff.id, user.id));
      return 'app';
    }
    const typed = readSpokenCode(code);
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

  async function replaceCodes(t: Transaction, staffId: string): Promise<string[]> {
    const codes = Array.from({ length: recoveryCodes }, newSpokenCode);
    await t.delete(staffRecoveryCodes).where(eq(staffRecoveryCodes.staffId, staffId));
    await t
      .insert(staffRecoveryCodes)
      .values(codes.map((code) => ({ hash: hashOf(code), staffId })));
    return codes;
  }

  async function audit(t: Transaction, action: string, entityId: string, actor: Actor) {
    const at = new Date(now());
    const nothing = { before: null, after: null };
    await recordAudit(t, { actor, action, entity: 'staff', entityId, at, ...nothing });
  }

  /**
   * Does something for whoever shows a right code, at the pace at which codes may be tried.
   *
   * @param work returns the new recovery codes, or null for a wrong code
   */
  async function paced(
    staffId: string,
    work: (t: Transaction, user: StaffRow) => Promise<string[] | null>,
  ): Promise<CodeOutcome> {
    const counted = [['secondStep', staffId]] as const;
    const milliseconds = await throttle.begin(counted);
    if (milliseconds > 0) return { is: 'wait', milliseconds };
    const codes = await database.tx(async (t) => {
      const user = await held(t, staffId);
      return user ? work(t, user) : null;
    });
    if (codes === null) return { is: 'refused' };
    await throttle.succeed(counted);
    return { is: 'done', recoveryCodes: codes };
  }

  return {
    accept,

    begin: (staffId) =>
      database.tx(async (t) => {
        const user = await held(t, staffId);
        const begun = user?.totpPending ? seal.open(user.totpPending) : null;
        if (begun) return begun;
        const secret = randomBytes(totpRules.secret);
        await t
          .update(staff)
          .set({ totpPending: seal.close(secret) })
          .where(eq(staff.id, staffId));
        return secret;
      }),

    async begun(staffId) {
      const [user] = await database.db
        .select({ pending: staff.totpPending })
        .from(staff)
        .where(eq(staff.id, staffId));
      return user?.pending ? seal.open(user.pending) : null;
    },

    confirm: (staffId, code, actor) =>
      paced(staffId, async (t, user) => {
        const secret = user.totpPending === null ? null : seal.open(user.totpPending);
        const step = secret && acceptedStep(hmacOf(secret), code, now(), null);
        if (step === null) return null;
        await t
          .update(staff)
          .set({ totpSecret: user.totpPending, totpPending: null, totpLastStep: step })
          .where(eq(staff.id, staffId));
        await audit(t, 'staff.second-step-on', staffId, actor);
        return replaceCodes(t, staffId);
      }),

    remove: (staffId, code, actor) =>
      paced(staffId, async (t, user) => {
        if (!(await accept(t, user, code))) return null;
        const none = { totpSecret: null, totpPending: null, totpLastStep: null };
        await t.update(staff).set(none).where(eq(staff.id, staffId));
        await t.delete(staffRecoveryCodes).where(eq(staffRecoveryCodes.staffId, staffId));
        await audit(t, 'staff.second-step-off', staffId, actor);
        return [];
      }),

    renewCodes: (staffId, code, actor) =>
      paced(staffId, async (t, user) => {
        if (!(await accept(t, user, code))) return null;
        await audit(t, 'staff.recovery-codes', staffId, actor);
        return replaceCodes(t, staffId);
      }),

    async codesLeft(staffId) {
      const [user] = await database.db
        .select({ secret: staff.totpSecret })
        .from(staff)
        .where(eq(staff.id, staffId));
      if (!user || user.secret === null) return null;
      const left = await database.db
        .select({ hash: staffRecoveryCodes.hash })
        .from(staffRecoveryCodes)
        .where(and(eq(staffRecoveryCodes.staffId, staffId), isNull(staffRecoveryCodes.usedAt)));
      return left.length;
    },
  };
}
