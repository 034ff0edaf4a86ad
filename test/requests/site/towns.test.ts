import { describe, expect, it } from 'vitest';
import { contentOf } from '#app/content/content.ts';
import { localServices, towns, type TownPageId } from '#app/domain/towns.ts';
import { withPrefix } from '#app/i18n/address.ts';
import { languages } from '#app/i18n/languages.ts';
import { withoutLinks } from '#app/i18n/linked-text.ts';
import { paths } from '#app/i18n/paths.ts';
import { readable, structuredData } from '../../html.ts';
import { openSite, origin } from '../../site.ts';

const site = await openSite();

/** Highest share of word runs that two towns may have in common, relative to the shorter page. */
const mostShared = 0.4;
const runLength = 5;

const pages = languages.flatMap((language) =>
  localServices.flatMap((service) => towns.map((town) => ({ language, service, town }))),
);

/** All texts of a page, without its links. */
function textOf(value: unknown): string {
  if (typeof value === 'string') return withoutLinks(value);
  return typeof value === 'object' && value !== null
    ? Object.values(value).map(textOf).join(' ')
    : '';
}

const wordsOf = (text: string) => text.toLowerCase().match(/[\p{L}\d’'-]+/gu) ?? [];

function runsOf(id: TownPageId, language: (typeof languages)[number]): Set<string> {
  const { head, sections, questions } = contentOf(language).townPages[id];
  const words = wordsOf(textOf({ head, sections, questions }));
  return new Set(
    words.slice(runLength - 1).map((_, at) => words.slice(at, at + runLength).join(' ')),
  );
}

describe.each(pages)('$service in $town, $language', async ({ language, service, town }) => {
  const id = `${service}-${town}` as const;
  const text = contentOf(language).townPages[id];
  const address = withPrefix(`/${language}`, paths[`town-${id}`][0]);
  const html = await site.page(address);

  it('has 300 words of its own, under a title that names the town', () => {
    const { head, sections, questions } = text;
    expect(wordsOf(textOf({ head, sections, questions })).length).toBeGreaterThanOrEqual(300);
    const name = contentOf(language).townFrame.towns[town].replace(/^Ciudad/, 'ciudad');
    expect(text.title).toContain(name);
    expect(text.title.length).toBeLessThanOrEqual(60);
    expect(Object.values(head.title).join('')).toContain(name);
    const words = readable(html);
    for (const { title, paragraphs } of sections)
      for (const part of [title, ...paragraphs]) expect(words).toContain(withoutLinks(part));
  });

  it('shares few runs of words with any other town', () => {
    const own = runsOf(id, language);
    const shared = towns
      .filter((other) => other !== town)
      .map((other) => {
        const others = runsOf(`${service}-${other}`, language);
        return [...own].filter((run) => others.has(run)).length / Math.min(own.size, others.size);
      });
    expect(Math.max(...shared)).toBeLessThan(mostShared);
  });

  it('has structured data as a service in that town, with its questions', () => {
    const data = structuredData(html);
    expect(data.find((block) => block['@type'] === 'Service')).toMatchObject({
      name: `${contentOf(language).screens[`service-${service}`].name}, ${contentOf(language).townFrame.towns[town]}`,
      areaServed: { '@type': 'City', name: contentOf(language).townFrame.towns[town] },
      offers: { priceSpecification: { priceCurrency: 'EUR' } },
      url: origin + address,
    });
    expect(data.some((block) => block['@type'] === 'FAQPage')).toBe(true);
  });

  it('is linked by the page of its service', async () => {
    const ofService = await site.page(`/${language}${paths[`service-${service}`][0]}`);
    expect(ofService).toContain(`href="${address}"`);
  });
});

it.each([
  '/fr/services/visibilite-locale/paris',
  '/fr/services/podcasts/laval',
  '/fr/services/rien',
])('%s does not exist', async (path) => {
  expect((await site.ask(path)).status).toBe(404);
});
