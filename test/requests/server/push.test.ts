import { expect, it } from 'vitest';
import { contentOf } from '#app/content/content.ts';
import { pushWorkerPath } from '#app/domain/notifications/push.ts';
import { languages } from '#app/i18n/languages.ts';
import { openPushService, pushEnvironment } from '../../push-service.ts';
import { openSite, type TestedSite } from '../../site.ts';
import { signedInOn } from '../../staff.ts';

const site = await openSite(pushEnvironment);
const without = await openSite();
const service = await openPushService();

it('serves a small service worker that is revalidated and cannot be framed', async () => {
  const response = await site.ask(pushWorkerPath);
  expect(response.status).toBe(200);
  expect(response.headers.get('content-type')).toMatch(/^text\/javascript/);
  expect(response.headers.get('cache-control')).toBe('public, no-cache');
  expect(response.headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
  expect((await response.text()).length).toBeLessThan(600);
});

it.each(languages)('offers push in the account in %s, where it is configured', async (language) => {
  const { title, short } = contentOf(language).accountNotifications.push;
  const account = async (on: TestedSite) => {
    const browser = await signedInOn(on, 'manager');
    const cookie = browser.cookie();
    const response = await on.ask(`/${language}/crm-complet?compte=1`, { headers: { cookie } });
    return (await response.text()).replace(/<script[\s\S]*?<\/script>/g, '');
  };
  const words = (html: string) => [title, short].map((each) => html.includes(each));
  expect(words(await account(site))).toEqual([true, true]);
  expect(words(await account(without))).toEqual([false, false]);
});

it('adds, recognises and removes an account’s browser, only where push is configured', async () => {
  const { subscription } = service.newBrowser('one');
  const { endpoint } = subscription;
  const post = async (on: TestedSite, cookie: string, path: string, body: object) => {
    const headers = { cookie, 'content-type': 'application/json' };
    const response = await on.ask(`/api/push-subscriptions${path}`, {
      method: 'POST',
      headers,
      body: JSON.stringify(body),
    });
    return [response.status, response.status === 200 ? await response.json() : null];
  };
  const [ada, bea] = [await signedInOn(site, 'manager'), await signedInOn(site, 'manager')];
  expect(await post(site, ada.cookie(), '', subscription)).toEqual([204, null]);
  expect(await post(site, ada.cookie(), '/seen', { endpoint })).toEqual([200, { isOwn: true }]);
  expect(await post(site, bea.cookie(), '/seen', { endpoint })).toEqual([200, { isOwn: false }]);
  expect(await post(site, ada.cookie(), '/remove', { endpoint })).toEqual([204, null]);
  expect(await post(site, ada.cookie(), '/seen', { endpoint })).toEqual([200, { isOwn: false }]);
  const nobody = await signedInOn(without, 'manager');
  expect(await post(without, nobody.cookie(), '', subscription)).toEqual([404, null]);
  service.close();
});

it.each([
  ['an address that is none', { endpoint: 'push' }],
  ['another protocol', { endpoint: 'file:///etc/passwd' }],
  ['a key of another length', { keys: { p256dh: 'AAAA', auth: 'AAAA' } }],
])('rejects %s', async (_what, change) => {
  const browser = await signedInOn(site, 'manager');
  const { subscription } = service.newBrowser('one');
  const response = await site.ask('/api/push-subscriptions', {
    method: 'POST',
    headers: { cookie: browser.cookie(), 'content-type': 'application/json' },
    body: JSON.stringify({ ...subscription, ...change }),
  });
  expect(response.status).toBe(422);
});

it('saves the chosen kinds without scripts', async () => {
  const browser = await signedInOn(site, 'manager');
  const form = { intent: 'notification-choices', 'with-push': '1', 'push-due': 'on' };
  await browser.post(form);
  const html = await (await browser.get('?compte=1')).text();
  const ticked = [...html.matchAll(/<input[^>]*name="push-([\w-]+)"[^>]*>/g)].flatMap(
    ([tag, kind]) => (tag.includes('checked') ? [kind] : []),
  );
  expect(ticked).toEqual(['due']);
});
