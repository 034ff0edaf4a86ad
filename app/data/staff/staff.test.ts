import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { auditLog } from '#app/data/audit-log/schema.server.ts';
import { createEncryption } from '#app/data/secrets/encryption.server.ts';
import { createSigner } from '#app/data/secrets/signatures.server.ts';
import { hashOf, hmacOf } from '#app/data/secrets/tokens.server.ts';
import { operator } from '#app/data/staff/accounts/change-account.server.ts';
import { operatorActor } from '#app/domain/staff/actor.ts';
import { throttleRules } from '#app/domain/staff/throttle.ts';
import { totp, totpRules, type Hmac } from '#app/domain/staff/two-factor/totp.ts';
import { onEachDatabase } from '../../../test/databases.ts';
import { createStaffStore, type Requester } from './accounts/accounts.server.ts';
import { createKnownDevices } from './known-devices.server.ts';
import { hashPassword } from './password-hash.server.ts';
import type { SignIn } from './pending-sign-in.server.ts';
import { staff, staffSessions } from './schema.server.ts';
import { createSignInSteps } from './sign-in.server.ts';
import { createStaffSessions } from './staff-sessions.server.ts';
import { createTwoFactor } from './two-factor.server.ts';

const minutes = (count: number) => count * 60_000;
const good = 'trois petits chats gris';

