import { afterAll, expect, inject, it } from 'vitest';
import { defaultSettings, withSetting } from '#app/domain/settings/site-settings.ts';
import { siteActor } from '#app/domain/staff/actor.ts';
import { createPostgresDatabase } from '../../databases.ts';
import { openSite, origin } from '../../site.ts';
import { signedInOn } from '../../staff.ts';
import { openWebhookReceiver } from '../../webhook-receiver.ts';

const cache = await openWebhookReceiver();
afterAll(() => cache.close());
const CACHE_PURGE_URLS = new URL(cache.url).origin;
const promoted = withSetting(defaultSettings, 'notifications', 'promoBar', true);

const site = await openSite({ CACHE_PURGE_URLS });

it.each(['/fr', '/en/faq', '/hydrate/fr/fr'])(
  'lets purged caches keep %s, and revalidate it by a 304',
  async (path) => {
    // The quickly compressed version has no ETag.
    expect((await site.ask(path)).headers.has('cdn-cache-control')).toBe(false);
    await site.inMemory(path);
    const kept = await site.ask(path);
    const etag = kept.headers.get('etag') ?? '';
    const notModified = await site.ask(path, { headers: { 'if-none-match': etag } });
    expect(notModified.status).toBe(304);
    for (const { headers } of [kept, notModified]) {
      expect(headers.get('cache-control')).toBe('public, no-cache');
      expect(headers.get('cdn-cache-control')).toBe('max-age=86400');
      expect(headers.get('surrogate-key')).toBe('pages');
    }
  },
);

it('keeps what depends on the visitor, or is no page, out of shared caches', async () => {
  const cookie = (await signedInOn(site, 'CEO')).cookie();
  const paths = ['/', '/faq', '/fr?q=1', '/fr/nobody', '/fr/crm-complet', '/countdown', '/cockpit'];
  await site.cachePage('/faq', 'fr/faq', { 'accept-language': 'fr' });
  const asked = paths.flatMap((path) => [
    site.ask(path),
    site.ask(path, { headers: { cookie } }),
    site.ask(path, { method: 'POST', headers: { origin } }),
  ]);
  const form = site.ask('/fr/contact', { method: 'POST', headers: { origin } });
  for (const { headers, url } of await Promise.all([form, ...asked])) {
    const kept = ['cdn-cache-control', 'surrogate-key'].filter((name) => headers.has(name));
    expect({ url, kept }).toEqual({ url, kept: [] });
  }
});

it.skipIf(inject('postgresUrl') === null)(
  'purges the caches from every server, whichever made the change',
  async () => {
    const DATABASE_URL = await createPostgresDatabase(inject('postgresUrl') ?? '');
    const one = await openSite({ DATABASE_URL, CACHE_PURGE_URLS });
    await openSite({ DATABASE_URL, CACHE_PURGE_URLS });
    // Each server purges twice at its start.
    await expect.poll(() => cache.received.length, { timeout: 20_000 }).toBeGreaterThanOrEqual(4);
    const before = cache.received.length;
    await one.services.settings.save(promoted, 0, siteActor);
    await expect.poll(() => cache.received.length - before, { timeout: 10_000 }).toBe(4);
  },
);
