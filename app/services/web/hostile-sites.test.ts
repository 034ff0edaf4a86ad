import { createServer, type ServerResponse } from 'node:http';
import { brotliCompressSync, gzipSync, zstdCompressSync } from 'node:zlib';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { auditSite } from '#app/domain/ila/audit/audit.ts';
import { computingTime } from '../../../test/computing-time.ts';
import { readHtml } from './read-html.ts';
import { readSite } from './read-site.ts';
import { createWebClient, robotAgent } from './web-client.ts';

let connections = 0;
let answer: (response: ServerResponse, url: string) => void = (response) => response.end('x');
const server = createServer((request, response) => {
  // A response to HEAD has no body, and takes any number of writes at once.
  if (request.method === 'HEAD') response.end();
  else answer(response, request.url ?? '/');
});
server.on('connection', () => connections++);
let port = 0;

beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  port = typeof address === 'object' && address ? address.port : 0;
});

beforeEach(() => {
  connections = 0;
});

afterAll(() => {
  server.closeAllConnections();
  return new Promise<void>((resolve) => server.close(() => resolve()));
});

const at = '2026-11-23T12:00:00.000Z';
const read = async (address: string, allowed: readonly string[] = [], timeout = 2000) =>
  readSite(createWebClient({ allowed, agent: robotAgent(null), timeout }), {
    address,
    country: 'CA',
    at,
  });

describe('addresses that are not connected to', () => {
  const hosts = [
    '127.0.0.1',
    '127.1',
    '127.0.1',
    '2130706433',
    '0x7f000001',
    '0x7f.0.0.1',
    '0177.0.0.1',
    '017700000001',
    '0',
    '0.0.0.0',
    '[::1]',
    '[::]',
    '[::ffff:127.0.0.1]',
    '[::ffff:7f00:1]',
    '[0:0:0:0:0:ffff:127.0.0.1]',
    '[64:ff9b::127.0.0.1]',
    '[64:ff9b::7f00:1]',
    '[64:ff9b:1::7f00:1]',
    '[2002:7f00:1::]',
    '[fe80::1]',
    '[fc00::1]',
    '[fd00::1]',
    '[ff02::1]',
    '[::127.0.0.1]',
    'localhost',
    'LOCALHOST',
    'a.localhost',
    'localhost.',
    '10.0.0.1',
    '10.255.255.255',
    '100.64.0.1',
    '169.254.169.254',
    '172.16.0.1',
    '172.31.255.255',
    '192.168.0.1',
    '192.0.0.1',
    '192.0.2.1',
    '198.18.0.1',
    '198.51.100.1',
    '203.0.113.1',
    '224.0.0.1',
    '240.0.0.1',
    '255.255.255.255',
  ];
  const withPort = hosts.flatMap((host) => [`http://${host}:PORT/`, `https://${host}:PORT/`]);
  const others = [
    'ftp://127.0.0.1:PORT/',
    'file:///etc/passwd',
    'javascript:alert(1)',
    'data:text/html,x',
    'gopher://127.0.0.1:PORT/',
    'http://user:secret@127.0.0.1:PORT/',
    'http://user@localhost:PORT/',
    'http://93.184.215.14:22/',
    'http://93.184.215.14:6379/',
    'https://[2606:2800:220:1::1]:5432/',
    'http://',
    '',
    'http://a b/',
    '//127.0.0.1:PORT/',
    '127.0.0.1:PORT',
    'localhost:PORT',
    'http:127.0.0.1:PORT',
  ];

  it.each([...withPort, ...others])('%s', async (address) => {
    const { first, pages } = await read(address.replace('PORT', String(port)));
    expect(first.status).toBeNull();
    expect(pages).toEqual([]);
    expect(connections).toBe(0);
  });

  it.each([
    'http://10.0.0.1/',
    'http://[::1]:PORT/',
    'http://169.254.169.254/',
    'file:///etc/passwd',
    'http://127.0.0.2:PORT/',
  ])('a redirect to %s', async (target) => {
    answer = (response) =>
      response.writeHead(302, { Location: target.replace('PORT', String(port)) }).end();
    const { first } = await read(`http://127.0.0.1:${port}/`, ['127.0.0.1']);
    expect(first).toMatchObject({ status: null, redirects: [{ status: 302 }] });
    expect(first.failure).toMatch(/address-refused|not-http/);
  });
});

const whole = (body: string) =>
  `<!doctype html><html lang="en"><title>x</title><body>${body}</body>`;

