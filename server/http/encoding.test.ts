import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { chooseEncoding, compress, compressForKeeping, isCompressible } from './encoding.ts';

describe('the encoding for an Accept-Encoding header', () => {
  it.each([
    [undefined, 'identity'],
    ['', 'identity'],
    ['identity', 'identity'],
    ['gzip, deflate, br', 'br'],
    ['gzip, deflate, br, zstd', 'br'],
    ['br', 'br'],
    ['gzip', 'gzip'],
    ['deflate', 'identity'],
    ['zstd', 'identity'],
    ['br;q=0, gzip', 'gzip'],
    ['br;q=0.0,gzip;q=0', 'identity'],
    ['br; q=0 , gzip;q=0.5', 'gzip'],
    ['gzip;q=1.0, br;q=0.1', 'br'],
    ['br;q=0.05', 'br'],
    ['br;q=1', 'br'],
    ['BR', 'br'],
    ['GZip;Q=1', 'gzip'],
    ['x-gzip', 'gzip'],
    ['br;Q=0, gzip', 'gzip'],
    ['vbr, gzips', 'identity'],
    ['identity;q=1,br', 'br'],
    [';;;,,', 'identity'],
  ] as const)('of %j is %s', (header, encoding) => {
    expect(chooseEncoding(header)).toBe(encoding);
  });
});

describe('compression', () => {
  const body = Buffer.from('<p>Votre commerce, au centre de la carte.</p>'.repeat(50));

  it('is lossless', async () => {
    const [br, gzip, identity, kept] = await Promise.all([
      compress(body, 'br'),
      compress(body, 'gzip'),
      compress(body, 'identity'),
      compressForKeeping(body, 11),
    ]);
    expect(brotliDecompressSync(br).equals(body)).toBe(true);
    expect(brotliDecompressSync(kept).equals(body)).toBe(true);
    expect(gunzipSync(gzip).equals(body)).toBe(true);
    expect(identity).toBe(body);
    expect(Math.max(br.length, gzip.length, kept.length)).toBeLessThan(body.length / 5);
  });

  it('holds no memory beyond its bytes when kept', async () => {
    const kept = await compressForKeeping(body, 11);
    expect(kept.buffer.byteLength).toBe(kept.length);
  });
});

it.each([
  ['text/html; charset=utf-8', true],
  ['text/css', true],
  ['text/javascript; charset=utf-8', true],
  ['text/x-script', true],
  ['application/json', true],
  ['application/manifest+json', true],
  ['application/xml; charset=utf-8', true],
  ['image/svg+xml', true],
  ['image/png', false],
  ['font/woff2', false],
  ['application/octet-stream', false],
  ['', false],
])('a body of type %j is compressible: %s', (type, expected) => {
  expect(isCompressible(type)).toBe(expected);
});
