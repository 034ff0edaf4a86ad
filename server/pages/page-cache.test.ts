import { createServer, request, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { PageCache, type CachedPage } from './page-cache.ts';

const identity = Buffer.from('<p>Votre commerce</p>'.repeat(10));
const br = brotliCompressSync(identity);
const headers = [
  'Content-Type',
  'text/html',
  'Vary',
  'Accept-Encoding',
  'Cache-Control',
  'no-cache',
];
const page: CachedPage = { identity, br, headers };

let cache = new PageCache(keyOf);

/** Like the real key function: nothing with a query is looked up. */
function keyOf({ url = '' }: IncomingMessage): string | null {
  return url.includes('?') ? null : url;
}

const server = createServer((incoming, response) => {
  if (!cache.serve(incoming, response)) response.writeHead(204).end();
});

interface Answer {
  status: number | undefined;
  headers: IncomingMessage['headers'];
  body: Buffer;
}

function ask(path: string, options: { method?: string; headers?: Record<string, string> } = {}) {
  const { port } = server.address() as AddressInfo;
  const { promise, resolve, reject } = Promise.withResolvers<Answer>();
  request({ port, path, ...options }, (answer) => {
    buffer(answer).then(
      (body) => resolve({ status: answer.statusCode, headers: answer.headers, body }),
      reject,
    );
  })
    .on('error', reject)
    .end();
  return promise;
}

beforeAll(() => new Promise<void>((resolve) => void server.listen(0, resolve)));
afterAll(() => new Promise<void>((resolve) => void server.close(() => resolve())));
beforeEach(() => {
  cache = new PageCache(keyOf);
  cache.set('/fr', page);
});

describe('a cached page', () => {
  it.each([
    ['br, gzip', 'br', br],
    ['gzip', 'gzip', gzipSync(identity)],
    ['', undefined, identity],
    ['br;q=0', undefined, identity],
  ])('for Accept-Encoding "%s" is sent as %s', async (accepted, coding, body) => {
    const answer = await ask('/fr', { headers: { 'accept-encoding': accepted } });
    expect(answer.status).toBe(200);
    expect(answer.headers['content-encoding']).toBe(coding);
    expect(answer.headers['content-length']).toBe(String(body.length));
    expect(answer.headers['content-type']).toBe('text/html');
    expect(answer.body.equals(body)).toBe(true);
  });

  it.each(['br', 'gzip', ''])(
    'keeps its own headers when another has the same content, for Accept-Encoding "%s"',
    async (accepted) => {
      cache.set('/file', { ...page, headers: ['Cache-Control', 'public, max-age=60'] });
      const cachingOf = async (path: string) => {
        const answer = await ask(path, { headers: { 'accept-encoding': accepted } });
        return answer.headers['cache-control'];
      };
      expect([await cachingOf('/fr'), await cachingOf('/file')]).toEqual([
        'no-cache',
        'public, max-age=60',
      ]);
    },
  );

  it('has its own strong ETag for each encoding', async () => {
    const tags = await Promise.all(
      ['br', 'gzip', ''].map(async (coding) => {
        const answer = await ask('/fr', { headers: { 'accept-encoding': coding } });
        return answer.headers.etag;
      }),
    );
    expect(new Set(tags).size).toBe(3);
    for (const tag of tags) expect(tag).toMatch(/^"[\w-]+"$/);
  });

  it('responds to HEAD like GET, without the body', async () => {
    const [head, get] = await Promise.all([ask('/fr', { method: 'HEAD' }), ask('/fr')]);
    expect(head.status).toBe(200);
    expect(head.body).toHaveLength(0);
    expect({ ...head.headers, date: '' }).toEqual({ ...get.headers, date: '' });
  });

  it.each([
    ['the same tag', (tag: string) => tag],
    ['a weak form of it, which proxies make', (tag: string) => `W/${tag}`],
    ['a list with it', (tag: string) => `"other", ${tag}`],
    ['anything at all', () => '*'],
  ])('gets a 304 for %s', async (_name, known) => {
    const { headers: first } = await ask('/fr');
    const again = await ask('/fr', { headers: { 'if-none-match': known(first.etag ?? '') } });
    expect(again.status).toBe(304);
    expect(again.body).toHaveLength(0);
    expect(again.headers).toMatchObject({
      etag: first.etag,
      vary: 'Accept-Encoding',
      'cache-control': 'no-cache',
    });
    expect(again.headers).not.toHaveProperty('content-type');
    expect(again.headers).not.toHaveProperty('content-length');
  });

  it.each(['"other"', '', 'W/', '"', ',,,'])('is sent for the ETag %j', async (known) => {
    const answer = await ask('/fr', { headers: { 'if-none-match': known } });
    expect(answer.status).toBe(200);
  });

  it('is sent again to a browser that has it in another encoding', async () => {
    const { headers: first } = await ask('/fr', { headers: { 'accept-encoding': 'br' } });
    const answer = await ask('/fr', { headers: { 'if-none-match': first.etag ?? '' } });
    expect(answer.status).toBe(200);
  });

  it('gets a new ETag when it changes', async () => {
    const before = await ask('/fr');
    cache.set('/fr', { headers, identity: Buffer.from('<p>Nouveau</p>') });
    const after = await ask('/fr', { headers: { 'if-none-match': before.headers.etag ?? '' } });
    expect(after.status).toBe(200);
    expect(after.body.toString()).toBe('<p>Nouveau</p>');
  });

  it('is sent uncompressed, and without Content-Encoding, when it has no compressed variant', async () => {
    cache.set('/png', { headers, identity });
    const answer = await ask('/png', { headers: { 'accept-encoding': 'br' } });
    expect(answer.headers).not.toHaveProperty('content-encoding');
    expect(answer.body.equals(identity)).toBe(true);
  });

  it.each(
    ['', '<p>'].flatMap((text) => ['br', 'gzip', ''].map((accepted) => [text, accepted] as const)),
  )('of "%s" is sent uncompressed for "%s", as no encoding is smaller', async (text, accepted) => {
    const tiny = Buffer.from(text);
    cache.set('/tiny', { identity: tiny, br: brotliCompressSync(tiny), headers });
    const answer = await ask('/tiny', { headers: { 'accept-encoding': accepted } });
    expect(answer.headers['content-encoding']).toBe(undefined);
    expect(answer.headers['content-length']).toBe(String(tiny.length));
    expect(answer.body.toString()).toBe(text);
  });

  it('has the same uncompressed body after many other requests', async () => {
    const large = (number: number) => Buffer.alloc(1_500_000, `<p>${number}</p>`);
    const numbers = [1, 2, 3, 4];
    for (const number of numbers)
      cache.set(`/${number}`, {
        headers,
        identity: large(number),
        br: brotliCompressSync(large(number)),
      });
    for (const number of [...numbers, ...numbers]) {
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      const { body, headers: sent } = await ask(`/${number}`);
      expect(body.equals(large(number))).toBe(true);
      expect(sent['content-length']).toBe('1500000');
    }
  });
});

describe('the page cache', () => {
  it.each([
    ['POST', '/fr'],
    ['PUT', '/fr'],
    ['DELETE', '/fr'],
    ['GET', '/fr?a=1'],
    ['GET', '/none'],
    ['GET', '/__proto__'],
  ])('passes %s %s on', async (method, path) => {
    expect((await ask(path, { method })).status).toBe(204);
    expect(cache.hits).toBe(0);
  });

  it('counts its responses, 304 included', async () => {
    const { headers: first } = await ask('/fr');
    await ask('/fr', { headers: { 'if-none-match': first.etag ?? '' } });
    expect(cache.hits).toBe(2);
  });

  it('knows its entries until it is cleared', async () => {
    expect([cache.size, cache.has('/fr'), cache.has('/en')]).toEqual([1, true, false]);
    cache.clear();
    expect([cache.size, cache.has('/fr')]).toEqual([0, false]);
    expect((await ask('/fr')).status).toBe(204);
  });
});
