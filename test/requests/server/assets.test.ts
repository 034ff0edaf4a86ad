import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { tags } from '../../html.ts';
import { openSite } from '../../site.ts';

const site = await openSite();
const folder = fileURLToPath(new URL('../../../build/client/assets', import.meta.url));
const assets = readdirSync(folder)
  .filter((name) => !/\.(?:br|gz)$/.test(name))
  .map((name) => `/assets/${name}`);

describe.each(assets)('%s', (path) => {
  it('is immutable, and cached for a year', async () => {
    const { status, headers } = await site.ask(path);
    expect(status).toBe(200);
    expect(headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(headers.has('etag')).toBe(true);
  });
});

describe.each(assets.filter((path) => !path.endsWith('.woff2')))('%s', (path) => {
  const file = readFileSync(join(folder, basename(path)));
  const packed = [readFileSync(join(folder, `${basename(path)}.br`)), gzipSync(file, { level: 9 })];
  // A file of a few hundred bytes may be as long in either coding.
  const isWorthPacking = packed.every(({ length }) => length < file.length);

  it.each(['br', 'gzip', 'identity'])('is sent whole with the encoding %s', async (coding) => {
    const answer = await site.ask(path, { headers: { 'accept-encoding': coding } });
    expect(answer.headers.get('vary')).toBe('Accept-Encoding');
    expect(await answer.text()).toBe(file.toString());
  });

  it.runIf(isWorthPacking).each(['br', 'gzip'])('is available as %s', async (coding) => {
    const answer = await site.ask(path, { headers: { 'accept-encoding': coding } });
    expect(answer.headers.get('content-encoding')).toBe(coding);
  });
});

describe('a page', () => {
  it('inlines the styles of class names with a combinator, such as those of its tabs', async () => {
    const html = await (await site.ask('/fr/modules/ila')).text();
    const named = tags(html, 'div')
      .flatMap(({ class: names = '' }) => names.split(' '))
      .find((name) => /^max-sm:has-\[>.*basis/.test(name));
    if (named === undefined) throw new Error('No name has a combinator');
    const selector = named.replaceAll(/[^\w-]/g, String.raw`\$&`);
    expect(html.slice(0, html.indexOf('</head>'))).toContain(`.${selector}`);
  });

  it.each(['/fr', '/countdown', '/fr/nobody'])(
    'loads only files, modules and pictures that exist: %s',
    async (path) => {
      const html = await (await site.ask(path)).text();
      const inScripts = [...html.matchAll(/"(\/(?:assets|hydrate)\/[^"]+)"/g)].map(
        ([, found = '']) => found,
      );
      const inStyles = [...html.matchAll(/url\((\/[^)]+)\)/g)].map(([, found = '']) => found);
      const inTags = ['link', 'use', 'script', 'img'].flatMap((name) =>
        tags(html, name).flatMap(({ href, src }) => href ?? src ?? []),
      );
      const addresses = [...inScripts, ...inStyles, ...inTags]
        .filter((address) => address.startsWith('/'))
        .map((address) => address.split('#', 1)[0] ?? '');
      expect(addresses.length).toBeGreaterThan(10);
      for (const address of new Set(addresses)) {
        expect([address, (await site.ask(address)).status]).toEqual([address, 200]);
      }
    },
  );

  it('loads no script before the visitor acts', async () => {
    const html = await site.page('/fr');
    expect(tags(html, 'script').filter(({ src }) => src !== undefined)).toEqual([]);
    const preloads = tags(html, 'link').filter(({ rel }) => /preload/.test(rel ?? ''));
    expect(preloads.map((link) => link.as)).toEqual(['font', 'font', 'font']);
  });
});

describe('static files', () => {
  it.each([
    '/assets',
    '/assets/',
    '/critical-css.json',
    '/server/index.js',
    '/build/client/icon.svg',
    '/package.json',
    '/icon.svg.br',
    '/.react-router',
  ])('do not include %s', async (path) => {
    expect((await site.ask(path)).status).toBe(404);
  });

  it.each(['POST', 'PUT', 'DELETE'])('reject the method %s', async (method) => {
    const { status } = await site.ask('/icon.svg', { method });
    expect([404, 405]).toContain(status);
  });
});
