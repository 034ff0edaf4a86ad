import { describe, expect, inject, it, onTestFinished } from 'vitest';
import { contentOf } from '#app/content/content.ts';
import {
  defaultSettings,
  withSetting,
  type SiteSettings,
  type SettingsGroup,
} from '#app/domain/settings/site-settings.ts';
import { defaultCountry } from '#app/domain/telephone/agency-country.ts';
import { fill } from '#app/i18n/format.ts';
import { createPostgresDatabase } from '../../databases.ts';
import { readable, tags } from '../../html.ts';
import { openSite, origin, type TestedSite } from '../../site.ts';
import { signedInOn } from '../../staff.ts';

interface Saved {
  version: number;
  cockpit: SiteSettings;
}

/** A browser on the settings page; null is a stranger. */
async function atCockpit(site: TestedSite, role: Parameters<typeof signedInOn>[1] | null) {
  const cookie = role ? (await signedInOn(site, role)).cookie() : '';
  const ask = (init: RequestInit = {}, headers: Record<string, string> = {}) =>
    site.ask('/cockpit', { ...init, headers: { origin, cookie, ...headers } });
  return {
    read: () => ask(),
    send: (body: unknown, headers: Record<string, string> = {}) =>
      ask({ method: 'POST', body: JSON.stringify(body) }, headers),
    /** Changes one setting of the saved version. */
    set: async (group: SettingsGroup, setting: string, value: boolean | string): Promise<void> => {
      const { version, cockpit } = (await (await ask()).json()) as Saved;
      const changed = withSetting(cockpit, group, setting, value);
      const body = JSON.stringify({ version, cockpit: changed });
      const response = await ask({ method: 'POST', body });
      if (response.status !== 200) throw new Error(`Saving answered ${response.status}`);
    },
  };
}

describe('permission to change settings', () => {
  it.each([
    ['CEO', 200, 200],
    ['COO', 200, 200],
    ['manager', 204, 403],
    ['member', 204, 403],
    ['read-only', 204, 403],
    [null, 204, 401],
  ] as const)('is checked for %s: reading gives a %i, saving a %i', async (role, reads, saves) => {
    const site = await openSite();
    const { read, send } = await atCockpit(site, role);
    const answer = await read();
    expect(answer.status).toBe(reads);
    expect(answer.headers.get('cache-control')).toBe('private, no-store');
    expect((await send({ version: 0, cockpit: defaultSettings })).status).toBe(saves);
  });

  it('is limited to well-formed, same-site changes of the current version', async () => {
    const site = await openSite();
    const { send } = await atCockpit(site, 'CEO');
    expect((await send('nonsense')).status).toBe(400);
    expect((await send({ version: -1 })).status).toBe(400);
    const cross = { 'sec-fetch-site': 'cross-site' };
    expect((await send({ version: 0, cockpit: defaultSettings }, cross)).status).toBe(403);
    expect((await send({ version: 0, cockpit: { chatbot: 7 } })).status).toBe(200);
    const late = await send({ version: 0, cockpit: defaultSettings });
    expect(late.status).toBe(409);
    expect(await late.json()).toEqual({ version: 1, cockpit: defaultSettings });
  });
});

