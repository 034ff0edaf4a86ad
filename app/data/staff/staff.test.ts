import { beforeEach, describe, expect, it } from 'vitest';
import { eq } from 'drizzle-orm';
import { operatorActor } from '#app/domain/staff/actor.ts';
import { throttleRules } from '#app/domain/staff/throttle.ts';
import { totp, totpRules, type Hmac } from '#app/domain/staff/totp.ts';
import { onEachDatabase } from '../../test/databases.ts';
import { auditLog } from './schema/audit.server.ts';
import { staff, staffSessions } from './schema/staff.server.ts';
import { createSeal } from './seal.server.ts';
import { createSecondStep } from './second-step.server.ts';
import { createSignInSteps, type SignIn } from './sign-in.server.ts';
import { createStaffSessions } from './staff-sessions.server.ts';
import { createStaffStore, type By } from './staff-store.server.ts';
import { hashOf, hmacOf } from './tokens.server.ts';

const operator: By = { administrator: 'operator', actor: operatorActor };
const minutes = (count: number) => count * 60_000;
const good = 'trois petits chats gris';

onEachDatabase('staff', (open) => {
  let clock = Date.UTC(2026, 0, 5, 9);
  const now = () => clock;
  let count = 0;

  /** Everything of one process; two of them share nothing but the database. */
  function aProcess() {
    const database = open();
    const secondStep = createSecondStep(database, createSeal('k'.repeat(32), 'second step'), now);
    return {
      database,
      secondStep,
      accounts: createStaffStore(database, now),
      sessions: {
        ...createSignInSteps(database, secondStep, now),
        ...createStaffSessions(database, now),
      },
    };
  }

  /** Somebody new, with addresses of their own, who has chosen a password. */
  async function somebody(role: 'CEO' | 'COO' | 'manager' | 'member' = 'member') {
    const { accounts, sessions } = aProcess();
    count += 1;
    const email = `someone-${count}@iluma.example`;
    const origin = { address: `198.51.100.${count}`, agent: 'Test' };
    const added = await accounts.add(operator, { email, name: 'Someone', role });
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

  const actionsOn = async (entityId: string) => {
    const rows = await open().db.select().from(auditLog).where(eq(auditLog.entityId, entityId));
    return rows.map(({ action }) => action);
  };

  beforeEach(() => {
    clock += minutes(60 * 24 * 2);
  });

  describe('an account', () => {
    it('begins with a password to replace', async () => {
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

    it('has an address of its own', async () => {
      const { accounts } = aProcess();
      const { email } = await somebody();
      const again = { email: email.toUpperCase(), name: 'Other', role: 'member' } as const;
      expect(await accounts.add(operator, again)).toEqual({ ok: false, problem: 'taken' });
    });

    it('is not signed in to with a one-time password older than three days', async () => {
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

    it('that is disabled is signed out and refused like any other', async () => {
      const { accounts, sessions } = aProcess();
      const { id, token, signIn } = await somebody();
      expect(await accounts.disable(operator, id)).toMatchObject({ ok: true });
      expect(await sessions.find(token)).toBe(null);
      expect(await signIn()).toEqual(await signIn('not the password'));
      await accounts.enable(operator, id);
      expect(await signIn()).toMatchObject({ is: 'started', stage: 'open' });
      expect(await actionsOn(id)).toEqual(['staff.add', 'staff.disable', 'staff.enable']);
    });

    it('that is reset has neither its password, its second step nor its sessions', async () => {
      const { accounts, sessions, secondStep } = aProcess();
      const { id, token, email, signIn } = await somebody();
      const secret = await secondStep.begin(id);
      await secondStep.confirm(id, totp(hmacOf(secret), now()), operatorActor);
      const given = await accounts.reset(operator, id);
      expect(await sessions.find(token)).toBe(null);
      expect(await signIn()).toEqual({ is: 'refused' });
      if (!given.ok) throw new Error(given.problem);
      const pair = { email, password: given.oneTimePassword };
      expect(await sessions.signIn(pair, { address: '203.0.113.3', agent: '' })).toMatchObject({
        is: 'started',
        stage: 'new-password',
      });
      expect(await secondStep.codesLeft(id)).toBe(null);
    });

    it('of the last CEO is not disabled, even by two at once', async () => {
      const { accounts } = aProcess();
      const [one, other] = [await somebody('CEO'), await somebody('CEO')];
      const outcomes = await Promise.all([
        accounts.disable(operator, one.id),
        accounts.disable(operator, other.id),
      ]);
      expect(outcomes.filter(({ ok }) => ok)).toHaveLength(1);
      expect(outcomes).toContainEqual({ ok: false, problem: 'last-ceo' });
    });

    it('is changed by those above it only', async () => {
      const { accounts } = aProcess();
      const [ceo, coo] = [await somebody('CEO'), await somebody('COO')];
      const by: By = { administrator: { id: coo.id, role: 'COO' }, actor: operatorActor };
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
    it('is refused in the same words for a wrong password and for nobody', async () => {
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
    ])('waits after five failures of %s, from wherever they come', async (_name, emailOf) => {
      const { sessions } = aProcess();
      const email = await emailOf();
      const attempt = (number: number) =>
        sessions.signIn(
          { email, password: 'wrong' },
          { address: `192.0.2.${number}`, agent: 'Test' },
        );
      for (let number = 1; number <= 5; number += 1)
        // oxlint-disable-next-line no-await-in-loop -- one after the other
        expect(await attempt(number)).toEqual({ is: 'refused' });
      expect(await attempt(6)).toEqual({ is: 'wait', milliseconds: 30_000 });
      clock += 30_000;
      expect(await attempt(7)).toEqual({ is: 'refused' });
      expect(await attempt(8)).toEqual({ is: 'wait', milliseconds: 60_000 });
    });

    it('waits at the right password too, and is free once it was right', async () => {
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

    it('waits after twenty failures from an address, whatever the accounts', async () => {
      const { sessions } = aProcess();
      const attempt = (number: number) =>
        sessions.signIn(
          { email: `guess-${number}@iluma.example`, password: 'wrong' },
          { address: '2001:db8:0:7::'.concat(String(number)), agent: '' },
        );
      for (let number = 1; number <= throttleRules.address.free; number += 1)
        // oxlint-disable-next-line no-await-in-loop -- one after the other
        expect(await attempt(number)).toEqual({ is: 'refused' });
      expect(await attempt(99)).toMatchObject({ is: 'wait' });
    });

    it('counts tries made at once in two processes one by one', async () => {
      const { email, origin } = await somebody();
      const [one, other] = [aProcess(), aProcess()];
      const outcomes = await Promise.all(
        Array.from({ length: 16 }, (_, number) =>
          (number % 2 ? one : other).sessions.signIn({ email, password: 'wrong' }, origin),
        ),
      );
      expect(outcomes.filter(({ is }) => is === 'refused')).toHaveLength(
        throttleRules.account.free,
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

    it('leaves a trace, with no password in it', async () => {
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
    it('is kept by a hash of its token', async () => {
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

    it('rotates its token, and takes the old one for a minute', async () => {
      const { sessions } = aProcess();
      const { token } = await somebody();
      clock += minutes(15);
      const next = (await sessions.find(token))?.handed?.token ?? '';
      expect(next).not.toBe(token);
      expect(await sessions.find(token)).toMatchObject({ handed: null });
      expect(await sessions.find(next)).toMatchObject({ handed: null });
      clock += minutes(1);
      expect(await sessions.find(next)).not.toBe(null);
    });

    it('gives one new token to requests made at once', async () => {
      const { token } = await somebody();
      clock += minutes(15);
      const [one, other] = [aProcess(), aProcess()];
      const found = await Promise.all(
        Array.from({ length: 8 }, (_, number) => (number % 2 ? one : other).sessions.find(token)),
      );
      expect(found.filter((each) => each === null)).toHaveLength(0);
      expect(found.filter((each) => each?.handed)).toHaveLength(1);
    });

    it('survives a new token that never arrived', async () => {
      const { sessions } = aProcess();
      const { token } = await somebody();
      clock += minutes(15);
      await sessions.find(token);
      clock += minutes(5);
      const again = await sessions.find(token);
      expect(again?.handed).not.toBe(null);
      expect(await sessions.find(again?.handed?.token ?? '')).not.toBe(null);
    });

    it('ends when a token that was replaced comes back', async () => {
      const { sessions } = aProcess();
      const { token, session } = await somebody();
      clock += minutes(15);
      const next = (await sessions.find(token))?.handed?.token ?? '';
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
    ])('after %s', async (_name, waits, lives) => {
      const { sessions } = aProcess();
      let { token } = await somebody();
      let found: Awaited<ReturnType<typeof sessions.find>> = null;
      for (const wait of waits) {
        clock += minutes(wait);
        // oxlint-disable-next-line no-await-in-loop -- one after the other
        found = await sessions.find(token);
        token = found?.handed?.token ?? token;
      }
      expect(found !== null).toBe(lives);
    });

    it('has the role of now, and ends when that changes', async () => {
      const { accounts, sessions } = aProcess();
      const { id, token } = await somebody();
      await accounts.changeRole(operator, id, 'read-only');
      expect(await sessions.find(token)).toBe(null);
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

    it('goes on under a new token when its password changes, and the others end', async () => {
      const { sessions } = aProcess();
      const { token, session, signIn } = await somebody();
      const other = started(await signIn());
      const next = 'quatre grands chiens roux';
      expect(await sessions.changePassword(session, 'wrong', next)).toEqual({ is: 'refused' });
      expect(await sessions.changePassword(session, good, good)).toEqual({
        is: 'unfit',
        problem: 'same',
      });
      const changed = started(await sessions.changePassword(session, good, next));
      expect(await sessions.find(changed.token)).not.toBe(null);
      expect(await sessions.find(token)).toBe(null);
      expect(await sessions.find(other.token)).toBe(null);
      expect(await signIn()).toEqual({ is: 'refused' });
      expect(await signIn(next)).toMatchObject({ is: 'started' });
    });
  });

  describe('a second step', () => {
    async function withApp() {
      const one = await somebody();
      const { secondStep } = aProcess();
      const hmac = hmacOf(await secondStep.begin(one.id));
      const codes = await secondStep.confirm(one.id, totp(hmac, now()), operatorActor);
      if (codes.is !== 'done') throw new Error('Not confirmed');
      clock += minutes(1);
      return { ...one, hmac, codes: codes.recoveryCodes };
    }

    /** A code that the app shows neither now nor just before or after: secrets are drawn, and any code may be theirs. */
    function wrongCode(hmac: Hmac): string {
      const shown = new Set([-1, 0, 1].map((steps) => totp(hmac, now() + steps * totpRules.step)));
      const wrong = ['000000', '000001', '000002', '000003'].find((code) => !shown.has(code));
      if (wrong === undefined) throw new Error('Three codes cannot be four');
      return wrong;
    }

    it('is set up with the app’s own code only', async () => {
      const { secondStep } = aProcess();
      const { id, signIn } = await somebody();
      const secret = await secondStep.begin(id);
      expect(await secondStep.begin(id)).toEqual(secret);
      const refused = { is: 'refused' };
      expect(await secondStep.confirm(id, wrongCode(hmacOf(secret)), operatorActor)).toEqual(
        refused,
      );
      expect(await secondStep.codesLeft(id)).toBe(null);
      expect(await signIn()).toMatchObject({ stage: 'open' });
      const [row] = await open().db.select().from(staff).where(eq(staff.id, id));
      expect(row?.totpPending).not.toContain(Buffer.from(secret).toString('base64url'));
    });

    it('stands between the password and the desk', async () => {
      const { sessions } = aProcess();
      const { hmac, signIn } = await withApp();
      const first = started(await signIn());
      expect(first.stage).toBe('second-step');
      expect(await sessions.find(first.token)).toMatchObject({ session: { stage: 'second-step' } });
      expect(await sessions.passSecondStep(first.token, wrongCode(hmac))).toEqual({
        is: 'refused',
      });
      const second = started(await sessions.passSecondStep(first.token, totp(hmac, now())));
      expect(second.stage).toBe('open');
      expect(await sessions.find(first.token)).toBe(null);
      expect(await sessions.find(second.token)).toMatchObject({ session: { stage: 'open' } });
    });

    it('takes each code once, also of two at once', async () => {
      const { sessions } = aProcess();
      const { hmac, signIn } = await withApp();
      const tokens = [started(await signIn()).token, started(await signIn()).token];
      const code = totp(hmac, now());
      const outcomes = await Promise.all(
        tokens.map((token) => aProcess().sessions.passSecondStep(token, code)),
      );
      expect(outcomes.map(({ is }) => is).toSorted()).toEqual(['refused', 'started']);
      expect(
        await sessions.passSecondStep(started(await signIn()).token, totp(hmac, now())),
      ).toEqual({ is: 'refused' });
    });

    it('takes each recovery code once', async () => {
      const { sessions, secondStep } = aProcess();
      const { id, codes, signIn } = await withApp();
      expect(codes).toHaveLength(10);
      const typed = codes[3]?.toLowerCase().replaceAll('-', ' ') ?? '';
      const pass = async () =>
        sessions.passSecondStep(started(await signIn()).token, typed).then(({ is }) => is);
      expect(await pass()).toBe('started');
      expect(await pass()).toBe('refused');
      expect(await secondStep.codesLeft(id)).toBe(9);
    });

    it('waits after five wrong codes, across sign-ins', async () => {
      const { sessions } = aProcess();
      const { hmac, signIn } = await withApp();
      for (let tries = 0; tries < 5; tries += 1) {
        // oxlint-disable-next-line no-await-in-loop -- one after the other
        const { token } = started(await signIn());
        // oxlint-disable-next-line no-await-in-loop -- one after the other
        expect(await sessions.passSecondStep(token, wrongCode(hmac))).toEqual({
          is: 'refused',
        });
      }
      const { token } = started(await signIn());
      expect(await sessions.passSecondStep(token, totp(hmac, now()))).toEqual({
        is: 'wait',
        milliseconds: 30_000,
      });
    });

    it('is not waited for longer than ten minutes', async () => {
      const { sessions } = aProcess();
      const { hmac, signIn } = await withApp();
      const { token } = started(await signIn());
      clock += minutes(10);
      expect(await sessions.passSecondStep(token, totp(hmac, now()))).toEqual({ is: 'refused' });
    });

    it('is turned off, and its codes renewed, for a code', async () => {
      const { secondStep } = aProcess();
      const { id, hmac, codes, signIn } = await withApp();
      expect(await secondStep.remove(id, wrongCode(hmac), operatorActor)).toEqual({
        is: 'refused',
      });
      const renewed = await secondStep.renewCodes(id, codes[0] ?? '', operatorActor);
      expect(renewed).toMatchObject({ is: 'done' });
      expect(await secondStep.renewCodes(id, codes[1] ?? '', operatorActor)).toEqual({
        is: 'refused',
      });
      expect(await secondStep.remove(id, totp(hmac, now()), operatorActor)).toMatchObject({
        is: 'done',
      });
      expect(await signIn()).toMatchObject({ stage: 'open' });
      expect(await actionsOn(id)).toEqual([
        'staff.add',
        'staff.second-step-on',
        'staff.recovery-codes',
        'staff.second-step-off',
      ]);
    });
  });
});
