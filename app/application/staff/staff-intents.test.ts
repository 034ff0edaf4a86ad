import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { auditLog } from '#app/data/audit-log/schema.server.ts';
import { outbox } from '#app/data/delivery/schema.server.ts';
import { hmacOf } from '#app/data/secrets/tokens.server.ts';
import { operator } from '#app/data/staff/accounts/change-account.server.ts';
import { staff, staffRecoveryCodes, staffRoles } from '#app/data/staff/schema.server.ts';
import { createStaff, type Staff } from '#app/data/staff/staff.server.ts';
import type { StaffIntent } from '#app/domain/staff/answer.ts';
import { sensitiveIntents, type SensitiveIntent } from '#app/domain/staff/sensitive-changes.ts';
import { sessionRules } from '#app/domain/staff/session-rules.ts';
import { throttleRules } from '#app/domain/staff/throttle.ts';
import { totp, type Hmac } from '#app/domain/staff/two-factor/totp.ts';
import { onEachDatabase } from '../../../test/databases.ts';
import { good } from '../../../test/staff.ts';
import { findSession, staffSessionOf } from './sessions.ts';
import { performStaffIntent } from './staff-intents.server.ts';
import type { StaffOutcome } from './staff-outcome.ts';

const day = 86_400_000;
const minute = 60_000;
const next = 'quatre grands chiens roux';
const from = { address: '192.0.2.7', agent: 'Test' };
const intents = Object.keys(sensitiveIntents) as SensitiveIntent[];

/** Background work that a response did not wait for. */
const sent: Promise<void>[] = [];
const nameOf = (email: string) => `Someone ${email}`;

