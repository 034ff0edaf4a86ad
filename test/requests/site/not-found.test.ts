import { describe, expect, it } from 'vitest';
import { withPrefix } from '#app/i18n/address.ts';
import { contents, linked, meta, readable, tags } from '../../html.ts';
import { openSite, origin } from '../../site.ts';

const site = await openSite();

async function missing(path: string, status = 404) {
  const response = await site.ask(path);
  expect(response.status).toBe(status);
  expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8');
  expect(response.headers.get('cache-control')).toBe('no-store');
  return response.text();
}

const addresses = [
  ['/nobody', '', 'en'],
  ['/fr/nobody', '/fr', 'fr'],
  ['/en/modules/unknown', '/en', 'en'],
  ['/es/nadie', '/es', 'es'],
  ['/frites', '', 'en'],
  ['/de/adluma', '', 'en'],
  ['/fr/fr', '/fr', 'fr'],
  ['/fr/home.html', '/fr', 'fr'],
  ['/index.php', '', 'en'],
  ['/.env', '', 'en'],
  ['/fr/%2e%2e%2f%2e%2e%2fetc', '/fr', 'fr'],
  ['/fr/constructor', '/fr', 'fr'],
  ['/__proto__', '', 'en'],
  ['/assets/none.js', '', 'en'],
] as const;

describe.each(addresses)('%s', (path, prefix, language) => {
  it('gets the specified error page as a 404 (ERR-01 to 03, ERR-10)', async () => {
    const html = await missing(path);
    expect(contents(html, 'h1').map(readable)).toEqual(['Unexpected Application Error!']);
    expect(readable(html)).toContain('404 Not Found');
    expect(contents(html, 'title').join()).toContain('404 Not Found');
    expect(tags(html, 'html')[0]?.lang).toBe(language);
  });

  it('has the shell, a link home and a search', async () => {
    const html = await missing(path);
    const hrefs = tags(html, 'a').map(({ href }) => href);
    for (const link of ['/contact', '/adluma', '/mentions-legales']) {
      expect(hrefs).toContain(withPrefix(prefix, link));
    }
    expect(hrefs).toContain(prefix || '/');
    const search = new RegExp(`^${prefix}/search(?:\\?q=|$)`);
    expect(hrefs.some((href) => search.test(href ?? ''))).toBe(true);
    for (const part of ['header', 'footer']) expect(tags(html, part).length).toBeGreaterThan(0);
  });

  it('is not indexed, and has no canonical address', async () => {
    const html = await missing(path);
    expect(meta(html, 'robots')).toBe('noindex');
    expect([...linked(html, 'canonical'), ...linked(html, 'alternate')]).toEqual([]);
  });
});

describe('suggested addresses', () => {
  it.each([
    ['/fr/hom', '/fr'],
    ['/homee', '/'],
    ['/en/hmoe', '/en'],
  ])('for %s include %s', async (path, near) => {
    const html = await missing(path);
    const suggested = tags(contents(html, 'section').join(''), 'a').map(({ href }) => href);
    expect(suggested).toContain(near);
    expect(suggested.length).toBeLessThanOrEqual(3);
    for (const address of suggested) expect((await site.ask(address ?? '')).status).toBe(200);
  });
});

describe('the search for a requested address', () => {
  it.each([
    ['/fr/chaussures-de-sport', 'chaussures de sport'],
    ['/fr/caf%C3%A9', 'café'],
    ['/fr/a+b_c.html', 'a b c html'],
    ['/fr/%3Cscript%3Ealert(1)%3C/script%3E', 'script alert 1 script'],
    ['/fr/%22onload=%22x', 'onload x'],
  ])('at %s looks for "%s"', async (path, term) => {
    const html = await missing(path);
    const search = tags(html, 'a').find(({ href }) => href?.includes('/search?q='));
    expect(new URL(search?.href ?? '', origin).searchParams.get('q')).toBe(term);
    expect(html.includes('<script>alert')).toBe(false);
    expect(html.includes('onload="')).toBe(false);
  });

  it('is cut to the limit', async () => {
    const html = await missing(`/fr/${'a'.repeat(8000)}`);
    expect(tags(html, 'a').map(({ href }) => href)).toContain(`/fr/search?q=${'a'.repeat(60)}`);
    expect(readable(html).includes('a'.repeat(61))).toBe(false);
  });
});

describe('an address that cannot be decoded (ERR-04)', () => {
  it.each(['/%', '/%E0%A4%A', '/fr/%ff', '/fr/%C0%AF', '/en/%zz', '/es/ila%', '/fr/%u0041'])(
    'is a bad request, in the shell: %s',
    async (path) => {
      const html = await missing(path, 400);
      expect(contents(html, 'h1').map(readable)).toEqual(['Unexpected Application Error!']);
      expect(readable(html)).toContain('400 Bad Request');
      expect(tags(html, 'a').some(({ href }) => href?.endsWith('/contact'))).toBe(true);
    },
  );
});

describe('control characters in an address', () => {
  it.each(['/fr/%00', '/fr/%0a', '/fr/a%0d%0ab', '/fr/%1b', '/%09', '/en/%7f', '/fr/%E2%80%A8'])(
    'get a 404 or a 400, in the shell: %s',
    async (path) => {
      const response = await site.ask(path);
      const html = await response.text();
      const names = { 404: '404 Not Found', 400: '400 Bad Request' };
      expect(Object.keys(names)).toContain(String(response.status));
      expect(readable(html)).toContain(names[response.status as keyof typeof names]);
      expect(contents(html, 'h1').map(readable)).toEqual(['Unexpected Application Error!']);
      expect(tags(html, 'a').some(({ href }) => href?.endsWith('/contact'))).toBe(true);
    },
  );
});
