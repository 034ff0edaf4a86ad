import { describe, expect, it } from 'vitest';
import { operations } from '#app/api/table.ts';
import { contentOf } from '#app/content/content.ts';
import { hmacOf } from '#app/data/secrets/tokens.server.ts';
import { operator } from '#app/data/staff/accounts/change-account.server.ts';
import { languages } from '#app/domain/languages.ts';
import { sessionRules } from '#app/domain/staff/session-rules.ts';
import { fromBase32 } from '#app/domain/staff/two-factor/base32.ts';
import { totp } from '#app/domain/staff/two-factor/totp.ts';
import { readable, tags } from '../../html.ts';
import { afterLaunch, openSite } from '../../site.ts';
import { browserOn, good, somebodyOn } from '../../staff.ts';

const site = await openSite();
const { staff } = contentOf('fr');
const fieldsIn = (html: string) => tags(html, 'input').map(({ name }) => name);

/** A browser whose sign-in was some time ago. */
async function signedIn(ago: number) {
  site.setClock(afterLaunch);
  const { choose, fields, id } = await somebodyOn(site, 'member');
  await choose();
  const browser = browserOn(site);
  await browser.post(fields);
  site.setClock(afterLaunch + ago);
  return { ...browser, id };
}

describe('a sensitive form without scripts', () => {
  it.each([
    [sessionRules.confirmation, false],
    [sessionRules.confirmation + 1, true],
  ])('asks for the password %i ms after the sign-in: %s', async (ago, asks) => {
    const browser = await signedIn(ago);
    const html = await (await browser.get('?compte=1')).text();
    // Changing the password always asks for it.
    const asked = fieldsIn(html).filter((name) => name === 'confirm-password');
    expect(asked).toHaveLength(asks ? 2 : 1);
  });

  it('is refused when sent too late, asks for the password, and succeeds with it', async () => {
    const browser = await signedIn(sessionRules.confirmation + 1);
    const refused = await site.ask('/fr/crm-complet?compte=1', {
      method: 'POST',
      headers: { cookie: browser.cookie() },
      body: new URLSearchParams({ intent: 'set-up-app' }),
    });
    expect(refused.status).toBe(403);
    const asked = fieldsIn(await refused.text()).filter((name) => name === 'confirm-password');
    // Changing the password always asks for it.
    expect(asked).toHaveLength(2);
    const wrong = await browser.post({ intent: 'set-up-app', 'confirm-password': 'wrong' });
    expect(wrong.status).toBe(403);
    const done = await browser.post({ intent: 'set-up-app', 'confirm-password': good });
    expect(done.status).toBe(303);
    const html = await (await browser.get('?compte=1')).text();
    expect(html).toContain('otpauth://');
  });

  it('shows no authenticator key without a recent confirmation', async () => {
    const browser = await signedIn(0);
    await browser.post({ intent: 'set-up-app' });
    expect(await (await browser.get('?compte=1')).text()).toContain('otpauth://');
    site.setClock(afterLaunch + sessionRules.confirmation + 1);
    expect(await (await browser.get('?compte=1')).text()).not.toContain('otpauth://');
  });
});

describe('a role that requires a second step', () => {
  /** A browser of a CEO who has chosen a password, on a site that asks CEOs for a second step. */
  async function withoutApp(path = '/fr/crm-complet') {
    site.setClock(afterLaunch);
    const { choose, fields, id } = await somebodyOn(site, 'CEO');
    await choose();
    await site.services.staff.roles.requireSecondStep(operator, 'CEO', true);
    const browser = browserOn(site, path);
    expect((await browser.post(fields)).status).toBe(303);
    return { ...browser, id };
  }

  it.each(languages)('has a set-up screen of its own in %s', async (language) => {
    const browser = await withoutApp(`/${language}/crm-complet`);
    const html = await (await browser.get()).text();
    expect(readable(html)).toContain(contentOf(language).staff.requiredSetUp.title);
    expect(html).toContain('otpauth://');
    expect(fieldsIn(html)).toContain('crm-code');
  });

  it('opens nothing before the set-up: no page, no form, no operation of the API', async () => {
    const browser = await withoutApp();
    for (const query of ['?compte=1', '?admin=', '?onglet=clients'])
      expect(readable(await (await browser.get(query)).text())).toContain(
        staff.requiredSetUp.title,
      );
    for (const intent of ['change-password', 'set-up-app', 'renew-codes', 'confirm', 'end-session'])
      expect((await browser.post({ intent, 'confirm-password': good })).status).toBe(401);
    const headers = { cookie: browser.cookie() };
    const closed = operations.filter(({ needs }) => needs !== null);
    for (const [at, { name }] of closed.entries()) {
      // Strangers are limited to sixty calls a minute.
      site.setClock(afterLaunch + at * 2000);
      const [method = '', path = ''] = name.split(' ');
      const address = path.replace(/:\w+/g, 'x');
      expect([name, (await site.ask(address, { method, headers })).status]).toEqual([name, 401]);
    }
    const settings = { method: 'POST', body: '{}', headers };
    expect((await site.ask('/cockpit', settings)).status).toBe(401);
  });

  it('opens the CRM after a code of the app, and shows the recovery codes once', async () => {
    const browser = await withoutApp();
    const html = await (await browser.get()).text();
    const secret = /secret=([A-Z2-7]+)/.exec(html)?.[1] ?? '';
    const wrong = await browser.post({ intent: 'confirm-app', 'crm-code': 'no code' });
    expect(wrong.status).toBe(401);
    const code = totp(hmacOf(fromBase32(secret) ?? new Uint8Array()), afterLaunch);
    const done = await browser.post({ intent: 'confirm-app', 'crm-code': code });
    expect(done.status).toBe(200);
    expect(done.headers.get('cache-control')).toContain('no-store');
    expect(done.headers.getSetCookie()).toEqual([
      expect.stringMatching(/^__Host-iluma-staff=[\w-]{43};/),
      expect.stringMatching(/^__Host-iluma-device=[\w.-]{44};/),
    ]);
    expect(readable(await done.text())).toContain(staff.account.secondStep.codesTitle);
    const page = readable(await (await browser.get('?compte=1')).text());
    expect(page).toContain(staff.account.title);
    expect(page).not.toContain(staff.account.secondStep.codesTitle);
    expect(await site.services.staff.twoFactor.codesLeft(browser.id)).toBe(10);
  });

  it('does not apply to the demo, which runs in the browser', async () => {
    await site.services.staff.roles.requireSecondStep(operator, 'CEO', true);
    const html = await (await browserOn(site).get()).text();
    expect(html).not.toContain(staff.requiredSetUp.title);
  });
});
