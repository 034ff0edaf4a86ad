import { describe, expect, it } from 'vitest';
import { languages } from '#app/domain/languages.ts';
import { prefixes, withPrefix } from '#app/i18n/address.ts';
import { listedScreens, paths } from '#app/i18n/paths.ts';
import { screenPage } from '#app/i18n/site-pages.ts';
import { linked, structuredData, tags } from '../../html.ts';
import { openSite, origin } from '../../site.ts';

const site = await openSite();

/** The page's translations; a feed is an alternate of another type. */
const versionsIn = (html: string) => linked(html, 'alternate').filter(({ hreflang }) => hreflang);

const listed = listedScreens.flatMap((screen) =>
  languages.map((language) => ({
    screen,
    language,
    canonical: screenPage(screen).forms[`/${language}`],
  })),
);

describe.each(listed)('$canonical', ({ screen, language, canonical }) => {
  const tagged = { tags: language === languages[0] ? [] : ['long'] };

  it(
    'is the canonical address of its aliases, and of bare addresses that show it',
    tagged,
    async () => {
      const aliases = paths[screen].map((path) => withPrefix(`/${language}`, path));
      for (const address of [...aliases, screenPage(screen).forms['']]) {
        const html = await site.page(address, { 'Accept-Language': language });
        expect(linked(html, 'canonical').map(({ href }) => href)).toEqual([origin + canonical]);
      }
    },
  );

  it('is its own canonical address, whatever the query', tagged, async () => {
    const html = await site.page(`${canonical}?utm_source=x`);
    expect(linked(html, 'canonical').map(({ href }) => href)).toEqual([origin + canonical]);
  });

  it('names its translations, and they name it back', async () => {
    const versions = versionsIn(await site.page(canonical));
    const expected = [...languages, 'x-default'];
    expect(versions.map(({ hreflang }) => hreflang)).toEqual(expected);
    for (const { href = '', hreflang = '' } of versions) {
      expect(href.startsWith(origin)).toBe(true);
      const html = await site.page(new URL(href).pathname);
      expect(versionsIn(html)).toEqual(versions);
      // English is the default for all other languages.
      expect(tags(html, 'html')[0]?.lang).toBe(hreflang === 'x-default' ? 'en' : hreflang);
      expect(linked(html, 'canonical')[0]?.href).toBe(href);
    }
  });
});

describe('a bare address requested without a language', () => {
  it.each(listedScreens)('names only its English page: %s', async (screen) => {
    const { forms } = screenPage(screen);
    const response = await site.ask(forms['']);
    expect(response.headers.get('vary')).toContain('Accept-Language');
    const html = await response.text();
    expect(linked(html, 'canonical').map(({ href }) => href)).toEqual([origin + forms['/en']]);
    const addresses = JSON.stringify(structuredData(html)).matchAll(
      /"(?:url|item|mainEntityOfPage)":"([^"#]+)/g,
    );
    const strays = [...addresses]
      .map(([, address = '']) => address)
      .filter((address) => address.startsWith(origin) && !/\/(?:en|og)(?:\/|$)/.test(address));
    expect(strays).toEqual([]);
  });
});

describe('other spellings of an address', () => {
  /** The canonical address of a spelling, by redirect or link. */
  async function belongs(spelling: string): Promise<string> {
    const response = await site.ask(spelling);
    if (response.status === 404) return 'nowhere';
    const canonical = linked(await response.text(), 'canonical')[0]?.href;
    const named = response.headers.get('location') ?? canonical ?? 'to no address';
    return named.replace(origin, '') || '/';
  }

  it.each([
    ['/fr/', '/fr'],
    ['/home/', '/en'],
    ['/en/home/', '/en'],
    ['/fr//', '/fr'],
    ['/FR', '/fr'],
    ['/En/Home', '/en'],
    ['/HOME', '/en'],
    ['/h%6Fme', '/en'],
    ['/%66r', '/fr'],
    ['/%66r/home', '/fr'],
  ])('%s is unknown, or has the canonical address %s', async (spelling, canonical) => {
    expect(['nowhere', canonical]).toContain(await belongs(spelling));
  });
});

describe('paths in another language', () => {
  const moves = [
    ['/en/politique-confidentialite', '/en/privacy-policy'],
    ['/es/privacy-policy', '/es/politica-de-privacidad'],
    ['/fr/politica-de-privacidad', '/fr/politique-confidentialite'],
    ['/es/services/visibilite-locale/montreal', '/es/servicios/seo-local/montreal'],
    ['/en/blog-intelligent/avis-google', '/en/smart-blog/google-reviews'],
    ['/en/etudes-de-cas/katz-sport/', '/en/case-studies/katz-sport'],
    ['/accesibilidad', '/accessibilite'],
  ] as const;

  it.each(moves)('redirect %s to %s permanently, with the query', async (from, to) => {
    const response = await site.ask(`${from}?a=1&b=%C3%A9`);
    expect(response.status).toBe(301);
    expect(response.headers.get('location')).toBe(`${to}?a=1&b=%C3%A9`);
    expect((await site.ask(to)).status).toBe(200);
  });

  it('redirect a form with a 308, which keeps its data', async () => {
    const response = await site.ask('/en/simulateur-complet', {
      method: 'POST',
      headers: { origin },
      body: new URLSearchParams({ budget: '800' }),
    });
    expect(response.status).toBe(308);
    expect(response.headers.get('location')).toBe('/en/full-simulator');
  });

  it('redirect the French path of every screen to that of each other language', async () => {
    const strays: string[] = [];
    for (const screen of listedScreens)
      for (const language of languages) {
        const asked = `/${language}${paths[screen][0]}`.replace(/\/$/, '');
        const { status, headers } = await site.ask(asked);
        const found = status === 200 ? asked : headers.get('location');
        if (found !== screenPage(screen).forms[`/${language}`]) strays.push(`${asked}: ${found}`);
      }
    expect(strays).toEqual([]);
  });
});

describe('addresses that moved (LINK-01, LINK-21)', () => {
  const moves = [
    ['/ila-related', '/ila'],
    ['/crm', '/crm-complet'],
  ] as const;

  it.each(prefixes.flatMap((prefix) => moves.map(([from, to]) => [prefix + from, prefix + to])))(
    'redirect %s permanently to %s, with or without a query',
    async (from, to) => {
      for (const query of ['', '?a=1&b=%C3%A9']) {
        const response = await site.ask(from + query);
        expect(response.status).toBe(301);
        expect(response.headers.get('location')).toBe(to + query);
      }
    },
  );

  it('never redirect out of the site, whatever the query', async () => {
    const response = await site.ask('/crm?//evil.example&%0d%0aSet-Cookie:a=b');
    expect(response.headers.get('location')).toMatch(/^\/crm-complet\?/);
    expect(response.headers.has('set-cookie')).toBe(false);
  });
});
