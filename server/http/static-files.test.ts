import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { PageCache, type CachedPage } from '../pages/page-cache.ts';
import { cacheStaticFiles } from './static-files.ts';

/** Records what is written to it. */
class Recorder extends PageCache {
  readonly pages = new Map<string, CachedPage>();
  override set(address: string, page: CachedPage): void {
    this.pages.set(address, page);
  }
}

let directory = '';
const cache = new Recorder(() => null);

beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'static-files-'));
  await mkdir(join(directory, 'assets'));
  await mkdir(join(directory, 'pictures'));
  const files = {
    'icon.svg': '<svg/>',
    'icon.svg.br': 'brotli',
    'icon.png': 'png',
    'pictures/door-1a2b-640.avif': 'avif',
    'pictures/door-1a2b-640.webp': 'webp',
    'assets/app-1a2b.js': 'let a;',
    'assets/app-1a2b.js.br': 'brotli',
    'assets/tiny.css': 'a{}',
    'assets/tiny.css.br': 'brotli',
    'secret.env': 'no',
    '.hidden': 'no',
  };
  await Promise.all(
    Object.entries(files).map(([name, text]) => writeFile(join(directory, name), text)),
  );
  await cacheStaticFiles(directory, cache, ['X-Common', 'yes']);
});
afterAll(() => rm(directory, { recursive: true }));

it.each([
  ['/icon.svg', 'image/svg+xml; charset=utf-8', 'public, max-age=86400'],
  ['/icon.png', 'image/png', 'public, max-age=86400'],
  ['/pictures/door-1a2b-640.avif', 'image/avif', 'public, max-age=31536000, immutable'],
  ['/pictures/door-1a2b-640.webp', 'image/webp', 'public, max-age=31536000, immutable'],
  ['/assets/app-1a2b.js', 'text/javascript; charset=utf-8', 'public, max-age=31536000, immutable'],
])('the file %s has the type %s and the caching %s', (address, type, kept) => {
  const headers = cache.pages.get(address)?.headers ?? [];
  const expected = ['X-Common', 'yes', 'Content-Type', type, 'Cache-Control', kept];
  expect(headers.slice(0, 6)).toEqual(expected);
  expect(headers.slice(6, 8)).toEqual(['Content-Security-Policy', "frame-ancestors 'none'"]);
});

it('compressed variants are served under the file’s own address', () => {
  expect(cache.pages.get('/icon.svg')).toMatchObject({
    identity: Buffer.from('<svg/>'),
    br: Buffer.from('brotli'),
  });
  const picture = cache.pages.get('/icon.png');
  expect([picture?.identity, picture?.br]).toEqual([Buffer.from('png'), undefined]);
});

it.each([
  ['/icon.svg', true],
  ['/icon.png', false],
])('the file %s varies by encoding: %s', (address, varies) => {
  expect(cache.pages.get(address)?.headers.includes('Vary')).toBe(varies);
});

it('no other files of the directory are served', () => {
  const pictures = ['/pictures/door-1a2b-640.avif', '/pictures/door-1a2b-640.webp'];
  const addresses = [
    '/assets/app-1a2b.js',
    '/assets/tiny.css',
    '/icon.png',
    '/icon.svg',
    ...pictures,
  ];
  expect([...cache.pages.keys()].toSorted()).toEqual(addresses);
});
