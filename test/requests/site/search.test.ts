import { describe, expect, it } from 'vitest';
import { contentOf } from '#app/content/content.ts';
import { faqItems } from '#app/content/faq/faq-items.ts';
import { withPrefix } from '#app/i18n/address.ts';
import { fill } from '#app/i18n/format.ts';
import { languages, type Language } from '#app/i18n/languages.ts';
import { contents, linked, meta, readable, structuredData, tags } from '../../html.ts';
import { openSite, origin } from '../../site.ts';

const site = await openSite();

const asked = (query: Record<string, string>) => new URLSearchParams(query).toString();

/** The search page as a browser without scripts gets it. */
function searched(query: Record<string, string>, prefix = '/fr'): Promise<string> {
  return site.page(`${prefix}/search?${asked(query)}`);
}

const field = (html: string) => tags(html, 'input').find(({ name }) => name === 'q');
const main = (html: string) => contents(html, 'main')[0] ?? '';
const links = (html: string) => tags(main(html), 'a').map(({ href = '' }) => href);

describe('the search target of the structured data (LINK-22, HOME-03)', () => {
  it('answers with results', async () => {
    const [, webSite] = structuredData(await site.page('/fr'));
    const urlTemplate = `${origin}/search?q={term}`;
    expect(webSite?.potentialAction).toMatchObject({ target: { urlTemplate } });
    const html = await site.page(urlTemplate.slice(origin.length).replace('{term}', 'seo'));
    expect(contents(main(html), 'li').length).toBeGreaterThan(3);
  });
});

