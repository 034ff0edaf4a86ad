import { describe, expect, it } from 'vitest';
import { languages } from '#app/i18n/languages.ts';
import type { ScreenId } from '#app/i18n/paths.ts';
import { listedPages } from '#app/i18n/site-pages.ts';
import { contents, readable, targetsIn } from '../../html.ts';
import { openSite } from '../../site.ts';

const site = await openSite();

/** Forms, and tools whose HTML already fills the first flight of TCP. */
const withFewLinks: ReadonlySet<string> = new Set<ScreenId>([
  'contact',
  'booking',
  'adluma-full',
  'heatmap',
]);

/** A form, and a tool whose words come with its result. */
const withFewWords: ReadonlySet<string> = new Set<ScreenId>(['booking', 'ilumatch']);

/** Fewest and most words of a page, by its id; the first matching row counts. */
const lengths: readonly (readonly [RegExp, least: number, most: number])[] = [
  [/^service-/, 700, Infinity],
  [/^module-/, 500, Infinity],
  [/^case-/, 800, Infinity],
  [/^article-/, 1200, 2500],
  [/./, 300, Infinity],
];

const wordsIn = (html: string) => readable(html).match(/[\p{L}\d][\p{L}\d’'-]*/gu)?.length ?? 0;

const pages = languages.flatMap((language) =>
  listedPages.map(({ id, forms }) => ({ id, address: forms[`/${language}`] })),
);

describe.each(pages)('$address', async ({ id, address }) => {
  const [main = ''] = contents(await site.page(address), 'main');

  it.skipIf(withFewLinks.has(id))('links to ten other pages in its main part', () => {
    const others = targetsIn(main).filter((target) => target !== address);
    expect(others.length).toBeGreaterThanOrEqual(10);
  });

  it.skipIf(withFewWords.has(id))('has as many words as its kind of page needs', () => {
    const [, least, most] = lengths.find(([family]) => family.test(id)) ?? [/./, 0, 0];
    expect(wordsIn(main)).toBeGreaterThanOrEqual(least);
    expect(wordsIn(main)).toBeLessThanOrEqual(most);
  });
});
