import { describe, expect, it } from 'vitest';
import { company } from '#app/content/company/facts.ts';
import { contentOf } from '#app/content/content.ts';
import { operator } from '#app/data/staff/accounts/change-account.server.ts';
import { languages } from '#app/domain/languages.ts';
import { readable, tags } from '../../html.ts';
import { openSite } from '../../site.ts';
import { browserOn, good, somebodyOn } from '../../staff.ts';

const site = await openSite();
const alertOf = (html: string) => readable(/role="alert"[\s\S]*?<\/p>/.exec(html)?.[0] ?? '');

describe('the sign-in page', () => {
  it('is cached for everybody, but not used for a request with a cookie', async () => {
    await site.cachePage('/fr/crm-complet');
    const cookie = `__Host-iluma-staff=${'A'.repeat(43)}`;
    const hits = site.server.pages.hits;
    const response = await site.ask('/fr/crm-complet', { headers: { cookie } });
    expect(response.status).toBe(200);
    expect(site.server.pages.hits).toBe(hits);
    // A cookie without a session is cleared.
    expect(response.headers.getSetCookie()).toEqual([
      '__Host-iluma-staff=; Path=/; Max-Age=0; HttpOnly; SameSite=Lax; Secure',
    ]);
    expect(response.headers.get('cache-control')).toBe('private, no-store');
  });

  it('leaves the cookie alone for a script’s request, since another tab may have replaced it', async () => {
    const cookie = `__Host-iluma-staff=${'A'.repeat(43)}`;
    const headers = { cookie, 'Sec-Fetch-Dest': 'empty' };
    const response = await site.ask('/api/crm/clients', { headers });
    expect(response.status).toBe(401);
    expect(response.headers.getSetCookie()).toEqual([]);
  });

  it.each(languages)(
    'rejects a wrong pair in %s, keeping the address but not the password',
    async (language) => {
      const { post } = browserOn(site, `/${language}/crm-complet`);
      const typed = { 'crm-email': `who-${language}@iluma.example`, 'crm-password': 'wrong-word' };
      const response = await post(typed);
      expect(response.status).toBe(401);
      expect(response.headers.get('cache-control')).toContain('no-store');
      const html = await response.text();
      expect(alertOf(html)).toContain(contentOf(language).crmLogin.refused);
      const fields = tags(html, 'input');
      expect(fields.find(({ name }) => name === 'crm-email')?.value).toBe(typed['crm-email']);
      expect(html).not.toContain('wrong-word');
      expect(response.headers.getSetCookie()).toEqual([]);
    },
  );

  it('recognises the demo’s pair, and says that it belongs to the browser', async () => {
    const { email, password } = company.crmDemo;
    const { post } = browserOn(site);
    const response = await post({ 'crm-email': email.toUpperCase(), 'crm-password': password });
    expect(response.status).toBe(422);
    expect(alertOf(await response.text())).toContain(contentOf('fr').staff.problems.demo);
  });

  it('says how long to wait, whether or not the account exists', async () => {
    const { choose, email } = await somebodyOn(site);
    await choose();
    for (const each of [email, 'nobody@iluma.example']) {
      const { post } = browserOn(site);
      const typed = { 'crm-email': each, 'crm-password': 'wrong' };
      for (let tries = 0; tries < 5; tries += 1) expect((await post(typed)).status).toBe(401);
      const response = await post(typed);
      expect(response.status).toBe(429);
      expect(response.headers.get('retry-after')).toBe('30');
      expect(alertOf(await response.text())).toContain('1\u00a0min');
    }
  });

  it.each([
    ['another site', { 'sec-fetch-site': 'cross-site' }],
    ['another origin', { origin: 'https://elsewhere.example' }],
  ])('rejects a form from %s', async (_name, headers) => {
    expect((await browserOn(site).post({ intent: 'sign-out' }, headers)).status).toBe(403);
  });
});