describe('results', () => {
  it.each([
    ['fr', 'prix', 'Combien cela coûte-t-il', '/fr/faq#prices'],
    ['fr', 'VISIBILTE', 'Visibilité locale IA', '/fr#services'],
    ['fr', 'meub', 'Concept M Rustique', '/fr#cases'],
    ['en', 'reviews', 'customers’ reviews', '/en/faq#reviews'],
    ['es', 'resenas', 'reseñas de mis clientes', '/es/preguntas-frecuentes#reviews'],
  ] as const)(
    'in %s of "%s" include "%s", in the form of the address',
    async (language, q, title, to) => {
      const html = await searched({ q }, `/${language}`);
      expect(readable(main(html))).toContain(title);
      expect(
        links(html).some(
          (href) =>
            href.replace(/\/(?:services|etudes-de-cas)\/.*/, '') ===
              to.replace(/#(?:services|cases)/, '') || href === to,
        ),
      ).toBe(true);
      expect(field(html)?.value).toBe(q);
      expect(tags(html, 'html')[0]?.lang).toBe(language);
    },
  );

  it('keep an address without a language too', async () => {
    expect(links(await searched({ q: 'prix' }, ''))).not.toContain('/fr/faq#prices');
    const html = await site.page('/search?q=price', { 'accept-language': 'en' });
    expect(links(html)).toContain('/faq#prices');
  });

  it('highlight the matching words', async () => {
    const marks = contents(await searched({ q: 'prix google' }), 'mark').map(readable);
    expect(new Set(marks)).toEqual(new Set(['prix', 'Google']));
  });

  it('state their number, and the searched words in the title', async () => {
    const html = await searched({ q: 'prix' });
    const [count] = contents(main(html), 'h2').map(readable);
    expect(count).toMatch(/^\d+ résultats? pour «\sprix\s»$/);
    expect(contents(html, 'title').map(readable)).toEqual([
      fill(contentOf('fr').search.titleFor, { term: 'prix' }),
    ]);
  });

  it('can be filtered by kind, each with its number', async () => {
    const html = await searched({ q: 'balado' });
    const nav = contents(main(html), 'nav').find((part) => part.includes('kind=')) ?? '';
    const facets = tags(nav, 'a').map(({ href = '' }) => href);
    const counts = contents(nav, 'a').map((text) => Number(/\d+$/.exec(readable(text))?.[0]));
    expect(facets.slice(0, 2)).toEqual(['/fr/search?q=balado', '/fr/search?q=balado&kind=page']);
    expect(counts[0]).toBe(counts.slice(1).reduce((sum, count) => sum + count, 0));
    for (const [at, href] of facets.entries()) {
      const narrowed = main(await site.page(href));
      expect(tags(narrowed, 'h3')).toHaveLength(counts[at] ?? 0);
      const chosen = tags(narrowed, 'a').filter((link) => link['aria-current'] === 'page');
      expect(chosen.map((link) => link.href)).toEqual([href]);
    }
  });

  it('can all be reached page by page, each once', async () => {
    const titles: string[] = [];
    let next: string | undefined = '/fr/search?q=seo';
    const pages: string[] = [];
    while (next) {
      const html: string = main(await site.page(next));
      titles.push(...contents(html, 'h3'));
      pages.push(/Page \d+ sur \d+/.exec(readable(html))?.[0] ?? '');
      next = tags(html, 'a').find(({ rel }) => rel === 'next')?.href;
    }
    const count = Number(
      /^\d+/.exec(readable(contents(main(await searched({ q: 'seo' })), 'h2')[0] ?? ''))?.[0],
    );
    expect(count).toBeGreaterThan(50);
    expect(titles).toHaveLength(count);
    expect(pages.at(-1)).toBe(`Page ${pages.length} sur ${pages.length}`);
    expect(pages[0]).toBe(`Page 1 sur ${pages.length}`);
  });

  it.each(['0', '-1', '1.5', '<b>', ''])(
    'start at the first page for an invalid one: %j',
    async (page) => {
      const html = await searched({ q: 'seo', page });
      expect(readable(main(html))).toContain('Page 1 sur');
    },
  );

  it('end at the last page for one beyond it', async () => {
    const html = await searched({ q: 'seo', page: '999999' });
    expect(readable(main(html))).toMatch(/Page (\d+) sur \1/);
  });

  it('of a kind that has none link back to all kinds', async () => {
    const html = await searched({ q: 'cookies', kind: 'case' });
    expect(readable(main(html))).toContain('0 résultat pour «\u00a0cookies\u00a0»');
    expect(links(html)).toContain('/fr/search?q=cookies');
    expect(links(html)).not.toContain('/fr/cookies');
  });

  it('of an unknown kind are those of all kinds', async () => {
    const counts = ['', 'constructor', '<b>'].map(async (kind) =>
      tags(main(await searched({ q: 'seo', kind })), 'h3'),
    );
    const [all, ...others] = await Promise.all(counts);
    expect(all?.length).toBeGreaterThan(3);
    for (const other of others) expect(other).toHaveLength(all?.length ?? 0);
  });
});

describe('a search without results', () => {
  it.each([
    ['no query', '/fr/search'],
    ['an empty query', '/fr/search?q='],
    ['blanks', '/fr/search?q=%20%09+%0A'],
  ])('suggests pages and reports nothing for %s', async (_what, path) => {
    const html = await site.page(path);
    expect(readable(main(html))).toContain(contentOf('fr').search.popular);
    expect(links(html)).toContain('/fr/faq');
    expect(readable(main(html))).not.toMatch(/«|\d résultat/);
    expect(contents(html, 'title').map(readable)).toEqual([contentOf('fr').search.title]);
  });

  it.each(['zzzzzz', '🚀', '???', 'a', '\u0000', '%', "'; zzqx--"])(
    'says so for "%s", with suggestions',
    async (q) => {
      for (const language of languages) {
        const copy = contentOf(language).search;
        const words = readable(main(await searched({ q }, `/${language}`)));
        expect(words).toContain(copy.none.split('{term}')[0]?.trim());
        for (const help of [...copy.advice, copy.ask, copy.popular]) expect(words).toContain(help);
        expect(field(await searched({ q }, `/${language}`))?.value).toBe(q);
      }
    },
  );

  it('names the other language that has some, and links there', async () => {
    const html = await searched({ q: 'customers' });
    expect(readable(main(html))).toMatch(/[1-9]\d* résultats? en anglais/);
    expect(links(html)).toContain('/en/search?q=customers');
    expect(links(html)).not.toContain('/es/search?q=customers');
    expect(readable(main(await site.page('/en/search?q=customers')))).toContain('results for');
  });
});

describe('bad input', () => {
  it.each([
    '<script>alert(1)</script>',
    '"><img src=x onerror=alert(1)>',
    '</title><b>prix</b>',
    '{term} & {count}',
  ])('%s is shown as text, never markup', async (q) => {
    const html = await searched({ q });
    expect(/<script>alert|<img|<b>/.test(html)).toBe(false);
    expect(field(html)?.value).toBe(q);
    expect(readable(main(html))).toContain(q);
    expect(contents(html, 'title').map(readable)).toEqual([
      fill(contentOf('fr').search.titleFor, { term: q }),
    ]);
  });

  it('a query is cut to 200 characters, without splitting a surrogate pair', async () => {
    const value = async (q: string) => field(await searched({ q }))?.value;
    expect(await value('a'.repeat(7000))).toBe('a'.repeat(200));
    expect(await value(`a${'🚀'.repeat(500)}`)).toBe(`a${'🚀'.repeat(99)}`);
  });

  it('a query of 10,000 letters gets a 414', async () => {
    expect((await site.ask(`/fr/search?q=${'a'.repeat(10_000)}`)).status).toBe(414);
  });

  it.each(['%', '%E0%A4%A', '%ff'])('a query with a broken escape (%s) is answered', async (q) => {
    expect((await site.ask(`/fr/search?q=${q}`)).status).toBe(200);
  });

  it('only the first of two queries counts', async () => {
    expect(field(await site.page('/fr/search?q=prix&q=avis'))?.value).toBe('prix');
  });
});

describe('the search page', () => {
  it.each(languages)(
    'in %s is a form that works without scripts, and is not indexed',
    async (language) => {
      const html = await site.page(`/${language}/search`);
      const form = tags(main(html), 'form')[0];
      expect(form).toMatchObject({ action: `/${language}/search`, role: 'search' });
      expect([undefined, 'get']).toContain(form?.method?.toLowerCase());
      expect(meta(html, 'robots')).toBe('noindex');
      expect(linked(html, 'canonical')).toEqual([]);
    },
  );

  it.each(['/fr/search', '/search?q=prix', '/fr/search?q=prix', '/search.json?q=prix&lang=fr'])(
    'may not be cached by others: %s',
    async (path) => {
      const response = await site.ask(path);
      expect(response.headers.get('cache-control')).toBe('no-store');
      expect(response.headers.has('etag')).toBe(false);
    },
  );

  it('is linked by every page', async () => {
    for (const path of ['/fr', '/en/faq', '/es/countdown', '/']) {
      const html = await site.page(path, { 'accept-language': 'es' });
      const hrefs = tags(contents(html, 'header')[0] ?? '', 'a').map(({ href }) => href);
      expect(hrefs).toContain(path === '/' ? '/search#q' : `${path.slice(0, 3)}/search#q`);
    }
  });

  it('is linked by the error page with the words of the address', async () => {
    const response = await site.ask('/fr/meubles-rustiques');
    const search = links(await response.text()).find((href) => href.includes('/search?q='));
    expect(search).toBe('/fr/search?q=meubles%20rustiques');
    expect(readable(main(await site.page(search ?? '')))).toContain('Concept M Rustique');
  });
});

interface Answer {
  results: { kind: string; title: string; passage: string; address: string; score: number }[];
}

async function answered(query: Record<string, string>): Promise<Answer['results']> {
  const response = await site.ask(`/search.json?${asked(query)}`);
  expect(response.status).toBe(200);
  expect(response.headers.get('content-type')).toContain('application/json');
  return ((await response.json()) as Answer).results;
}

describe('the assistant’s search', () => {
  it.each([
    ['fr', 'Combien ça coûte ?', '/hub-services', '€'],
    ['en', 'how soon will i see results', '/faq#first-results', '30 to 90 days'],
    ['es', '¿cuándo veré los primeros resultados?', '/faq#first-results', '30'],
    ['en', 'local SEO agency in Longueuil', '/services/visibilite-locale/longueuil', 'Longueuil'],
    ['fr', 'Comment activer HSTS ?', '/guide/en-tete-hsts', 'Strict-Transport-Security'],
  ] as const)('in %s for "%s" is answered first by %s', async (lang, q, address, words) => {
    const results = await answered({ q, lang });
    expect(results[0]).toMatchObject({ address });
    expect(results[0]?.passage).toContain(words);
    const scores = results.map(({ score }) => score);
    expect(scores).toEqual(scores.toSorted((a, b) => b - a));
    expect(results.length).toBeLessThanOrEqual(5);
  });

  it.each(['', '  ', '🚀', 'la capitale de la Mongolie', '<script>alert(1)</script>'])(
    'finds nothing for "%s"',
    async (q) => {
      expect(await answered({ q, lang: 'fr' })).toEqual([]);
    },
  );

  it('finds nothing without a question', async () => {
    expect(await answered({ lang: 'es' })).toEqual([]);
  });

  it.each(['', 'de', 'FR', 'constructor', '../fr'])(
    'is a bad request in the language "%s"',
    async (lang) => {
      const response = await site.ask(`/search.json?${asked({ q: 'prix', lang })}`);
      expect(response.status).toBe(400);
    },
  );

  it('is a bad request without a language', async () => {
    expect((await site.ask('/search.json?q=prix')).status).toBe(400);
  });
});

const filtered = (query: Record<string, string>, language: Language = 'fr') =>
  site.page(`/${language}/faq?${asked(query)}`);

const questions = (html: string) => contents(main(html), 'summary').map(readable);

describe('the FAQ page (LINK-23, LANG-12, LANG-13)', () => {
  it.each(languages)('in %s has its 13 questions with their answers', async (language) => {
    const html = await site.page(`/${language}/faq`);
    const items = faqItems(language);
    expect(items).toHaveLength(13);
    expect(questions(html)).toEqual(items.map(({ question }) => question));
    for (const { id, answer } of items) {
      expect(readable(html)).toContain(answer);
      expect(html.includes(`id="${id}"`)).toBe(true);
    }
    const details = tags(main(html), 'details');
    expect(details.map(({ name, open }) => [name, open])).toEqual(
      items.map(() => ['faq', undefined]),
    );
    expect(html.includes('id="faq"')).toBe(true);
  });

  it.each(languages)('in %s has the same questions as structured data', async (language) => {
    const html = await site.page(`/${language}/faq`);
    const page = structuredData(html).find((block) => block['@type'] === 'FAQPage');
    expect(page?.mainEntity).toEqual(
      faqItems(language).map(({ id, question, answer }) => ({
        '@type': 'Question',
        url: `${origin}${withPrefix(`/${language}`, '/faq')}#${id}`,
        name: question,
        acceptedAnswer: { '@type': 'Answer', text: answer },
      })),
    );
  });

  it.each([
    [{ category: 'seo' }, 4],
    [{ category: 'services' }, 3],
    [{ q: 'RGPD' }, 1],
    [{ q: 'rgpd', category: 'technical' }, 1],
    [{ q: 'rgpd', category: 'seo' }, 0],
    [{ category: 'nonsense' }, 13],
    [{ q: '  ' }, 13],
  ])('with the filter %j shows %i questions', async (query, count) => {
    expect(questions(await filtered(query))).toHaveLength(count);
  });

  it.each([
    ['fr', 'Aucune question trouvée pour ces critères.'],
    ['en', 'No questions found for these criteria.'],
    ['es', 'No se encontró ninguna pregunta para estos criterios.'],
  ] as const)('says in %s that nothing matches', async (language, message) => {
    const html = await filtered({ q: '<b>zzz' }, language);
    expect(readable(main(html))).toContain(message);
    expect(contentOf(language).faq.list.noMatch).toBe(message);
    expect(questions(html)).toEqual([]);
    expect(links(html)).toContain(withPrefix(`/${language}`, '/faq'));
    expect(field(html)?.value).toBe('<b>zzz');
    expect(main(html).includes('<b>')).toBe(false);
  });

  it('keeps each filter when the other changes', async () => {
    const html = await filtered({ q: 'google', category: 'seo' });
    expect(links(html)).toContain('/fr/faq?category=services&q=google');
    expect(links(html)).toContain('/fr/faq?q=google');
    const hidden = tags(main(html), 'input').filter(({ type }) => type === 'hidden');
    expect(hidden.map(({ name, value }) => [name, value])).toEqual([['category', 'seo']]);
  });

  it('is cached without filters, and not with them', async () => {
    await site.cachePage('/fr/faq');
    const response = await site.ask('/fr/faq?q=prix');
    expect(response.headers.get('cache-control')).not.toContain('public');
    expect(linked(await response.text(), 'canonical')[0]?.href).toBe(`${origin}/fr/faq`);
  });
});
