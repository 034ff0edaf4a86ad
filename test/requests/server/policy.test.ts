import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { casePlate } from '#app/content/pictures/pictures.ts';
import { caseIds } from '#app/domain/cases/cases.ts';
import { contents, tags } from '../../html.ts';
import { openSite } from '../../site.ts';

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

/** Executable inline scripts: no source, no data type. */
function inlineScripts(html: string): { text: string; nonce: string | undefined }[] {
  const kinds = tags(html, 'script');
  return contents(html, 'script').flatMap((text, index) => {
    const { src, type = '', nonce } = kinds[index] ?? {};
    return src === undefined && !type.startsWith('application/') ? [{ text, nonce }] : [];
  });
}

/** Sources that a policy must allow for these scripts: by nonce if they have one, by hash otherwise. */
const admitted = (scripts: ReturnType<typeof inlineScripts>) => [
  ...hashes(scripts.filter(({ nonce }) => nonce === undefined).map(({ text }) => text)),
  ...new Set(scripts.flatMap(({ nonce }) => (nonce === undefined ? [] : [`'nonce-${nonce}'`]))),
];

describe.each(pages)('the policy of %s', (path) => {
  it('allows the inline scripts and styles of the app, and no others', async () => {
    const response = await site.ask(path);
    const policy = directives(response);
    const html = await response.text();
    const scripts = admitted(inlineScripts(html));
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
    expect(response.headers.get('content-security-policy')).not.toMatch(/unsafe|\*|http:|data:/);
  });

  it('forbids nothing in the page: no handlers, no style attributes, no javascript: addresses', async () => {
    const html = await (await site.ask(path)).text();
    expect(/<[^>]+\s(?:on\w+|style)="/.test(html)).toBe(false);
    expect(/(?:href|src|action)="(?:javascript|data):/i.test(html)).toBe(false);
  });

  it('needs no other host', async () => {
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

describe('a nonce', () => {
  const nonceOf = (response: Response) =>
    /'nonce-([^']+)'/.exec(response.headers.get('content-security-policy') ?? '')?.[1];

  it('is not used on a page that may be cached', async () => {
    const response = await site.ask('/fr');
    expect(response.headers.get('cache-control')).toContain('public');
    expect(nonceOf(response)).toBeUndefined();
  });

  it('has 128 bits, and changes with each page that has data of its own', async () => {
    const nonces = await Promise.all(
      ['/fr?q=1', '/fr?q=1'].map(async (path) => nonceOf(await site.ask(path))),
    );
    expect(new Set(nonces).size).toBe(2);
    for (const nonce of nonces) expect(Buffer.from(nonce ?? '', 'base64')).toHaveLength(16);
  });
});

describe('every response', () => {
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
  ])('carries the common headers: %s by %s', async (path, method) => {
    const { headers } = await site.ask(path, { method });
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin');
    expect(headers.get('permissions-policy')).toContain('camera=()');
    expect(headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
    expect(headers.get('strict-transport-security')).toMatch(/^max-age=\d{8}/);
    expect(headers.has('x-powered-by')).toBe(false);
    expect(headers.has('server')).toBe(false);
  });

  it('has HSTS only if the site uses TLS', async () => {
    const { headers } = await plain.ask('/fr');
    expect(headers.has('strict-transport-security')).toBe(false);
  });
});

describe('the stylesheet of the client', () => {
  it('loads nothing from another host', async () => {
    const html = await site.page('/fr');
    const [, sheet = ''] = /"stylesheet":"([^"]+)"/.exec(html) ?? [];
    // Only the inlined part declares fonts.
    const css = contents(html, 'style').join('') + (await (await site.ask(sheet)).text());
    const addresses = [...css.matchAll(/url\(\s*["']?([^"')]+)/g)].map(([, address]) => address);
    expect(addresses.length).toBeGreaterThan(2);
    for (const address of addresses) expect(address).toMatch(/^\/assets\//);
    expect(css).not.toContain('@import');
  });
});

describe('photographs (HOME-26, HOME-38)', async () => {
  const words = new Set<string | undefined>(caseIds.map((id) => casePlate('fr', id).alt));
  const withPhotos = await openSite({ PHOTO_PATTERN: 'https://photos.example/{id}.jpg' });

  it('come from the configured photo service, which the policy allows for images', async () => {
    const response = await withPhotos.ask('/fr');
    // Once for scripts, with its address in data-src (PERF-05); once without scripts, as a plate that needs no other
    // host.
    const images = tags(await response.text(), 'img').filter(({ alt }) => words.has(alt));
    const waiting = images.filter((image) => image['data-src']);
    const native = images.filter(({ src }) => src);
    expect([waiting.length, native.length]).toEqual([4, 4]);
    for (const image of waiting) {
      expect(image['data-src']).toMatch(/^https:\/\/photos\.example\/[\w-]+\.jpg$/);
    }
    for (const { src, loading } of native) {
      expect(src).toMatch(/^\/pictures\/case-[\w-]+-640\.webp$/);
      expect(loading).toBe('lazy');
    }
    for (const { width, height } of images) expect([width, height]).toEqual(['640', '400']);
    expect(directives(response).get('img-src')).toEqual(["'self'", 'https://photos.example']);
    expect(response.headers.get('content-security-policy')?.split('photos.example')).toHaveLength(
      2,
    );
  });

  it('are replaced by plates without a photo service', async () => {
    const images = tags(await site.page('/fr'), 'img').filter(({ alt }) => words.has(alt));
    expect(images).toHaveLength(8);
    for (const image of images) {
      expect(image['data-src'] ?? image.src).toMatch(/^\/pictures\/case-[\w-]+-640\.webp$/);
    }
  });
});
