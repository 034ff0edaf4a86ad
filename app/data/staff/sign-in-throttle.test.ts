import { describe, expect, it } from 'vitest';
import { operator } from '#app/data/staff/accounts/change-account.server.ts';
import { sessionRules } from '#app/domain/staff/session-rules.ts';
import { throttleRules } from '#app/domain/staff/throttle.ts';
import { onEachDatabase } from '../../../test/databases.ts';
import type { SignIn } from './pending-sign-in.server.ts';
import { signInFailures } from './schema.server.ts';
import { createSignInThrottle, countedOf } from './sign-in-throttle.server.ts';
import { createStaff } from './staff.server.ts';

const second = 1000;
const minute = 60 * second;
const day = 24 * 60 * minute;
const good = 'trois petits chats gris';
const agent = 'Test';

function started(outcome: SignIn | { is: 'unfit' }) {
  if (outcome.is !== 'started') throw new Error(`Not started: ${JSON.stringify(outcome)}`);
  return outcome;
}

onEachDatabase('the sign-in throttle', (open) => {
  let clock = Date.UTC(2026, 0, 5, 9);
  const now = () => clock;
  let count = 0;

  /** An account whose owner has signed in once from their own address. */
  async function anOwner() {
    const { accounts, sessions } = createStaff(open(), 'k'.repeat(32), now);
    count += 1;
    const email = `owner-${count}@iluma.example`;
    const address = `2001:db8:${count}:1::7`;
    const added = await accounts.add(operator, { email, name: `Owner ${email}`, role: 'member' });
    if (!added.ok) throw new Error(added.problem);
    const signIn = (
      password = good,
      { from = address, device = null }: { from?: string; device?: string | null } = {},
    ) => sessions.signIn({ email, password }, { address: from, agent }, device);
    const first = started(await signIn(added.oneTimePassword));
    expect(first.device).toBe(null);
    const { device, token } = started(await sessions.choosePassword(first.token, good));
    if (device === null) throw new Error('No device');
    return { id: added.account.id, email, address, device, token, signIn, accounts, sessions };
  }

  /** Retries until an attempt is neither refused nor delayed, waiting as told. */
  async function triesOf(attempt: () => Promise<SignIn>): Promise<number> {
    for (let tries = 1; tries <= 10; tries += 1) {
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      const outcome = await attempt();
      if (outcome.is === 'started') return tries;
      if (outcome.is === 'wait') clock += outcome.milliseconds;
    }
    return Number.POSITIVE_INFINITY;
  }

  /** An attacker's address that no other test uses. */
  const attackerOf = (email: string, number: number) => `10.${/\d+/.exec(email)?.[0]}.0.${number}`;

  /** Counts an attack from that many addresses on one account, without hashing the attempted passwords. */
  async function attack(
    email: string,
    { minutes, every = 20 * second }: { minutes: number; every?: number },
  ): Promise<number> {
    const throttle = createSignInThrottle(open(), now);
    const addresses = Array.from({ length: 50 }, (_, number) => attackerOf(email, number));
    const until = clock + minutes * minute;
    let made = 0;
    for (; clock < until; clock += every)
      for (const address of addresses) {
        const { own, shared } = countedOf(email, address, null);
        // oxlint-disable-next-line no-await-in-loop -- one connection
        if ((await throttle.begin([...own, ...shared])) === 0) made += 1;
      }
    return made;
  }

  const counted = (email: string, address = '203.0.113.1') => {
    const { own, shared } = countedOf(email, address, null);
    return [...own, ...shared];
  };

  describe('an attack from fifty addresses for ten minutes', { tags: 'long' }, () => {
    it.each([
      ['every twenty seconds', 20 * second],
      ['as soon as the wait is over', 65 * second],
    ])(
      '%s does not lock out the owner at an address without failures',
      { tags: 'long' },
      async (_name, every) => {
        const { email, signIn } = await anOwner();
        expect(await attack(email, { minutes: 10, every })).toBeGreaterThanOrEqual(250);
        expect(await triesOf(() => signIn())).toBeLessThanOrEqual(2);
      },
    );

    it('does not lock out the owner’s known browser, even at an attacker’s address', async () => {
      const { email, device, signIn } = await anOwner();
      await attack(email, { minutes: 10 });
      const from = attackerOf(email, 7);
      expect(await signIn(good, { from })).toMatchObject({ is: 'wait' });
      expect(await triesOf(() => signIn(good, { from, device }))).toBe(1);
    });

    it('no longer affects the owner’s address once the account is reset or re-enabled', async () => {
      const { id, email, signIn, accounts } = await anOwner();
      const from = attackerOf(email, 7);
      await attack(email, { minutes: 1, every: 10 * second });
      expect(await signIn(good, { from })).toMatchObject({ is: 'wait' });
      await accounts.disable(operator, id);
      await accounts.enable(operator, id);
      expect(await signIn(good, { from })).toMatchObject({ is: 'started' });
      await attack(email, { minutes: 1, every: 10 * second });
      const given = await accounts.reset(operator, id);
      if (!given.ok) throw new Error(given.problem);
      expect(await signIn(given.oneTimePassword, { from })).toMatchObject({ is: 'started' });
    });
  });

  it('waits of a whole account last at most a minute, and skip known browsers', async () => {
    const { email, device, signIn } = await anOwner();
    const throttle = createSignInThrottle(open(), now);
    for (let tries = 0; tries < throttleRules.account.free + 10;) {
      // oxlint-disable-next-line no-await-in-loop -- one connection
      const wait = await throttle.begin(counted(email, `2001:db9:${tries.toString(16)}::1`));
      if (wait === 0) tries += 1;
      else clock += wait;
    }
    expect(await signIn(good, { device })).toMatchObject({ is: 'started' });
    const outcome = await signIn();
    expect(outcome).toEqual({ is: 'wait', milliseconds: minute });
    clock += minute;
    expect(await signIn()).toMatchObject({ is: 'started' });
  });

  it('an attempt during a wait restarts it, for its own address only', async () => {
    const { signIn } = await anOwner();
    const from = '198.51.100.1';
    for (let tries = 0; tries < 5; tries += 1)
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      expect(await signIn('wrong', { from })).toEqual({ is: 'refused' });
    for (let polls = 0; polls < 60; polls += 1) {
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      expect(await signIn(good, { from })).toEqual({ is: 'wait', milliseconds: 30 * second });
      clock += second;
    }
    expect(await signIn(good, { from: '198.51.100.2' })).toMatchObject({ is: 'started' });
    clock += 30 * second;
    expect(await signIn(good, { from })).toMatchObject({ is: 'started' });
  });

  it('a successful sign-in clears its own count', async () => {
    const { email, address, signIn } = await anOwner();
    await signIn();
    const throttle = createSignInThrottle(open(), now);
    for (let tries = 0; tries < throttleRules.accountFromGroup.free; tries += 1)
      // oxlint-disable-next-line no-await-in-loop -- one connection
      expect(await throttle.begin(counted(email, address))).toBe(0);
    expect(await throttle.begin(counted(email, address))).toBe(30 * second);
  });

  it('neither addresses nor emails are stored', async () => {
    const { email } = await anOwner();
    await createSignInThrottle(open(), now).begin(counted(email, '203.0.113.99'));
    const rows = JSON.stringify(await open().db.select().from(signInFailures));
    expect(rows).not.toContain('203.0.113');
    expect(rows).not.toContain(email);
  });

  describe('a known browser', () => {
    /** Whether a token still has its own attempts when the address has none left. */
    async function isKnown({ signIn }: Awaited<ReturnType<typeof anOwner>>, device: string) {
      clock += 2 * day;
      const from = '198.51.100.9';
      for (let tries = 0; tries < throttleRules.accountFromGroup.free; tries += 1)
        // oxlint-disable-next-line no-await-in-loop -- one after the other
        await signIn('wrong', { from });
      return (await signIn('wrong', { from, device })).is === 'refused';
    }

    it('is remembered for half a year', async () => {
      const owner = await anOwner();
      expect(await isKnown(owner, owner.device)).toBe(true);
      clock += sessionRules.device;
      expect(await isKnown(owner, owner.device)).toBe(false);
    });

    it('has no more attempts than others', async () => {
      const { device, signIn } = await anOwner();
      for (let tries = 0; tries < throttleRules.device.free; tries += 1)
        // oxlint-disable-next-line no-await-in-loop -- one after the other
        expect(await signIn('wrong', { device })).toEqual({ is: 'refused' });
      expect(await signIn(good, { device })).toEqual({ is: 'wait', milliseconds: 30 * second });
    });

    it.each([
      ['nothing', () => ''],
      ['another account’s', async () => (await anOwner()).device],
      [
        'an altered one',
        (device: string) => device.replace(/.$/, (last) => (last === 'A' ? 'B' : 'A')),
      ],
    ])('is not recognized by %s', async (_name, tokenOf) => {
      const owner = await anOwner();
      // The last character of a signature has two unused bits.
      const token = await tokenOf(owner.device.slice(0, -2) + owner.device.at(-2));
      expect(await isKnown(owner, token)).toBe(false);
    });

    it('is forgotten when the password changes, except the browser that changes it', async () => {
      const owner = await anOwner();
      const { device, token, sessions } = owner;
      const session = (await sessions.find(token))?.session;
      if (!session) throw new Error('No session');
      const next = 'quatre grands chiens roux';
      const changed = started(await sessions.changePassword(session, next));
      expect(await isKnown(owner, device)).toBe(false);
      expect(await isKnown(owner, changed.device ?? '')).toBe(true);
    });

    it('is forgotten when the account is reset', async () => {
      const owner = await anOwner();
      await owner.accounts.reset(operator, owner.id);
      expect(await isKnown(owner, owner.device)).toBe(false);
    });
  });

  describe('a clock that jumps a day', () => {
    it.each([
      ['forth and back', day],
      ['back', 0],
    ])('%s makes nobody wait longer than the longest wait', async (_name, jump) => {
      const { email, signIn } = await anOwner();
      const from = '198.51.100.20';
      clock += jump;
      await createSignInThrottle(open(), now).begin(counted(email, from));
      for (let tries = 0; tries < 5; tries += 1)
        // oxlint-disable-next-line no-await-in-loop -- one after the other
        await signIn('wrong', { from });
      clock -= day;
      const told = await signIn(good, { from });
      if (told.is !== 'wait') throw new Error(told.is);
      expect(told.milliseconds).toBeLessThanOrEqual(throttleRules.accountFromGroup.longest);
      clock += told.milliseconds;
      expect(await signIn(good, { from })).toMatchObject({ is: 'started' });
      clock += 2 * day;
    });
  });
});