onEachDatabase('staff', (open) => {
  let clock = Date.UTC(2026, 0, 5, 9);
  const now = () => clock;
  let count = 0;

  /** The services of one process; two of them share only the database. */
  function aProcess() {
    const database = open();
    const twoFactor = createTwoFactor(
      database,
      createEncryption('k'.repeat(32), 'second step'),
      now,
    );
    const mailEncryption = createEncryption('k'.repeat(32), 'mails');
    const devices = createKnownDevices(createSigner('k'.repeat(32), 'device'), now);
    return {
      database,
      twoFactor,
      accounts: createStaffStore(database, now),
      sessions: {
        ...createSignInSteps(database, twoFactor, devices, mailEncryption, now),
        ...createStaffSessions(database, now),
      },
    };
  }

  /** A new person with addresses of their own, who has chosen a password. */
  async function somebody(role: 'CEO' | 'COO' | 'manager' | 'member' = 'member') {
    const { accounts, sessions } = aProcess();
    count += 1;
    const email = `someone-${count}@iluma.example`;
    const origin = { address: `198.51.100.${count}`, agent: 'Test' };
    const added = await accounts.add(operator, { email, name: `Someone ${count}`, role });
    if (!added.ok) throw new Error(added.problem);
    const first = started(
      await sessions.signIn({ email, password: added.oneTimePassword }, origin),
    );
    const { token } = started(await sessions.choosePassword(first.token, good));
    const found = await sessions.find(token);
    if (!found) throw new Error('No session');
    const signIn = (password = good, from = origin.address) =>
      sessions.signIn({ email, password }, { ...origin, address: from });
    return { id: added.account.id, email, origin, token, session: found.session, signIn };
  }

  function started(outcome: SignIn | { is: 'unfit' }) {
    if (outcome.is !== 'started') throw new Error(`Not started: ${JSON.stringify(outcome)}`);
    return outcome;
  }

  /** Unordered: the clock stands still. */
  const actionsOn = async (entityId: string) => {
    const rows = await open().db.select().from(auditLog).where(eq(auditLog.entityId, entityId));
    return rows.map(({ action }) => action).toSorted();
  };

  beforeEach(() => {
    clock += minutes(60 * 24 * 2);
  });

  describe('an account', () => {
    it('has to replace its one-time password', async () => {
      const { accounts, sessions } = aProcess();
      expect(await accounts.find('New@Iluma.example')).toBe(null);
      const person = { email: ' New@Iluma.example ', name: 'New', role: 'manager' } as const;
      const added = await accounts.add(operator, person);
      expect(added).toMatchObject({
        ok: true,
        account: { email: 'new@iluma.example', hasOneTimePassword: true, hasSecondStep: false },
      });
      if (!added.ok) return;
      const pair = { email: 'NEW@iluma.example', password: added.oneTimePassword };
      const origin = { address: '203.0.113.1', agent: '' };
      const first = started(await sessions.signIn(pair, origin));
      expect(first.stage).toBe('new-password');
      expect(await sessions.choosePassword(first.token, 'court')).toEqual({
        is: 'unfit',
        problem: 'too-short',
      });
      expect(await sessions.choosePassword(first.token, added.oneTimePassword)).toEqual({
        is: 'unfit',
        problem: 'same',
      });
      const second = started(await sessions.choosePassword(first.token, good));
      expect(second.stage).toBe('open');
      expect(await sessions.find(first.token)).toBe(null);
      expect(await sessions.find(second.token)).toMatchObject({
        session: { stage: 'open', user: { name: 'New', role: 'manager' } },
      });
      expect(await sessions.signIn(pair, origin)).toEqual({ is: 'refused' });
    });

    it.each(['1qaz2wsx3edc', 'trustno1trustno1'])(
      'rejects the common password %s',
      async (common) => {
        const { sessions } = aProcess();
        const { session } = await somebody();
        const outcome = await sessions.changePassword(session, common);
        expect(outcome).toEqual({ is: 'unfit', problem: 'common' });
      },
    );

    it('is unique by email address', async () => {
      const { accounts } = aProcess();
      const { email } = await somebody();
      const again = { email: email.toUpperCase(), name: 'Other', role: 'member' } as const;
      expect(await accounts.add(operator, again)).toEqual({ ok: false, problem: 'taken' });
    });

    it('rejects a one-time password older than three days', async () => {
      const { accounts, sessions } = aProcess();
      const { id, email } = await somebody();
      const given = await accounts.reset(operator, id);
      if (!given.ok) throw new Error(given.problem);
      clock += minutes(72 * 60);
      const pair = { email, password: given.oneTimePassword };
      expect(await sessions.signIn(pair, { address: '203.0.113.2', agent: '' })).toEqual({
        is: 'refused',
      });
    });

    it('is signed out when disabled, and refused like an unknown one', async () => {
      const { accounts, sessions } = aProcess();
      const { id, token, signIn } = await somebody();
      expect(await accounts.disable(operator, id)).toMatchObject({ ok: true });
      expect(await sessions.find(token)).toBe(null);
      expect(await signIn()).toEqual(await signIn('not the password'));
      await accounts.enable(operator, id);
      expect(await signIn()).toMatchObject({ is: 'started', stage: 'open' });
      expect(await actionsOn(id)).toEqual(['staff.add', 'staff.disable', 'staff.enable']);
    });

    it('loses its password, second factor and sessions when reset', async () => {
      const { accounts, sessions, twoFactor } = aProcess();
      const { id, token, session, email, signIn } = await somebody();
      const secret = await twoFactor.startSetUp(id);
      await twoFactor.confirm(session, totp(hmacOf(secret), now()));
      const given = await accounts.reset(operator, id);
      expect(await sessions.find(token)).toBe(null);
      expect(await signIn()).toEqual({ is: 'refused' });
      if (!given.ok) throw new Error(given.problem);
      const pair = { email, password: given.oneTimePassword };
      expect(await sessions.signIn(pair, { address: '203.0.113.3', agent: '' })).toMatchObject({
        is: 'started',
        stage: 'new-password',
      });
      expect(await twoFactor.codesLeft(id)).toBe(null);
    });

    it('cannot be disabled if it is the last CEO’s, even concurrently', async () => {
      const { accounts } = aProcess();
      const [one, other] = [await somebody('CEO'), await somebody('CEO')];
      const outcomes = await Promise.all([
        accounts.disable(operator, one.id),
        accounts.disable(operator, other.id),
      ]);
      expect(outcomes.filter(({ ok }) => ok)).toHaveLength(1);
      expect(outcomes).toContainEqual({ ok: false, problem: 'last-ceo' });
    });

    it('is changed by its superiors only', async () => {
      const { accounts } = aProcess();
      const [ceo, coo] = [await somebody('CEO'), await somebody('COO')];
      const by: Requester = { administrator: { id: coo.id, role: 'COO' }, actor: operatorActor };
      const refused = { ok: false, problem: 'not-allowed' };
      expect(await accounts.reset(by, ceo.id)).toEqual(refused);
      expect(await accounts.changeRole(by, coo.id, 'CEO')).toEqual(refused);
      expect(await accounts.disable(by, 'fe000000-0000-7000-8000-000000000000')).toEqual({
        ok: false,
        problem: 'unknown',
      });
    });
  });

  describe('a sign-in', () => {
    it('accepts an old password that is shorter than the current minimum', async () => {
      const { id, signIn } = await somebody();
      const passwordHash = await hashPassword('court', id);
      await open().db.update(staff).set({ passwordHash }).where(eq(staff.id, id));
      expect(await signIn('court')).toMatchObject({ is: 'started', stage: 'open' });
    });

    it('fails alike for a wrong password and an unknown account', async () => {
      const { sessions } = aProcess();
      const { signIn } = await somebody();
      const nobody = { email: 'nobody@iluma.example', password: good };
      expect(await signIn('wrong')).toEqual({ is: 'refused' });
      expect(await sessions.signIn(nobody, { address: '203.0.113.4', agent: '' })).toEqual({
        is: 'refused',
      });
    });

    it.each([
      ['an account', async () => (await somebody()).email],
      ['nobody', async () => `nobody-${clock}@iluma.example`],
    ])('waits after five failures of %s from one address group', async (_name, emailOf) => {
      const { sessions } = aProcess();
      const email = await emailOf();
      count += 1;
      const prefix = `2001:db8:${count}:9`;
      const attempt = (number: number) =>
        sessions.signIn(
          { email, password: 'wrong' },
          { address: `${prefix}::${number}`, agent: 'Test' },
        );
      for (let number = 1; number <= 5; number += 1)
        // oxlint-disable-next-line no-await-in-loop -- one after the other
        expect(await attempt(number)).toEqual({ is: 'refused' });
      expect(await attempt(6)).toEqual({ is: 'wait', milliseconds: 30_000 });
      clock += 30_000;
      expect(await attempt(7)).toEqual({ is: 'refused' });
      expect(await attempt(8)).toEqual({ is: 'wait', milliseconds: 60_000 });
    });

    it('waits even with the right password, which then clears the failures', async () => {
      const { signIn } = await somebody();
      for (let tries = 0; tries < 5; tries += 1)
        // oxlint-disable-next-line no-await-in-loop -- one after the other
        await signIn('wrong');
      expect(await signIn()).toEqual({ is: 'wait', milliseconds: 30_000 });
      clock += 30_000;
      expect(await signIn()).toMatchObject({ is: 'started' });
      expect(await signIn('wrong')).toEqual({ is: 'refused' });
      expect(await signIn()).toMatchObject({ is: 'started' });
    });

    it('waits after twenty failures from one address, whatever the accounts', async () => {
      const { sessions } = aProcess();
      const attempt = (number: number) =>
        sessions.signIn(
          { email: `guess-${number}@iluma.example`, password: 'wrong' },
          { address: '2001:db8:0:7::'.concat(String(number)), agent: '' },
        );
      for (let number = 1; number <= throttleRules.group.free; number += 1)
        // oxlint-disable-next-line no-await-in-loop -- one after the other
        expect(await attempt(number)).toEqual({ is: 'refused' });
      expect(await attempt(99)).toMatchObject({ is: 'wait' });
    });

    it('is counted one by one when concurrent in two processes', async () => {
      const { email, origin } = await somebody();
      const [one, other] = [aProcess(), aProcess()];
      const outcomes = await Promise.all(
        Array.from({ length: 16 }, (_, number) =>
          (number % 2 ? one : other).sessions.signIn({ email, password: 'wrong' }, origin),
        ),
      );
      expect(outcomes.filter(({ is }) => is === 'refused')).toHaveLength(
        throttleRules.accountFromGroup.free,
      );
      expect(outcomes.filter(({ is }) => is === 'wait')).toHaveLength(11);
    });

    it.each(['', '\0', 'a\0@iluma.example', '%00', '🗝', "' or 1=1 --", 'x'.repeat(100_000)])(
      'is refused for %j',
      async (typed) => {
        clock += minutes(60 * 24 * 2);
        const pair = { email: typed, password: typed };
        const origin = { address: '203.0.113.9', agent: 'x'.repeat(10_000) };
        expect(await aProcess().sessions.signIn(pair, origin)).toEqual({ is: 'refused' });
      },
    );

    it('is audited without its password', async () => {
      const { id, session, signIn } = await somebody();
      await signIn('wrong secret');
      const rows = await open().db.select().from(auditLog).where(eq(auditLog.actorId, id));
      expect(rows.map(({ action }) => action)).toEqual(
        expect.arrayContaining(['session.start', 'staff.password', 'session.refused']),
      );
      expect(rows.map(({ entityId }) => entityId)).toContain(session.id);
      expect(JSON.stringify(rows)).not.toContain('wrong secret');
    });
  });

  describe('a session', () => {
    it('is stored by a hash of its token', async () => {
      const { token, session } = await somebody();
      const [row] = await open()
        .db.select()
        .from(staffSessions)
        .where(eq(staffSessions.id, session.id));
      expect(row?.tokenHash).toBe(hashOf(token));
      expect(JSON.stringify(row)).not.toContain(token);
    });

    it.each(['', 'x', 'A'.repeat(43), '%00', '🗝'])('is not found by %j', async (token) => {
      expect(await aProcess().sessions.find(token)).toBe(null);
    });

    it('rotates its token, and accepts the previous one for a minute', async () => {
      const { sessions } = aProcess();
      const { token } = await somebody();
      clock += minutes(15);
      const next = (await sessions.find(token))?.issued?.token ?? '';
      expect(next).not.toBe(token);
      expect(await sessions.find(token)).toMatchObject({ issued: null });
      expect(await sessions.find(next)).toMatchObject({ issued: null });
      clock += minutes(1);
      expect(await sessions.find(next)).not.toBe(null);
    });

    it('issues one new token to concurrent requests', async () => {
      const { token } = await somebody();
      clock += minutes(15);
      const [one, other] = [aProcess(), aProcess()];
      const found = await Promise.all(
        Array.from({ length: 8 }, (_, number) => (number % 2 ? one : other).sessions.find(token)),
      );
      expect(found.filter((each) => each === null)).toHaveLength(0);
      expect(found.filter((each) => each?.issued)).toHaveLength(1);
    });

    it('survives a new token that never arrived', async () => {
      const { sessions } = aProcess();
      const { token } = await somebody();
      clock += minutes(15);
      await sessions.find(token);
      clock += minutes(5);
      const again = await sessions.find(token);
      expect(again?.issued).not.toBe(null);
      expect(await sessions.find(again?.issued?.token ?? '')).not.toBe(null);
    });

    it('ends when a replaced token is used again', async () => {
      const { sessions } = aProcess();
      const { token, session } = await somebody();
      clock += minutes(15);
      const next = (await sessions.find(token))?.issued?.token ?? '';
      await sessions.find(next);
      clock += minutes(2);
      expect(await sessions.find(token)).toBe(null);
      expect(await sessions.find(next)).toBe(null);
      expect(await actionsOn(session.id)).toContain('session.reused');
    });

    it.each([
      ['an idle hour', [60], false],
      ['ten hours in use', Array.from({ length: 20 }, () => 30), true],
      ['twelve hours in use', Array.from({ length: 24 }, () => 30), false],
    ])('is kept or ended after %s', async (_name, waits, lives) => {
      const { sessions } = aProcess();
      let { token } = await somebody();
      let found: Awaited<ReturnType<typeof sessions.find>> = null;
      for (const wait of waits) {
        clock += minutes(wait);
        // oxlint-disable-next-line no-await-in-loop -- one after the other
        found = await sessions.find(token);
        token = found?.issued?.token ?? token;
      }
      expect(found !== null).toBe(lives);
    });

    it('ends when the role of its account changes', async () => {
      const { accounts, sessions } = aProcess();
      const { id, token } = await somebody();
      await accounts.changeRole(operator, id, 'read-only');
      expect(await sessions.find(token)).toBe(null);
    });

    it('ends on time after the clock is set back a day', async () => {
      const { sessions } = aProcess();
      clock += minutes(24 * 60);
      const idle = await somebody();
      let { token } = await somebody();
      clock -= minutes(24 * 60);
      expect(await sessions.find(idle.token)).not.toBe(null);
      let found: Awaited<ReturnType<typeof sessions.find>> = null;
      for (let half = 0; half < 24; half += 1) {
        // oxlint-disable-next-line no-await-in-loop -- one after the other
        found = await sessions.find(token);
        expect(found).not.toBe(null);
        token = found?.issued?.token ?? token;
        clock += minutes(30);
      }
      expect(await sessions.find(token)).toBe(null);
      expect(await sessions.find(idle.token)).toBe(null);
    });

    it('is listed, and ended alone or with the others', async () => {
      const { sessions } = aProcess();
      const { id, token, session, signIn } = await somebody();
      const second = started(await signIn());
      const third = started(await signIn());
      expect(await sessions.list(id)).toHaveLength(3);
      const secondId = (await sessions.find(second.token))?.session.id ?? '';
      const stranger = await somebody();
      await sessions.end(stranger.id, secondId, operatorActor);
      await sessions.end(id, 'no id at all', operatorActor);
      expect(await sessions.find(second.token)).not.toBe(null);
      await sessions.end(id, secondId, operatorActor);
      expect(await sessions.find(second.token)).toBe(null);
      await sessions.endAll(id, session.id, operatorActor);
      expect(await sessions.find(third.token)).toBe(null);
      expect(await sessions.find(token)).not.toBe(null);
      await sessions.endAll(id, null, operatorActor);
      expect(await sessions.find(token)).toBe(null);
      expect(await sessions.find(stranger.token)).not.toBe(null);
    });

    it('gets a new token when the password changes, and the other sessions end', async () => {
      const { sessions } = aProcess();
      const { token, session, signIn } = await somebody();
      const other = started(await signIn());
      const next = 'quatre grands chiens roux';
      expect(await sessions.changePassword(session, good)).toEqual({
        is: 'unfit',
        problem: 'same',
      });
      const changed = started(await sessions.changePassword(session, next));
      expect(await sessions.find(changed.token)).not.toBe(null);
      expect(await sessions.find(token)).toBe(null);
      expect(await sessions.find(other.token)).toBe(null);
      expect(await signIn()).toEqual({ is: 'refused' });
      expect(await signIn(next)).toMatchObject({ is: 'started' });
    });
  });

  describe('two-factor authentication', () => {
    async function withApp() {
      const one = await somebody();
      const { twoFactor } = aProcess();
      const hmac = hmacOf(await twoFactor.startSetUp(one.id));
      const codes = await twoFactor.confirm(one.session, totp(hmac, now()));
      if (codes.is !== 'done') throw new Error('Not confirmed');
      clock += minutes(1);
      return { ...one, hmac, codes: codes.recoveryCodes };
    }

    /**
     * A code that the app shows neither now nor just before or after: secrets are random, and any fixed code could
     * match.
     */
    function wrongCode(hmac: Hmac): string {
      const shown = new Set([-1, 0, 1].map((steps) => totp(hmac, now() + steps * totpRules.step)));
      const wrong = ['000000', '000001', '000002', '000003'].find((code) => !shown.has(code));
      if (wrong === undefined) throw new Error('Three codes cannot be four');
      return wrong;
    }

    it('is enabled by a valid code of the app only', async () => {
      const { twoFactor } = aProcess();
      const { id, session, signIn } = await somebody();
      const secret = await twoFactor.startSetUp(id);
      expect(await twoFactor.startSetUp(id)).toEqual(secret);
      const refused = { is: 'refused' };
      expect(await twoFactor.confirm(session, wrongCode(hmacOf(secret)))).toEqual(refused);
      expect(await twoFactor.codesLeft(id)).toBe(null);
      expect(await signIn()).toMatchObject({ stage: 'open' });
      const [row] = await open().db.select().from(staff).where(eq(staff.id, id));
      expect(row?.totpPending).not.toContain(Buffer.from(secret).toString('base64url'));
    });

    it('is required between the password and the CRM', async () => {
      const { sessions } = aProcess();
      const { hmac, signIn } = await withApp();
      const first = started(await signIn());
      expect(first.stage).toBe('second-step');
      expect(await sessions.find(first.token)).toMatchObject({ session: { stage: 'second-step' } });
      expect(await sessions.passTwoFactor(first.token, wrongCode(hmac))).toEqual({
        is: 'refused',
      });
      const second = started(await sessions.passTwoFactor(first.token, totp(hmac, now())));
      expect(second.stage).toBe('open');
      expect(await sessions.find(first.token)).toBe(null);
      expect(await sessions.find(second.token)).toMatchObject({ session: { stage: 'open' } });
    });

    it('accepts each app code once, also concurrently', async () => {
      const { sessions } = aProcess();
      const { hmac, signIn } = await withApp();
      const tokens = [started(await signIn()).token, started(await signIn()).token];
      const code = totp(hmac, now());
      const outcomes = await Promise.all(
        tokens.map((token) => aProcess().sessions.passTwoFactor(token, code)),
      );
      expect(outcomes.map(({ is }) => is).toSorted()).toEqual(['refused', 'started']);
      expect(
        await sessions.passTwoFactor(started(await signIn()).token, totp(hmac, now())),
      ).toEqual({ is: 'refused' });
    });

    it('accepts codes one step after the clock was set back a day', async () => {
      const { sessions } = aProcess();
      const { hmac, signIn } = await withApp();
      const pass = async () =>
        sessions.passTwoFactor(started(await signIn()).token, totp(hmac, now()));
      clock += minutes(24 * 60);
      expect(await pass()).toMatchObject({ is: 'started' });
      clock -= minutes(24 * 60);
      expect(await pass()).toEqual({ is: 'refused' });
      clock += totpRules.step;
      expect(await pass()).toMatchObject({ is: 'started' });
      expect(await pass()).toEqual({ is: 'refused' });
    });

    it('accepts each recovery code once', async () => {
      const { sessions, twoFactor } = aProcess();
      const { id, codes, signIn } = await withApp();
      expect(codes).toHaveLength(10);
      const typed = codes[3]?.toLowerCase().replaceAll('-', ' ') ?? '';
      const pass = async () =>
        sessions.passTwoFactor(started(await signIn()).token, typed).then(({ is }) => is);
      expect(await pass()).toBe('started');
      expect(await pass()).toBe('refused');
      expect(await twoFactor.codesLeft(id)).toBe(9);
    });

    it('makes users wait after five wrong codes, across sign-ins', async () => {
      const { sessions } = aProcess();
      const { hmac, signIn } = await withApp();
      for (let tries = 0; tries < 5; tries += 1) {
        // oxlint-disable-next-line no-await-in-loop -- one after the other
        const { token } = started(await signIn());
        // oxlint-disable-next-line no-await-in-loop -- one after the other
        expect(await sessions.passTwoFactor(token, wrongCode(hmac))).toEqual({
          is: 'refused',
        });
      }
      const { token } = started(await signIn());
      expect(await sessions.passTwoFactor(token, totp(hmac, now()))).toEqual({
        is: 'wait',
        milliseconds: 30_000,
      });
    });

    it('expires a pending sign-in after ten minutes', async () => {
      const { sessions } = aProcess();
      const { hmac, signIn } = await withApp();
      const { token } = started(await signIn());
      clock += minutes(10);
      expect(await sessions.passTwoFactor(token, totp(hmac, now()))).toEqual({ is: 'refused' });
    });

    it('can be turned off, and its recovery codes renewed', async () => {
      const { twoFactor } = aProcess();
      const { id, session, codes, signIn } = await withApp();
      const renewed = await twoFactor.renewCodes(session);
      if (renewed.is !== 'done') throw new Error(renewed.is);
      expect(renewed.recoveryCodes).toHaveLength(codes.length);
      expect(renewed.recoveryCodes).not.toContain(codes[0]);
      expect(await twoFactor.remove(session)).toMatchObject({ is: 'done' });
      expect(await twoFactor.renewCodes(session)).toEqual({ is: 'refused' });
      expect(await signIn()).toMatchObject({ stage: 'open' });
      expect(await actionsOn(id)).toEqual([
        'staff.add',
        'staff.recovery-codes',
        'staff.second-step-off',
        'staff.second-step-on',
      ]);
    });
  });
});