onEachDatabase('account forms', (open) => {
  let clock = Date.UTC(2026, 0, 5, 9);
  const now = () => clock;
  let count = 0;
  const stores = () => createStaff(open(), 'a secret of tests', now);

  beforeEach(async () => {
    clock += 2 * day;
    await open().db.delete(outbox);
    await open().db.delete(auditLog);
    await open().db.delete(staffRoles);
  });

  /** Submits a form with a cookie, as the page does. */
  async function send(token: string, fields: Record<string, string>): Promise<StaffOutcome> {
    const form = new FormData();
    for (const [name, value] of Object.entries(fields)) form.set(name, value);
    const found = await findSession(stores(), token);
    const signIn = found && found !== 'unavailable' ? found.state : null;
    const afterwards = (work: Promise<void>) => void sent.push(work);
    const site = { origin: 'https://iluma.example', afterwards };
    const caller = { ...from, ...site, language: 'es' as const, device: null, signIn };
    return performStaffIntent(
      fields.intent as StaffIntent,
      form,
      { ...caller, staff: signIn && staffSessionOf(signIn) },
      stores(),
      clock,
    );
  }

  function tokenOf(outcome: StaffOutcome): string {
    const token = 'issued' in outcome ? outcome.issued?.token : undefined;
    if (!token) throw new Error(`No token: ${JSON.stringify(outcome)}`);
    return token;
  }

  async function added(role: 'CEO' | 'member' = 'member') {
    count += 1;
    const email = `someone-${count}@iluma.example`;
    const account = await stores().accounts.add(operator, { email, name: nameOf(email), role });
    if (!account.ok) throw new Error(account.problem);
    const pair = { intent: 'sign-in', 'crm-email': email };
    const signIn = async (password: string) =>
      tokenOf(await send('', { ...pair, 'crm-password': password }));
    const first = await signIn(account.oneTimePassword);
    const chosen = { intent: 'new-password', 'crm-new': good, 'crm-again': good };
    const token = tokenOf(await send(first, chosen));
    return { id: account.account.id, email, token, signIn };
  }

  /** Someone with an authenticator app and two sessions, who signed in some time ago. */
  async function withApp(ago: number) {
    const one = await added();
    const hmac = hmacOf(await stores().twoFactor.startSetUp(one.id));
    const outcome = await send(one.token, { intent: 'confirm-app', 'crm-code': totp(hmac, clock) });
    expect(outcome).toMatchObject({ is: 'answer', answer: { recoveryCodes: { length: 10 } } });
    clock += minute;
    const pending = await one.signIn(good);
    const other = tokenOf(
      await send(pending, { intent: 'second-step', 'crm-code': totp(hmac, clock) }),
    );
    clock += ago;
    await open().db.delete(outbox);
    await open().db.delete(auditLog);
    return { ...one, hmac, other };
  }

  /** The fields of an intent, valid except for the missing confirmation. */
  function fieldsOf(intent: SensitiveIntent, replacing: Hmac): Record<string, string> {
    const own: Partial<Record<SensitiveIntent, Record<string, string>>> = {
      'change-password': { 'crm-new': next, 'crm-again': next },
      'confirm-app': { 'crm-code': totp(replacing, clock) },
    };
    return { intent, ...own[intent] };
  }

  async function accountOf(id: string) {
    const [row] = await open().db.select().from(staff).where(eq(staff.id, id));
    const codes = await open()
      .db.select()
      .from(staffRecoveryCodes)
      .where(eq(staffRecoveryCodes.staffId, id));
    const { passwordHash, totpSecret, totpPending } = row ?? {};
    return {
      passwordHash,
      totpSecret,
      totpPending,
      codes: codes.map(({ hash }) => hash).toSorted(),
    };
  }

  const mails = async () => (await open().db.select().from(outbox)).map(({ payload }) => payload);
  const isSignedIn = async (token: string) => (await stores().sessions.find(token)) !== null;

  describe.each(intents)('%s', (intent) => {
    it('is rejected without a confirmation, and changes nothing', async () => {
      const { id, token, other } = await withApp(sessionRules.confirmation + 1);
      // As if the owner had started to replace the app, and the thief knew its code.
      const pending = hmacOf(await stores().twoFactor.startSetUp(id));
      const before = await accountOf(id);
      const outcome = await send(token, fieldsOf(intent, pending));
      expect(outcome).toMatchObject({ answer: { problem: 'confirmation-required' } });
      expect(await accountOf(id)).toEqual(before);
      expect(await isSignedIn(other)).toBe(true);
      expect(await mails()).toEqual([]);
    });

    it.each([
      ['no code', () => ({ 'confirm-password': good })],
      ['a wrong password', (hmac: Hmac) => confirmation(hmac, 'wrong')],
    ])('is rejected with %s', async (_name, given) => {
      const { id, token, hmac } = await withApp(sessionRules.confirmation + 1);
      const pending = hmacOf(await stores().twoFactor.startSetUp(id));
      const before = await accountOf(id);
      const outcome = await send(token, { ...fieldsOf(intent, pending), ...given(hmac) });
      expect(outcome).toMatchObject({ answer: { problem: 'not-confirmed' } });
      expect(await accountOf(id)).toEqual(before);
    });

    it('is accepted with password and code in the same form', async () => {
      const { id, token, hmac } = await withApp(sessionRules.confirmation + 1);
      const pending =
        intent === 'confirm-app' ? hmacOf(await stores().twoFactor.startSetUp(id)) : hmac;
      const before = await accountOf(id);
      const outcome = await send(token, { ...fieldsOf(intent, pending), ...confirmation(hmac) });
      expect(outcome).toMatchObject({ issued: { stage: 'open' } });
      expect(await accountOf(id)).not.toEqual(before);
      expect(await isSignedIn(tokenOf(outcome))).toBe(true);
    });
  });

  const confirmation = (hmac: Hmac, password = good) => ({
    'confirm-password': password,
    'confirm-code': totp(hmac, clock),
  });

  describe.each([
    ['change-password', 'password'],
    ['confirm-app', 'second-step-replaced'],
    ['remove-app', 'second-step-off'],
    ['renew-codes', 'recovery-codes'],
  ] as const)('after %s', (intent, change) => {
    it('ends the other sessions, emails the owner in their language, and logs the change', async () => {
      const { id, email, token, hmac, other } = await withApp(10 * minute);
      const pending =
        intent === 'confirm-app' ? hmacOf(await stores().twoFactor.startSetUp(id)) : hmac;
      const outcome = await send(token, { ...fieldsOf(intent, pending), ...confirmation(hmac) });
      expect(await isSignedIn(tokenOf(outcome))).toBe(true);
      expect(await isSignedIn(other)).toBe(false);
      const at = new Date(clock).toISOString();
      expect(await mails()).toEqual([
        {
          template: 'staff-grave-change',
          to: email,
          language: 'es',
          values: { name: nameOf(email), change, undo: 'account', at, by: nameOf(email) },
        },
      ]);
      const log = await open().db.select().from(auditLog).where(eq(auditLog.actorId, id));
      expect(log.map(({ action }) => action)).toEqual(
        expect.arrayContaining(['session.confirm', `staff.${change}`]),
      );
    });
  });

  describe('a confirmation', () => {
    const setUp = { intent: 'set-up-app' };

    it('is valid for five minutes, like a sign-in', async () => {
      const { token } = await added();
      clock += sessionRules.confirmation;
      expect(await send(token, setUp)).toMatchObject({ is: 'done' });
      clock += 1;
      const refused = { answer: { problem: 'confirmation-required' } };
      expect(await send(token, setUp)).toMatchObject(refused);
      const confirmed = tokenOf(await send(token, { intent: 'confirm', 'confirm-password': good }));
      clock += sessionRules.confirmation;
      expect(await send(confirmed, setUp)).toMatchObject({ is: 'done' });
      clock += 1;
      expect(await send(confirmed, setUp)).toMatchObject(refused);
    });

    it('does not apply to a copy of the previous token', async () => {
      const { token } = await added();
      clock += sessionRules.confirmation + 1;
      await send(token, { intent: 'confirm', 'confirm-password': good });
      expect(await isSignedIn(token)).toBe(true);
      expect(await send(token, setUp)).toMatchObject({
        answer: { problem: 'confirmation-required' },
      });
    });

    it('that is wrong is limited separately from the sign-ins of the account', async () => {
      const { token, email } = await added();
      const wrong = { intent: 'confirm', 'confirm-password': 'wrong' };
      for (let tries = 0; tries < throttleRules.currentPassword.free; tries += 1)
        // oxlint-disable-next-line no-await-in-loop -- one after the other
        expect(await send(token, wrong)).toMatchObject({ answer: { problem: 'not-confirmed' } });
      expect(await send(token, { ...wrong, 'confirm-password': good })).toMatchObject({
        is: 'wait',
      });
      const pair = { intent: 'sign-in', 'crm-email': email, 'crm-password': good };
      expect(await send('', pair)).toMatchObject({ is: 'done' });
    });

    it('with a wrong password uses up no attempts at the second step', async () => {
      const { token, hmac, signIn } = await withApp(0);
      const wrong = { intent: 'confirm', ...confirmation(hmac, 'wrong') };
      for (let tries = 0; tries < throttleRules.currentPassword.free; tries += 1)
        // oxlint-disable-next-line no-await-in-loop -- one after the other
        expect(await send(token, wrong)).toMatchObject({ answer: { problem: 'not-confirmed' } });
      const pass = { intent: 'second-step', 'crm-code': totp(hmac, clock + minute) };
      const pending = await signIn(good);
      clock += minute;
      expect(await send(pending, pass)).toMatchObject({ is: 'done' });
    });

    it('with wrong codes shares its limit with sign-ins', async () => {
      const { token, signIn } = await withApp(0);
      const wrong = { intent: 'confirm', 'confirm-password': good, 'confirm-code': 'no code' };
      for (let tries = 0; tries < throttleRules.secondStep.free; tries += 1)
        // oxlint-disable-next-line no-await-in-loop -- one after the other
        expect(await send(token, wrong)).toMatchObject({ answer: { problem: 'not-confirmed' } });
      expect(await send(token, wrong)).toMatchObject({ is: 'wait' });
      const pass = { intent: 'second-step', 'crm-code': 'no code' };
      expect(await send(await signIn(good), pass)).toMatchObject({ is: 'wait' });
    });

    it('does not hide what is wrong with a new password', async () => {
      const { token, hmac } = await withApp(0);
      const fields = { ...fieldsOf('change-password', hmac), 'crm-again': 'other' };
      expect(await send(token, fields)).toMatchObject({ answer: { problem: 'differs' } });
      const common = { 'crm-new': '1qaz2wsx3edc', 'crm-again': '1qaz2wsx3edc' };
      const given = { ...fields, ...common, ...confirmation(hmac) };
      expect(await send(token, given)).toMatchObject({ answer: { problem: 'common' } });
    });

    it('issues no device token, unlike a new password', async () => {
      const { token } = await added();
      const confirmed = await send(token, { intent: 'confirm', 'confirm-password': good });
      expect(confirmed).toMatchObject({ issued: { device: null } });
      const fields = { 'crm-new': next, 'crm-again': next, 'confirm-password': good };
      const changed = await send(tokenOf(confirmed), { intent: 'change-password', ...fields });
      expect(changed).toMatchObject({ issued: { device: expect.any(String) as string } });
    });
  });

  describe('a role that requires a second step', () => {
    it('is the CEO’s by default, and blocks everything until it is set up', async () => {
      const { id, token } = await added('CEO');
      const found = await stores().sessions.find(token);
      expect(found?.session.stage).toBe('set-up-app');
      const others = ['set-up-app', 'change-password', 'remove-app', 'renew-codes', 'confirm'];
      for (const intent of others)
        // oxlint-disable-next-line no-await-in-loop -- one after the other
        expect(await send(token, { intent, 'crm-new': next, 'crm-again': next })).toMatchObject({
          answer: { problem: 'ended' },
        });
      const code = (of: Staff) => of.twoFactor.pendingSecret(id);
      const hmac = hmacOf((await code(stores())) ?? new Uint8Array());
      const set = await send(token, { intent: 'confirm-app', 'crm-code': totp(hmac, clock) });
      expect(set).toMatchObject({ answer: { recoveryCodes: { length: 10 } } });
      expect(await stores().sessions.find(tokenOf(set))).toMatchObject({
        session: { stage: 'open', user: { hasSecondStep: true } },
      });
      expect(await isSignedIn(token)).toBe(false);
    });

    it('does not allow turning it off, but allows replacing the app', async () => {
      const { token, hmac } = await withApp(0);
      await stores().roles.requireSecondStep(operator, 'member', true);
      const remove = { intent: 'remove-app', ...confirmation(hmac) };
      clock += minute;
      const outcome = await send(token, { ...remove, ...confirmation(hmac) });
      expect(outcome).toMatchObject({ answer: { problem: 'required' } });
      expect(await send(tokenOf(outcome), { intent: 'set-up-app' })).toMatchObject({ is: 'done' });
    });

    it('takes effect at the next sign-in', async () => {
      const { token, signIn } = await added();
      await stores().roles.requireSecondStep(operator, 'member', true);
      expect(await stores().sessions.find(token)).toMatchObject({ session: { stage: 'open' } });
      const again = await stores().sessions.find(await signIn(good));
      expect(again?.session.stage).toBe('set-up-app');
    });
  });
});