describe('hostile answers', () => {
  const bomb = Buffer.alloc(200_000_000);
  const bombs = {
    gzip: gzipSync(bomb),
    br: brotliCompressSync(bomb, { params: { 1: 1 } }),
    zstd: zstdCompressSync(bomb),
  };

  it.each(Object.entries(bombs))(
    'a bomb in %s is cut at the limit of a page',
    async (encoding, body) => {
      answer = (response) =>
        response
          .writeHead(200, { 'Content-Type': 'text/html', 'Content-Encoding': encoding })
          .end(body);
      const { pages } = await read(`http://127.0.0.1:${port}/`, ['127.0.0.1']);
      expect(pages.map(({ isCut, bytes }) => [isCut, bytes.decoded])).toEqual([[true, 1_000_000]]);
    },
  );

  it('an endless page is cut at the limit', async () => {
    answer = (response) => {
      response.writeHead(200, { 'Content-Type': 'text/html' });
      const pour = () => {
        while (response.writable && response.write('x'.repeat(65_536)));
        response.once('drain', pour);
      };
      pour();
    };
    const { pages } = await read(`http://127.0.0.1:${port}/`, ['127.0.0.1']);
    expect(pages.map(({ isCut, bytes }) => [isCut, bytes.decoded])).toEqual([[true, 1_000_000]]);
  });

  it('a page that never ends its headers times out', async () => {
    answer = () => undefined;
    const { first } = await read(`http://127.0.0.1:${port}/`, ['127.0.0.1'], 300);
    expect(first).toMatchObject({ status: null, failure: 'timeout' });
  });

  it('a redirect loop ends', async () => {
    answer = (response, url) =>
      response.writeHead(302, { Location: url === '/a' ? '/b' : '/a' }).end();
    const { first } = await read(`http://127.0.0.1:${port}/a`, ['127.0.0.1']);
    expect(first).toMatchObject({ status: null, failure: 'redirect-loop' });
  });

  it('a chain of redirects without an end is given up', async () => {
    answer = (response, url) => response.writeHead(302, { Location: `${url}x` }).end();
    const { first } = await read(`http://127.0.0.1:${port}/`, ['127.0.0.1']);
    expect(first).toMatchObject({ status: null, failure: 'too-many-redirects' });
    expect(connections).toBeLessThan(40);
  });

  it('100,000 links lead to no more than the pages of an audit', async () => {
    const links = Array.from({ length: 100_000 }, (_, index) => `<a href="/${index}">a</a>`).join(
      '',
    );
    const asked = new Set<string>();
    answer = (response, url) => {
      asked.add(url);
      response
        .writeHead(200, { 'Content-Type': 'text/html' })
        .end(whole(url === '/' ? links.slice(0, 900_000) : 'x'));
    };
    const evidence = await read(`http://127.0.0.1:${port}/`, ['127.0.0.1']);
    expect(evidence.pages).toHaveLength(20);
    expect(evidence.limits).toContain('pages');
    expect(asked.size).toBeLessThan(100);
    expect(auditSite(evidence).checks.length).toBeGreaterThan(60);
  });

  it('a broken body is read as far as it goes', async () => {
    answer = (response) => {
      response.writeHead(200, { 'Content-Type': 'text/html', 'Content-Length': '5000' });
      response.write(whole('<h1>Half</h1>'));
      setImmediate(() => response.destroy());
    };
    const { pages } = await read(`http://127.0.0.1:${port}/`, ['127.0.0.1']);
    expect(pages[0]?.isCut ?? true).toBe(true);
  });
});

describe('hostile HTML', () => {
  const million = 1_000_000;
  it.each([
    ['tags nested a million deep', '<b>'.repeat(million)],
    ['a million closed elements', '<b></b>'.repeat(million)],
    ['lists nested a million deep', '<ul><li>'.repeat(million / 2)],
    ['a title that never ends', `<title>${'x'.repeat(million)}`],
    ['an attribute that never ends', `<a href="${'x'.repeat(million)}`],
    ['open brackets', '<'.repeat(million)],
    ['comments that never end', '<!--'.repeat(million / 4)],
    ['entities', '&amp;'.repeat(million / 5)],
    [
      'a million texts in nested links',
      `${'<a href=x>'.repeat(500)}${'x<br>'.repeat(million / 10)}`,
    ],
    ['JSON-LD nested deep', `<script type="application/ld+json">${'['.repeat(million / 4)}`],
  ])('%s is read in bounded time', async (_name, html) => {
    let text = '';
    const milliseconds = await computingTime(() => {
      text = readHtml(html, 'http://a.example/').wholeText;
    });
    expect(text.length).toBeLessThanOrEqual(100_000);
    expect(milliseconds).toBeLessThan(3000);
  });
});
