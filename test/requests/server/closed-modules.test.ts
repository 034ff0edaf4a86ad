import { expect, it } from 'vitest';
import type { Module } from '#app/domain/settings/public-settings.ts';
import { defaultSettings, withSetting } from '#app/domain/settings/site-settings.ts';
import { parseAddress, withPrefix } from '#app/i18n/address.ts';
import { languages, type Language } from '#app/i18n/languages.ts';
import { closedScreens } from '#app/i18n/module-screens.ts';
import { listedScreens, paths } from '#app/i18n/paths.ts';
import { readable, tags } from '../../html.ts';
import { openSite, origin } from '../../site.ts';
import { signedInOn } from '../../staff.ts';

const modules = Object.keys(defaultSettings.modules) as Module[];

/** Crawls a site with these modules switched off, and expects no link to their screens. */
async function expectNoWayThere(off: readonly Module[], language: Language): Promise<void> {
  const site = await openSite();
  const cookie = (await signedInOn(site, 'CEO')).cookie();
  const saved = await site.ask('/cockpit', {
    method: 'POST',
    headers: { origin, cookie },
    body: JSON.stringify({
      version: 0,
      cockpit: off.reduce(
        (settings, module) => withSetting(settings, 'modules', module, false),
        defaultSettings,
      ),
    }),
  });
  expect(saved.status).toBe(200);

  const closed = closedScreens([...off]);
  const isClosed = (address: string) => {
    const { screen } = parseAddress(address.replace(origin, '').split(/[?#]/, 1)[0] ?? '');
    return screen !== null && closed.has(screen);
  };
  const found: string[] = [];
  for (const screen of listedScreens) {
    const address = withPrefix(`/${language}`, paths[screen][0]);
    const response = await site.ask(address);
    expect([address, response.status]).toEqual([address, closed.has(screen) ? 404 : 200]);
    // A missing page offers its own address in the other languages, as every page does.
    if (closed.has(screen)) continue;
    const html = await response.text();
    const leads = [
      ...tags(html, 'a').map(({ href }) => href ?? ''),
      ...tags(html, 'form').map(({ action }) => action ?? ''),
      // Structured data.
      ...(html.match(/https:\/\/iluma\.example[^\s"\\<)]*/g) ?? []),
    ];
    found.push(...leads.filter(isClosed).map((href) => `${address} → ${href}`));
  }
  expect(found).toEqual([]);

  const lists = await Promise.all(
    ['/sitemap.xml', '/llms.txt'].map((address) => site.page(address)),
  );
  const listed = lists.flatMap((text) => text.match(/https:\/\/iluma\.example[^\s"<)]*/g) ?? []);
  expect(listed.filter(isClosed)).toEqual([]);

  for (const words of ['adluma', 'blogia', 'faq', 'études de cas', 'crm', 'analytics', 'budget']) {
    const search = await site.page(`/${language}/search?q=${encodeURIComponent(words)}`);
    expect(readable(search)).not.toBe('');
    expect(
      tags(search, 'a')
        .map(({ href }) => href ?? '')
        .filter(isClosed),
    ).toEqual([]);
  }
}

/** Milliseconds: the whole site is crawled. */
const timeout = 180_000;

const [first, ...others] = languages;

it(
  `with all modules off, no page, list or search links to their screens: ${first}`,
  { timeout },
  () => expectNoWayThere(modules, first),
);

it.each(others)(
  'with all modules off, no page, list or search links to their screens: %s',
  { timeout, tags: 'long' },
  (language) => expectNoWayThere(modules, language),
);

it.each(modules)(
  'with the module %s off, no page, list or search links to its screens',
  { timeout, tags: 'long' },
  (module) => expectNoWayThere([module], 'fr'),
);
