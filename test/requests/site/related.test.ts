import { expect, it } from 'vitest';
import { languages } from '#app/i18n/languages.ts';
import { listedScreens, type ScreenId } from '#app/i18n/paths.ts';
import { screenPage } from '#app/i18n/site-pages.ts';
import { contents, tags } from '../../html.ts';
import { openSite } from '../../site.ts';

const site = await openSite();

/** Forms, and tools whose HTML fills the first flight of TCP. */
const withFew: ReadonlySet<ScreenId> = new Set(['contact', 'booking', 'adluma-full', 'heatmap']);

it.each(languages)('in %s, every page leads to ten others from what it says', async (language) => {
  const few: string[] = [];
  for (const screen of listedScreens.filter((each) => !withFew.has(each))) {
    const address = screenPage(screen).forms[`/${language}`];
    const [main = ''] = contents(await site.page(address), 'main');
    const pages = new Set(tags(main, 'a').map(({ href = '' }) => href.split(/[?#]/, 1)[0]));
    if (pages.size < 10) few.push(`${address}: ${pages.size}`);
  }
  expect(few).toEqual([]);
});
