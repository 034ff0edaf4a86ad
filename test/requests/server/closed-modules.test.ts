import { expect, it } from 'vitest';
import { defaultSettings, withSetting } from '#app/domain/settings/site-settings.ts';
import type { Module } from '#app/domain/settings/public-settings.ts';
import { parseAddress, withPrefix } from '#app/i18n/address.ts';
import { closedScreens } from '#app/i18n/module-screens.ts';
import { listedScreens, paths } from '#app/i18n/paths.ts';
import { readable, tags } from '../../html.ts';
import { openSite, origin } from '../../site.ts';
import { signedInOn } from '../../staff.ts';

const modules = Object.keys(defaultSettings.modules) as Module[];

it.each(modules)(
  'no page, list or answer links to a screen of the module %s while it is switched off',
  async (module) => {
    const site = await openSite();
    const cookie = (await signedInOn(site, 'CEO')).cookie();
    const saved = await site.ask('/cockpit', {
      method: 'POST',
      headers: { origin, cookie },
      body: JSON.stringify({
        version: 0,
        cockpit: withSetting(defaultSettings, 'modules', module, false),
      }),
    });
    expect(saved.status).toBe(200);

    const closed = closedScreens([module]);
    const isClosed = (address: string) => {
      const { screen } = parseAddress(address.replace(origin, '').split(/[?#]/, 1)[0] ?? '');
      return screen !== null && closed.has(screen);
    };
    const found: string[] = [];
    for (const screen of listedScreens) {
      const address = withPrefix('/fr', paths[screen][0]);
      const response = await site.ask(address);
      expect([address, response.status]).toEqual([address, closed.has(screen) ? 404 : 200]);
      // A missing page offers its own address in the other languages, as every page does.
      if (closed.has(screen)) continue;
      const hrefs = tags(await response.text(), 'a').map(({ href }) => href ?? '');
      found.push(...hrefs.filter(isClosed).map((href) => `${address} → ${href}`));
    }
    expect(found).toEqual([]);

    const lists = await Promise.all(
      ['/sitemap.xml', '/llms.txt'].map((address) => site.page(address)),
    );
    const listed = lists.flatMap((text) => text.match(/https:\/\/iluma\.example[^\s"<)]*/g) ?? []);
    expect(listed.filter(isClosed)).toEqual([]);

    const search = await site.page('/fr/search?q=adluma+blogia+faq+études+crm+analytics');
    expect(readable(search)).not.toBe('');
    expect(
      tags(search, 'a')
        .map(({ href }) => href ?? '')
        .filter(isClosed),
    ).toEqual([]);
  },
  60_000,
);
