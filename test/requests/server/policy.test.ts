import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { contents, tags } from '../html.ts';
import { openSite, origin } from '../site.ts';

const site = await openSite();
const plain = await openSite({ SITE_ORIGIN: 'http://localhost:3000' });

const pages = ['/', '/fr', '/es/home', '/en?etoiles=4', '/countdown', '/fr/nobody', '/fr/%ff'];

/** The directives of a response's policy, each with its sources. */
function directives(response: Response): Map<string, string[]> {
  const policy = response.headers.get('content-security-policy') ?? '';
  return new Map(
    policy.split('; ').map((directive): [string, string[]] => {
      const [name = '', ...sources] = directive.split(' ');
      return [name, sources];
    }),
  );
}

const hashes = (texts: string[]) => [
  ...new Set(texts.map((text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`)),
];

/** Inline scripts that would run: no source, no data type. */
function inlineScripts(html: string): string[] {
  const kinds = tags(html, 'script');
  return contents(html, 'script').filter((_, index) => {
    const { src, type = '' } = kinds[index] ?? {};
    return src === undefined && !type.startsWith('application/');
  });
}

describe.each(pages)('the policy of %s', (path) => {
  it('admits its inline scripts and styles by hash, and no others', async () => {
    const response = await site.ask(path);
    const policy = directives(response);
    const html = await response.text();
    const scripts = hashes(inlineScripts(html));
    expect(scripts.length).toBeGreaterThan(0);
    expect(policy.get('script-src')?.toSorted()).toEqual(["'self'", ...scripts].toSorted());
    expect(policy.get('style-src')?.toSorted()).toEqual(
      ["'self'", ...hashes(contents(html, 'style'))].toSorted(),
    );
  });

  it('is strict in everything else', async () => {
    const response = await site.ask(path);
    const policy = directives(response);
    expect(policy.get('default-src')).toEqual(["'none'"]);
    expect(policy.get('frame-ancestors')).toEqual(["'none'"]);
    expect(policy.get('base-uri')).toEqual(["'none'"]);
    expect(policy.get('form-action')).toEqual(["'self'"]);
    expect(response.headers.get('content-security-policy')).not.toMatch(
      /unsafe|nonce|\*|http:|data:/,
    );
  });

  it('is never in the way: no handlers, no style attributes, no javascript: addresses', async () => {
    const html = await (await site.ask(path)).text();
    expect(/<[^>]+\s(?:on\w+|style)="/.test(html)).toBe(false);
    expect(/(?:href|src|action)="(?:javascript|data):/i.test(html)).toBe(false);
  });

  it('has nothing to fetch from another host', async () => {
    const html = await (await site.ask(path)).text();
    const fetched = [
      ...['script', 'img', 'iframe', 'source', 'video'].flatMap((name) => tags(html, name)),
      ...tags(html, 'use'),
      ...tags(html, 'form'),
      ...tags(html, 'link').filter(({ rel }) => rel !== 'canonical' && rel !== 'alternate'),
    ].flatMap(({ src, href, action }) => [src ?? href ?? action ?? []].flat());
    expect(fetched.filter((address) => !/^[/#](?!\/)/.test(address))).toEqual([]);
    expect(fetched.length).toBeGreaterThan(5);
    const css = contents(html, 'style').join('');
    expect(css).not.toMatch(/url\(\s*["']?(?:\w+:)?\/\/|@import/);
  });
});

describe('every answer', () => {
  it.each([
    ['/fr', 'GET'],
    ['/fr/nobody', 'GET'],
    ['/fr/%ff', 'GET'],
    ['/crm', 'GET'],
    ['/robots.txt', 'GET'],
    ['/icon.svg', 'GET'],
    ['/og/fr/none.png', 'GET'],
    ['/fr', 'POST'],
    ['/fr', 'OPTIONS'],
  ])('%s by %s carries the common headers', async (path, method) => {
    const { headers } = await site.ask(path, { method });
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin');
    expect(headers.get('permissions-policy')).toContain('camera=()');
    expect(headers.get('strict-transport-security')).toMatch(/^max-age=\d{8}/);
    expect(headers.has('x-powered-by')).toBe(false);
    expect(headers.has('server')).toBe(false);
  });

  it('promises TLS only where there is some', async () => {
    const { headers } = await plain.ask('/fr');
    expect(headers.has('strict-transport-security')).toBe(false);
  });
});

describe('the stylesheet of the client', () => {
  it('asks nothing of another host', async () => {
    const html = await site.page('/fr');
    const [, sheet = ''] = /"stylesheet":"([^"]+)"/.exec(html) ?? [];
    const css = await (await site.ask(sheet)).text();
    const addresses = [...css.matchAll(/url\(\s*["']?([^"')]+)/g)].map(([, address]) => address);
    expect(addresses.length).toBeGreaterThan(2);
    for (const address of addresses) expect(address).toMatch(/^\/assets\//);
    expect(css).not.toContain('@import');
  });
});

describe('photographs (HOME-26, HOME-38)', async () => {
  const withPhotos = await openSite({ PHOTO_PATTERN: 'https://photos.example/{id}.jpg' });

  it('come from the photo service when there is one, and the policy admits it for images', async () => {
    const response = await withPhotos.ask('/fr');
    // Each once for scripts, its address waiting in data-src (PERF-05), and once without.
    const images = tags(await response.text(), 'img');
    const waiting = images.filter((image) => image['data-src']);
    const native = images.filter(({ src }) => src);
    expect(images).toHaveLength(8);
    expect(native.map(({ src }) => src)).toEqual(waiting.map((image) => image['data-src']));
    expect(native).toHaveLength(4);
    for (const { src, loading } of native) {
      expect(src).toMatch(/^https:\/\/photos\.example\/[\w-]+\.jpg$/);
      expect(loading).toBe('lazy');
    }
    for (const { alt, width, height } of images) {
      expect(alt?.length).toBeGreaterThan(10);
      expect([width, height]).toEqual(['160', '100']);
    }
    expect(directives(response).get('img-src')).toEqual(["'self'", 'https://photos.example']);
    expect(response.headers.get('content-security-policy')?.split('photos.example')).toHaveLength(
      2,
    );
  });

  it('are drawn skies otherwise', async () => {
    const html = await site.page('/fr');
    expect(tags(html, 'img')).toEqual([]);
    expect(html.includes('/constellations.svg#katz-sport')).toBe(true);
    expect(html.includes(`${origin}/photos`)).toBe(false);
  });
});
