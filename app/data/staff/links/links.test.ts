import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { decryptMail, mailEncryptionPurpose } from '#app/data/delivery/encrypted-mail.server.ts';
import { outbox } from '#app/data/delivery/schema.server.ts';
import { createEncryption } from '#app/data/secrets/encryption.server.ts';
import { operator } from '#app/data/staff/accounts/change-account.server.ts';
import type { KeptMail } from '#app/domain/delivery/mail-request.ts';
import { linkValidity } from '#app/domain/staff/account-links.ts';
import { throttleRules } from '#app/domain/staff/throttle.ts';
import { onEachDatabase } from '../../../../test/databases.ts';
import { good } from '../../../../test/staff.ts';
import { staff, staffLinks } from '../schema.server.ts';
import { createStaff } from '../staff.server.ts';

const secret = 'k'.repeat(32);
const site = 'https://iluma.example';
const other = 'sept grandes oies grises';

onEachDatabase('links in emails', (open) => {
  let clock = Date.UTC(2026, 0, 5, 9);
  let count = 0;
  const team = () => createStaff(open(), secret, () => clock);
  const from = () => ({ address: `198.51.100.${count}`, agent: 'Test' });
  const tokenOf = (link: string) => new URL(link).searchParams.get('lien') ?? '';

  beforeEach(() => {
    clock += 3 * 24 * 3_600_000;
    count += 1;
  });

  async function invite(name = `Invited ${count}`) {
    const email = `invited-${count}@iluma.example`;
    const person = { email, name, role: 'member', language: 'es' } as const;
    const sent = await team().invitations.invite(operator, person, site);
    if (!sent.ok) throw new Error(sent.problem);
    return { id: sent.account.id, email, token: tokenOf(sent.link) };
  }

  async function member() {
    const invited = await invite();
    await team().sessions.acceptLink(invited.token, { name: `M ${count}`, password: good }, from());
    return invited;
  }

  /** The link in the last email to an address, as the outbox would send it. */
  async function mailed(email: string) {
    const rows = await open().db.select().from(outbox).where(eq(outbox.about, email));
    const mails = rows
      .map(({ payload }) => payload as KeptMail)
      .filter(({ template }) => template === 'staff-reset' || template === 'staff-invitation');
    expect(JSON.stringify(mails)).not.toContain('lien=');
    const last = mails.at(-1);
    const mail = last && decryptMail(createEncryption(secret, mailEncryptionPurpose), last);
    return mail && 'url' in mail.values ? { ...mail, url: mail.values.url } : null;
  }

  it('an invited person chooses a name and password, and is signed in, once', async () => {
    const { email, token } = await invite();
    expect(await mailed(email)).toMatchObject({ template: 'staff-invitation', language: 'es' });
    const { sessions } = team();
    expect(await sessions.findLink(token)).toMatchObject({ purpose: 'invitation', email });
    expect(await sessions.findLink(token.slice(1))).toBeNull();
    const chosen = { name: `  Ana   Élan ${count}`, password: good };
    const done = await sessions.acceptLink(token, chosen, from());
    expect(done).toMatchObject({ is: 'started', stage: 'open' });
    expect(await team().accounts.find(email)).toMatchObject({ name: `Ana Élan ${count}` });
    expect(await sessions.signIn({ email, password: good }, from())).toMatchObject({
      is: 'started',
    });
    expect(await sessions.acceptLink(token, chosen, from())).toEqual({ is: 'refused' });
  });

  it.each([
    ['an empty name', { name: ' ', password: good }, { is: 'bad-name' }],
    ['a password that is too short', { name: 'Ana', password: 'court' }, { problem: 'too-short' }],
  ])('%s is rejected, and the link stays valid', async (_what, chosen, refusal) => {
    const { token } = await invite();
    expect(await team().sessions.acceptLink(token, chosen, from())).toMatchObject(refusal);
    expect(await team().sessions.findLink(token)).not.toBeNull();
  });

  it('another account’s name is rejected, and the link stays valid', async () => {
    const { token } = await invite();
    await open().db.update(staff).set({ nameKey: 'taken' }).where(eq(staff.email, 'nobody'));
    const named = await team().accounts.add(operator, {
      email: `n${count}@iluma.example`,
      name: `Zoé ${count}`,
      role: 'member',
    });
    expect(named.ok).toBe(true);
    const chosen = { name: `ZOE ${count}`, password: good };
    expect(await team().sessions.acceptLink(token, chosen, from())).toEqual({ is: 'name-taken' });
    expect(await team().sessions.findLink(token)).not.toBeNull();
  });

  it('a link is stored as a hash, and expires with time or when the account is disabled', async () => {
    const { id, token } = await invite();
    expect(JSON.stringify(await open().db.select().from(staffLinks))).not.toContain(token);
    await team().accounts.disable(operator, id);
    expect(await team().sessions.findLink(token)).toBeNull();
    await team().accounts.enable(operator, id);
    expect(await team().sessions.findLink(token)).toBeNull();
    const again = await team().invitations.reset(operator, id, site);
    const later = again.ok ? tokenOf(again.link) : '';
    expect(await team().sessions.findLink(later)).not.toBeNull();
    clock += linkValidity.invitation;
    expect(await team().sessions.findLink(later)).toBeNull();
  });

  it('an administrator’s reset invalidates the password, or renews an unused invitation', async () => {
    const first = await invite();
    const again = await team().invitations.reset(operator, first.id, site);
    expect(await mailed(first.email)).toMatchObject({ template: 'staff-invitation' });
    expect(await team().sessions.findLink(first.token)).toBeNull();
    expect(again.ok && (await team().sessions.findLink(tokenOf(again.link)))).toBeTruthy();
    count += 1;
    const { id, email } = await member();
    await team().invitations.reset(operator, id, site);
    expect(await mailed(email)).toMatchObject({ template: 'staff-reset' });
    const pair = { email, password: good };
    expect(await team().sessions.signIn(pair, from())).toEqual({ is: 'refused' });
  });

  describe('a forgotten password', () => {
    const ask = async (email: string) => {
      const outcome = await team().sessions.askForLink(email, from(), { origin: site });
      if (outcome.is === 'asked') await outcome.sent;
      return outcome.is;
    };

    it('is replaced by a link, which ends other sessions and tells the owner', async () => {
      const { email } = await member();
      const open1 = await team().sessions.signIn({ email, password: good }, from());
      expect(await ask(` ${email.toUpperCase()}`)).toBe('asked');
      const token = tokenOf((await mailed(email))?.url ?? '');
      clock += linkValidity.forgotten - 1;
      const chosen = { name: 'ignored', password: other };
      const done = await team().sessions.acceptLink(token, chosen, from());
      expect(done).toMatchObject({ is: 'started', stage: 'open' });
      expect(open1.is === 'started' && (await team().sessions.find(open1.token))).toBeNull();
      expect(await team().accounts.find(email)).toMatchObject({ name: `M ${count}` });
      const mails = await open().db.select().from(outbox).where(eq(outbox.about, email));
      expect(JSON.stringify(mails)).toContain('"change": "password"'.replace(': ', ':'));
      const pair = { email, password: good };
      expect(await team().sessions.signIn(pair, from())).toEqual({ is: 'refused' });
    });

    it('still requires the second factor', async () => {
      const { id, email } = await member();
      const [row] = await open().db.select().from(staff).where(eq(staff.id, id));
      await open().db.update(staff).set({ totpSecret: 'sealed' }).where(eq(staff.id, id));
      expect(row).toBeDefined();
      await ask(email);
      const token = tokenOf((await mailed(email))?.url ?? '');
      const done = await team().sessions.acceptLink(token, { name: '', password: other }, from());
      expect(done).toMatchObject({ is: 'started', stage: 'second-step' });
    });

    it('does not reveal whether an account exists, and requests are limited', async () => {
      const { email } = await member();
      const { free } = throttleRules.linkOfAccount;
      for (const address of [email, `nobody-${count}@iluma.example`]) {
        const answers: string[] = [];
        // oxlint-disable-next-line no-await-in-loop -- one after the other
        for (let at = 0; at <= free; at += 1) answers.push(await ask(address));
        expect(answers).toEqual([...Array<string>(free).fill('asked'), 'wait']);
      }
      expect(await mailed(`nobody-${count}@iluma.example`)).toBeNull();
    });
  });
});
