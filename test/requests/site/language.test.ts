import { describe, expect, it } from 'vitest';
import { languages } from '#app/domain/languages.ts';
import { languageKey } from '#app/i18n/negotiate.ts';
import { tags } from '../../html.ts';
import { openSite } from '../../site.ts';

const site = await openSite();

const cookie = (language: string) => `${languageKey}=${language}`;

async function languageOf(path: string, headers: Record<string, string>): Promise<string> {
  const response = await site.ask(path, { headers });
  return tags(await response.text(), 'html')[0]?.lang ?? '';
}

describe('an address without a language', () => {
  it.each<[spoken: string, to: string, headers: Record<string, string>]>([
    ['en', 'who asks for nothing (LANG-08)', {}],
    ['fr', 'a French browser (LANG-06)', { 'accept-language': 'fr-CA,fr;q=0.9,en;q=0.8' }],
    ['es', 'a Spanish browser (LANG-07)', { 'accept-language': 'es-MX' }],
    ['en', 'a German browser with French second', { 'accept-language': 'de,fr;q=0.8' }],
    [
      'es',
      'who chose it, whatever the browser (LANG-05)',
      { cookie: cookie('es'), 'accept-language': 'fr' },
    ],
    ['fr', 'who chose it, among other cookies', { cookie: `a=1; ${cookie('fr')}; b=2` }],
    [
      'fr',
      'a French browser with a stale cookie',
      { cookie: cookie('de'), 'accept-language': 'fr' },
    ],
    ['en', 'who forges the cookie', { cookie: cookie('../../etc/passwd') }],
    ['en', 'who forges it with markup', { cookie: cookie('"><script>alert(1)</script>') }],
    ['en', 'who sends nonsense', { 'accept-language': ';;q=q,,', cookie: '=;==' }],
  ])('is in %s for %s', async (spoken, _to, headers) => {
    for (const path of ['/', '/home', '/countdown', '/nobody']) {
      expect(await languageOf(path, headers)).toBe(spoken);
    }
  });
});

describe('an address with a language', () => {
  it.each(languages)('is in its own language for everyone: /%s', async (language) => {
    const other = language === 'fr' ? 'es' : 'fr';
    const headers = { 'accept-language': other, cookie: cookie(other) };
    for (const path of [`/${language}`, `/${language}/home`, `/${language}/nobody`]) {
      expect(await languageOf(path, headers)).toBe(language);
    }
  });
});

describe('caching headers', () => {
  it.each([
    ['/', 'Accept-Encoding, Accept-Language, Cookie', 'en/'],
    ['/home', 'Accept-Encoding, Accept-Language, Cookie', 'en/home'],
    ['/nobody', 'Accept-Encoding, Accept-Language, Cookie', null],
    ['/crm', 'Accept-Encoding, Accept-Language, Cookie', null],
    ['/hydrate/en/', 'Accept-Encoding', '/hydrate/en/'],
    ['/fr', 'Accept-Encoding', '/fr'],
    ['/en/home', 'Accept-Encoding', '/en/home'],
    ['/es/nobody', 'Accept-Encoding', null],
    ['/hydrate/fr/fr', 'Accept-Encoding', '/hydrate/fr/fr'],
  ])('of %s vary by %s, from the cache too', async (path, vary, key) => {
    const first = await site.ask(path);
    expect(first.headers.get('vary')).toBe(vary);
    if (key !== null) await site.inMemory(key);
    const again = await site.ask(path);
    expect(again.headers.get('vary')).toBe(vary);
  });

  it('set no cookie by themselves', async () => {
    for (const path of ['/', '/fr', '/nobody', '/crm', '/countdown']) {
      const response = await site.ask(path);
      expect(response.headers.has('set-cookie')).toBe(false);
    }
  });
});

it('a page is cached separately for each language', async () => {
  for (const language of languages) {
    await site.cachePage('/', `${language}/`, { cookie: cookie(language) });
  }
  const before = site.server.pages.hits;
  for (const language of ['es', 'fr', 'en', 'fr']) {
    expect(await languageOf('/', { cookie: cookie(language) })).toBe(language);
    expect(await languageOf('/', { 'accept-language': language })).toBe(language);
  }
  expect(site.server.pages.hits).toBe(before + 8);
});