describe('a staff session', () => {
  it('starts at sign-in, is remembered, and ends at sign-out', async () => {
    const { choose, fields } = await somebodyOn(site);
    await choose();
    const browser = browserOn(site);
    const response = await browser.post(fields);
    expect(response.status).toBe(303);
    expect(response.headers.get('location')).toBe('/fr/crm-complet');
    expect(response.headers.getSetCookie()).toEqual([
      expect.stringMatching(
        /^__Host-iluma-staff=[\w-]{43}; Path=\/; Max-Age=43200; HttpOnly; SameSite=Lax; Secure$/,
      ),
      expect.stringMatching(
        /^__Host-iluma-device=[\w.-]{44}; Path=\/; Max-Age=15552000; HttpOnly; SameSite=Strict; Secure$/,
      ),
    ]);
    const page = await browser.get('?compte=1');
    expect(page.headers.get('cache-control')).toBe('private, no-store');
    expect(readable(await page.text())).toContain('Someone');
    const signedIn = browser.cookie();
    await browser.post({ intent: 'sign-out' });
    expect(browser.cookie()).toBe('__Host-iluma-staff=');
    browser.use(signedIn);
    expect(await (await browser.get('?compte=1')).text()).not.toContain('Someone');
  });

  it('has its own attempts in a known browser, until the password changes', async () => {
    const shared = await openSite();
    const { choose, fields, id } = await somebodyOn(shared);
    await choose();
    const [known, stranger] = [browserOn(shared), browserOn(shared)];
    await known.post(fields);
    await known.post({ intent: 'sign-out' });
    for (let tries = 0; tries < 5; tries += 1)
      expect((await stranger.post({ ...fields, 'crm-password': 'wrong' })).status).toBe(401);
    // All browsers in the test share one IP address.
    expect((await stranger.post(fields)).status).toBe(429);
    expect((await known.post(fields)).status).toBe(303);
    await known.post({ intent: 'sign-out' });
    await shared.services.staff.accounts.reset(operator, id);
    expect((await stranger.post(fields)).status).toBe(401);
    for (let tries = 0; tries < 4; tries += 1)
      expect((await stranger.post(fields)).status).toBe(401);
    expect((await known.post(fields)).status).toBe(429);
  });

  it('rejects a common new password next to its field', async () => {
    const { email, oneTimePassword } = await somebodyOn(site);
    const browser = browserOn(site);
    await browser.post({ 'crm-email': email, 'crm-password': oneTimePassword });
    const typed = { 'crm-new': '1qaz2wsx3edc', 'crm-again': '1qaz2wsx3edc' };
    const response = await browser.post({ intent: 'new-password', ...typed });
    expect(response.status).toBe(422);
    const html = await response.text();
    expect(alertOf(html)).toContain(contentOf('fr').staff.problems.common);
    const field = tags(html, 'input').find(({ name }) => name === 'crm-new');
    expect(field?.['aria-describedby']).toContain('crm-new-error');
    expect(html).toContain('id="crm-new-error"');
  });

  it('is replaced when its browser signs in again', async () => {
    const { id, choose, fields } = await somebodyOn(site);
    await choose();
    const { sessions } = site.services.staff;
    await sessions.endAll(id, null, operator.actor);
    const browser = browserOn(site);
    await browser.post(fields);
    const [first] = await sessions.list(id);
    await browser.post(fields);
    const left = await sessions.list(id);
    expect(left).toHaveLength(1);
    expect(left[0]?.id).not.toBe(first?.id);
  });

  it('starts once the member has replaced the one-time password', async () => {
    const { email, oneTimePassword } = await somebodyOn(site);
    const browser = browserOn(site);
    await browser.post({ 'crm-email': email, 'crm-password': oneTimePassword });
    expect(readable(await (await browser.get()).text())).toContain(
      contentOf('fr').staff.newPassword.title,
    );
    // The account page stays closed until then.
    expect(await (await browser.get('?compte=1')).text()).not.toContain(email);
    const differs = { intent: 'new-password', 'crm-new': good, 'crm-again': `${good}.` };
    expect(alertOf(await (await browser.post(differs)).text())).toContain(
      contentOf('fr').staff.problems.differs,
    );
    const chosen = await browser.post({ ...differs, 'crm-again': good });
    expect(chosen.status).toBe(303);
    expect(await (await browser.get('?compte=1')).text()).toContain(email);
  });

  it('rotates its token, and ends when the old one is used later', async () => {
    const moving = await openSite();
    let now = Date.UTC(2026, 0, 5, 9);
    moving.setClock(now);
    const { choose, fields } = await somebodyOn(moving);
    await choose();
    const browser = browserOn(moving);
    await browser.post(fields);
    const old = browser.cookie();
    moving.setClock((now += 15 * 60_000));
    await browser.get();
    const next = browser.cookie();
    expect(next).not.toBe(old);
    await browser.get();
    moving.setClock((now += 2 * 60_000));
    browser.use(old);
    await browser.get();
    browser.use(next);
    expect((await browser.get()).headers.getSetCookie().join()).toContain('Max-Age=0');
  });

  it('ends at once when its account is disabled', async () => {
    const { choose, fields, id } = await somebodyOn(site);
    await choose();
    await somebodyOn(site);
    const browser = browserOn(site);
    await browser.post(fields);
    await site.services.staff.accounts.disable(operator, id);
    expect(await (await browser.get('?compte=1')).text()).not.toContain('Someone');
    expect((await browser.post(fields)).status).toBe(401);
  });
});

it('over TLS the session cookie is secure and for this host only', async () => {
  const secure = await openSite({ SITE_ORIGIN: 'https://iluma.example' });
  const { choose, fields } = await somebodyOn(secure);
  await choose();
  const response = await secure.ask('/fr/crm-complet', {
    method: 'POST',
    body: new URLSearchParams(fields),
  });
  expect(response.headers.getSetCookie()[0]).toMatch(
    /^__Host-iluma-staff=[\w-]{43}; Path=\/; Max-Age=\d+; HttpOnly; SameSite=Lax; Secure$/,
  );
});