describe('saved settings', () => {
  it('show on every page at once, cached ones included', async () => {
    const site = await openSite();
    const { set } = await atCockpit(site, 'CEO');
    const before = await site.cachePage('/fr/faq');
    const { text } = contentOf('fr').notices.notices.promoBar;
    expect(readable(before)).not.toContain(text);
    await set('notifications', 'promoBar', true);
    expect(readable(await site.page('/fr/faq'))).toContain(text);
    await site.inMemory('/fr/faq');
    expect(readable(await site.page('/fr/faq'))).toContain(text);
    await set('notifications', 'promoBar', false);
    expect(await site.page('/fr/faq')).toBe(before);
  });

  it('remove the assistant, or limit it to one kind of screen', async () => {
    const site = await openSite();
    const { set } = await atCockpit(site, 'COO');
    const button = async () =>
      tags(await site.page('/fr'), 'button').find(
        (each) => each['aria-label'] === contentOf('fr').shell.widgets.chat,
      );
    expect((await button())?.class).not.toContain('hidden');
    await set('chatbot', 'mobileOnly', true);
    expect((await button())?.class).toContain('lg:hidden');
    await set('chatbot', 'enabled', false);
    expect(await button()).toBeUndefined();
  });

  it('limit where the FAQ offers the assistant', async () => {
    const site = await openSite();
    const { set } = await atCockpit(site, 'COO');
    const { chat, assistant } = contentOf('fr').faq.page.more;
    const says = async (text: string) => readable(await site.page('/fr/faq')).includes(text);
    const offer = () => says(chat);
    const shownOn = async () =>
      tags(await site.page('/fr/faq'), 'button').find((each) =>
        each.class?.split(' ').includes('scripted'),
      )?.class;
    expect(await offer()).toBe(true);
    expect(await says(assistant)).toBe(true);
    await set('chatbot', 'desktopOnly', true);
    expect(await shownOn()).toContain('max-lg:hidden');
    await set('chatbot', 'enabled', false);
    expect(await offer()).toBe(false);
    expect(await says(assistant)).toBe(false);
  });

  it('close a language: its pages redirect, and no page links to them', async () => {
    const site = await openSite();
    const { set } = await atCockpit(site, 'CEO');
    await set('languages', 'es', false);
    const response = await site.ask('/es/ila?q=1');
    expect(response.status).toBe(302);
    expect(response.headers.get('location')).toBe('/ila?q=1');
    const html = await site.page('/ila', { 'accept-language': 'es' });
    expect(tags(html, 'html')[0]?.lang).toBe('en');
    expect(html).not.toContain('hrefLang="es"');
    expect(await site.page('/sitemap.xml')).not.toContain('/es/');
  });

  it('close a module: its pages and the links to them are gone', async () => {
    const site = await openSite();
    const { set } = await atCockpit(site, 'CEO');
    await set('modules', 'caseStudies', false);
    expect((await site.ask('/fr/etudes-de-cas')).status).toBe(404);
    expect((await site.ask('/fr/etudes-de-cas/katz-sport')).status).toBe(404);
    const links = tags(await site.page('/fr/contact'), 'a').map(({ href }) => href);
    expect(links).not.toContain('/fr/etudes-de-cas');
    expect(await site.page('/sitemap.xml')).not.toContain('etudes-de-cas');
    await set('modules', 'caseStudies', true);
    expect((await site.ask('/fr/etudes-de-cas')).status).toBe(200);
  });

  it('set the country of telephone numbers, whatever pages are rendered since', async () => {
    const site = await openSite();
    const { set } = await atCockpit(site, 'CEO');
    await set('agency', 'telephoneCountry', 'FR');
    onTestFinished(() => set('agency', 'telephoneCountry', defaultCountry));
    await site.page('/fr/crm-complet');
    const telephone = '01 42 68 53 00';
    const fields = { nom: 'Ana Roy', email: 'ana@exemple.example', telephone, objet: 'seo' };
    const body = new URLSearchParams({ ...fields, entreprise: '', message: 'Une question' });
    const sent = await site.ask('/fr/contact', { method: 'POST', body });
    expect(sent.status).toBe(303);
    const { rows } = await site.services.database.db.execute('select phone_e164 from leads');
    expect(rows).toEqual([{ phone_e164: '+33142685300' }]);
  });

  it('switch off the recommendation of the tools hub', async () => {
    const site = await openSite();
    const { set } = await atCockpit(site, 'CEO');
    const { tools, recommendation } = contentOf('fr').hub;
    const text = fill(recommendation, { name: tools.adluma.title });
    expect(readable(await site.page('/fr/hub'))).toContain(text);
    await set('ai', 'smartRecommendations', false);
    expect(readable(await site.page('/fr/hub'))).not.toContain(text);
  });

  it('stop animations and glow', async () => {
    const site = await openSite();
    const { set } = await atCockpit(site, 'CEO');
    expect(tags(await site.page('/fr'), 'html')[0]?.class).toBeUndefined();
    await set('design', 'animations', false);
    await set('design', 'haloEffects', false);
    expect(tags(await site.page('/fr'), 'html')[0]?.class).toBe('still dim');
  });

  it.skipIf(inject('postgresUrl') === null)(
    'reach the other servers on the same database, and their caches',
    async () => {
      const DATABASE_URL = await createPostgresDatabase(inject('postgresUrl') ?? '');
      const [one, other] = [await openSite({ DATABASE_URL }), await openSite({ DATABASE_URL })];
      await other.cachePage('/fr/faq');
      const { set } = await atCockpit(one, 'CEO');
      await set('notifications', 'maintenanceAlert', true);
      const { text } = contentOf('fr').notices.notices.maintenanceAlert;
      await expect
        .poll(async () => readable(await other.page('/fr/faq')).includes(text), { timeout: 10_000 })
        .toBe(true);
      // The session is shared: signing in at one server counts at the other.
      const cookie = (await signedInOn(one, 'CEO')).cookie();
      expect((await other.ask('/cockpit', { headers: { cookie } })).status).toBe(200);
    },
  );
});
