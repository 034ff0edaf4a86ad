import { describe, expect, it } from 'vitest';
import { contentOf } from '#app/content/content.ts';
import { prefixes, withPrefix } from '#app/i18n/address.ts';
import { guideChecks } from '#app/i18n/guide-paths.ts';
import { languages } from '#app/i18n/languages.ts';
import { guidePage, guidePathIn, screenPage } from '#app/i18n/site-pages.ts';
import { contents, linked, meta, readable, structuredData, tags, targetsIn } from '../../html.ts';
import { openSite, origin } from '../../site.ts';

const site = await openSite();

const pages = guideChecks.flatMap((check) =>
  languages.map((language) => ({
    check,
    language,
    forms: guidePage(check).forms,
    address: guidePage(check).forms[`/${language}`],
  })),
);

describe.each(pages)('$address', async ({ check, language, forms, address }) => {
  const html = await site.page(address);
  const text = contentOf(language).guide.checks[check];

  it('has one title, description and headline, its own', () => {
    expect(contents(html, 'title').map(readable)).toEqual([text.title]);
    expect(meta(html, 'description')).toBe(text.description);
    expect(contents(html, 'h1').map(readable)).toEqual([text.heading]);
  });

  it('is canonical, and names its addresses in each language', () => {
    expect(linked(html, 'canonical').map(({ href }) => href)).toEqual([origin + address]);
    const versions = linked(html, 'alternate').filter(({ hreflang }) => hreflang);
    expect(versions.map(({ hreflang, href }) => [hreflang, href])).toEqual([
      ...languages.map((each) => [each, origin + forms[`/${each}`]]),
      ['x-default', origin + forms['/en']],
    ]);
    const switcher = tags(html, 'a').filter(({ hreflang }) => hreflang);
    expect(switcher.map(({ href }) => href)).toEqual(languages.map((each) => forms[`/${each}`]));
  });

  it('has structured data as an article, and its own picture for sharing', () => {
    const types = structuredData(html).map((block) => block['@type']);
    expect(types).toEqual(['BreadcrumbList', 'TechArticle']);
    expect(meta(html, 'og:image')).toBe(`${origin}/og/${language}/${check}.png`);
  });

  it('has fixes for each platform, its source and links to ten other pages', () => {
    const main = contents(html, 'main')[0] ?? '';
    for (const mend of Object.values(text.mends)) expect(readable(main)).toContain(flat(mend));
    expect(tags(main, 'a').filter(({ rel }) => rel === 'noreferrer')).toHaveLength(1);
    const others = targetsIn(main).filter((target) => target !== address);
    expect(others.length).toBeGreaterThanOrEqual(10);
  });
});

/** White space as `readable` leaves it. */
const flat = (text: string) => text.replace(/[^\S\u00a0]+/g, ' ');

describe('addresses of the guide', () => {
  const [page, hub] = [guidePage('page.title').forms, screenPage('guide').forms];

  it.each(
    languages.flatMap((own) =>
      languages
        .filter((other) => other !== own)
        .map((other) => [withPrefix(`/${own}`, guidePathIn('page.title', other)), page[`/${own}`]]),
    ),
  )('redirect %s to %s permanently, with the query', async (from, to) => {
    const response = await site.ask(`${from}?a=1`);
    expect([response.status, response.headers.get('location')]).toEqual([301, `${to}?a=1`]);
  });

  it('redirect the list to its one address in each language', async () => {
    const moves = await Promise.all(
      ['/es/guide', '/fr/guia', '/en/guia'].map(async (from) => {
        const response = await site.ask(from);
        return [response.status, response.headers.get('location')];
      }),
    );
    expect(moves).toEqual([
      [301, '/es/guia'],
      [301, '/fr/guide'],
      [301, '/en/guide'],
    ]);
  });

  it.each(languages)(
    'show the page in English at a bare address in the words of %s',
    async (language) => {
      const html = await site.page(guidePathIn('page.title', language));
      expect(linked(html, 'canonical').map(({ href }) => href)).toEqual([origin + page['/en']]);
    },
  );

  it.each(prefixes)('are each linked directly from the list at "%s"', async (prefix) => {
    const html = await site.page(hub[prefix]);
    const language = prefix === '' ? 'en' : languages.find((each) => prefix === `/${each}`);
    const hrefs = new Set(tags(html, 'a').map(({ href }) => href));
    const left = guideChecks.filter(
      (check) => language && !hrefs.has(withPrefix(prefix, guidePathIn(check, language))),
    );
    expect(left).toEqual([]);
  });

  it('do not include an unknown page', async () => {
    expect((await site.ask('/fr/guide/page-qui-n-existe-pas')).status).toBe(404);
  });
});
