import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { brotliCompressSync, gzipSync, zstdCompressSync } from 'node:zlib';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { auditSite } from '#app/domain/ila/audit/audit.ts';
import { computingTime } from '../../../test/computing-time.ts';
import { oddAddresses, privateHosts } from '../../../test/hostile-addresses.ts';
import { createAddressGuard, RefusedAddress, webReach } from './address-guard.ts';
import { readHtml } from './read-html.ts';
import { readSite } from './read-site.ts';
import { robotAgent } from './robot.ts';
import { createWebClient } from './web-client.ts';

let connections = 0;
let answer: (response: ServerResponse, url: string) => void = (response) => response.end('x');
const server = createServer((request, response) => {
  // A response to HEAD has no body and accepts any number of writes at once.
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

describe('addresses that are never connected to', () => {
  const schemes = privateHosts.flatMap((host) => [`http://${host}:PORT/`, `https://${host}:PORT/`]);

  it('number more than a hundred', () => {
    expect(new Set([...privateHosts, ...oddAddresses]).size).toBeGreaterThan(100);
  });

  it.each([...schemes, ...oddAddresses])('%s', async (address) => {
    const { first, pages } = await read(address.replace('PORT', String(port)));
    expect(first.status).toBeNull();
    expect(pages).toEqual([]);
    expect(connections).toBe(0);
  });

  // Locations that clients would not follow anyway are not counted as redirects.
  const targets = [...schemes, ...oddAddresses].filter((target) => !/[\r\n]/.test(target));

  it.each(targets)('include the redirect target %s', async (target) => {
    const elsewhere = createServer((_request, response) => {
      const location = Buffer.from(target.replace('PORT', String(port))).toString('latin1');
      response.writeHead(302, { Location: location }).end();
    });
    // Another loopback address than that of the server that must not be reached.
    await new Promise<void>((resolve) => elsewhere.listen(0, '127.0.0.5', resolve));
    const own = elsewhere.address() as AddressInfo;
    const { pages } = await read(`http://127.0.0.5:${own.port}/`, ['127.0.0.5'], 500);
    expect(pages.filter(({ status }) => status === 200)).toEqual([]);
    expect(connections).toBe(0);
    elsewhere.closeAllConnections();
    elsewhere.close();
  });

  it('include a name that resolves to a private address', async () => {
    const guard = createAddressGuard([], webReach);
    const url = new URL('http://rebinding.localhost/');
    const found = await new Promise<Error | null>((resolve) =>
      guard.lookupFor(url)('rebinding.localhost', { all: true }, (error) => resolve(error)),
    );
    expect(found).toBeInstanceOf(RefusedAddress);
    const { first } = await read(`http://rebinding.localhost:${port}/`);
    expect(first).toMatchObject({ status: null, failure: 'address-refused' });
    expect(connections).toBe(0);
  });
});

const whole = (body: string) =>
  `<!doctype html><html lang="en"><title>x</title><body>${body}</body>`;

describe('hostile responses', () => {
  const bomb = Buffer.alloc(200_000_000);
  const bombs = {
    gzip: gzipSync(bomb),
    br: brotliCompressSync(bomb, { params: { 1: 1 } }),
    zstd: zstdCompressSync(bomb),
  };

  it.each(Object.entries(bombs))('a %s bomb is cut at the page limit', async (encoding, body) => {
    answer = (response) =>
      response
        .writeHead(200, { 'Content-Type': 'text/html', 'Content-Encoding': encoding })
        .end(body);
    const { pages } = await read(`http://127.0.0.1:${port}/`, ['127.0.0.1']);
    expect(pages.map(({ isCut, bytes }) => [isCut, bytes.decoded])).toEqual([[true, 2_000_000]]);
  });

  it('an endless page is cut at the page limit', async () => {
    answer = (response) => {
      response.writeHead(200, { 'Content-Type': 'text/html' });
      const pour = () => {
        while (response.writable && response.write('x'.repeat(65_536)));
        response.once('drain', pour);
      };
      pour();
    };
    const { pages } = await read(`http://127.0.0.1:${port}/`, ['127.0.0.1']);
    expect(pages.map(({ isCut, bytes }) => [isCut, bytes.decoded])).toEqual([[true, 2_000_000]]);
  });

  it('a response without an end to its headers times out', async () => {
    answer = () => undefined;
    const { first } = await read(`http://127.0.0.1:${port}/`, ['127.0.0.1'], 300);
    expect(first).toMatchObject({ status: null, failure: 'timeout' });
  });

  it('a redirect loop is detected', async () => {
    answer = (response, url) =>
      response.writeHead(302, { Location: url === '/a' ? '/b' : '/a' }).end();
    const { first } = await read(`http://127.0.0.1:${port}/a`, ['127.0.0.1']);
    expect(first).toMatchObject({ status: null, failure: 'redirect-loop' });
  });

  it('a robots.txt that redirects endlessly allows everything', async () => {
    answer = (response, url) =>
      url === '/robots.txt'
        ? response.writeHead(302, { Location: url }).end()
        : response.writeHead(200, { 'Content-Type': 'text/html' }).end(whole('<h1>Open</h1>'));
    const { first, pages } = await read(`http://127.0.0.1:${port}/`, ['127.0.0.1']);
    expect(first).toMatchObject({ status: 200, failure: null });
    expect(pages).toHaveLength(1);
  });

  it('a site map that redirects endlessly is reported', async () => {
    answer = (response, url) =>
      url === '/sitemap.xml'
        ? response.writeHead(301, { Location: url }).end()
        : response.writeHead(200, { 'Content-Type': 'text/html' }).end(whole('<h1>Open</h1>'));
    const { checks } = auditSite(await read(`http://127.0.0.1:${port}/`, ['127.0.0.1']));
    const sitemap = checks.find(({ id }) => id === 'reach.sitemap');
    expect(sitemap).toMatchObject({ status: 'fail', evidence: [{ fault: 'loop' }] });
  });

  it('an endless redirect chain is given up', async () => {
    answer = (response, url) => response.writeHead(302, { Location: `${url}x` }).end();
    const { first } = await read(`http://127.0.0.1:${port}/`, ['127.0.0.1']);
    expect(first).toMatchObject({ status: null, failure: 'too-many-redirects' });
    expect(connections).toBeLessThan(40);
  });

  it('100,000 links do not exceed the page limit of an audit', async () => {
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

  it.each(['constructor', 'valueOf', '__proto__', 'gzip, constructor', 'unheard-of'])(
    'an interrupted body with the encoding %s does not crash the audit',
    async (coding) => {
      answer = (response) => {
        response.writeHead(200, { 'Content-Encoding': coding, 'Content-Length': '5000' });
        response.write('x'.repeat(500));
        setImmediate(() => response.destroy());
      };
      const { pages } = await read(`http://127.0.0.1:${port}/`, ['127.0.0.1']);
      expect(pages.map(({ isCut }) => isCut)).toEqual([true]);
    },
  );

  it.each(['constructor', 'toString', '__proto__'])(
    'a site with the name %s everywhere is judged',
    async (name) => {
      const thing = `{"@type":["LocalBusiness","${name}"],"${name}":"${name}","telephone":{"${name}":"1"},"address":{"addressCountry":"${name}"}}`;
      answer = (response) => {
        response.writeHead(200, { 'Content-Type': 'text/html', 'Cache-Control': `${name}=1` });
        response.end(
          `<!doctype html><html lang="${name}"><title>${name}</title><meta property="og:${name}" content="x"><meta name="${name}" content="x"><script type="application/ld+json">${thing}</script><body><h1>${name}</h1><${name}>x</${name}><div itemscope itemtype="https://schema.org/${name}"><b itemprop="${name}">x</b></div><input type="${name}">`,
        );
      };
      const evidence = await read(`http://127.0.0.1:${port}/`, ['127.0.0.1']);
      expect(evidence.pages[0]?.status).toBe(200);
      expect(auditSite(evidence).checks.length).toBeGreaterThan(60);
    },
  );

  it('a page with an interrupted body is marked as cut', async () => {
    answer = (response) => {
      response.writeHead(200, { 'Content-Type': 'text/html', 'Content-Length': '5000' });
      response.write(whole('<h1>Half</h1>'));
      setImmediate(() => response.destroy());
    };
    const { pages } = await read(`http://127.0.0.1:${port}/`, ['127.0.0.1']);
    expect(pages.map(({ isCut }) => isCut)).toEqual([true]);
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

  const countries = `${'{"addressCountry":'.repeat(10)}"CA"${'}'.repeat(10)}`;
  it.each([
    ['an answer without a sentence', `<h2>Open?</h2><p>${'a '.repeat(million / 2)}`],
    ['an answer of sentences only', `<h2>Open?</h2><p>${'a. '.repeat(million / 3)}`],
    ['numbers', '1 '.repeat(million / 2)],
    ['served towns', 'Servicing Aa, '.repeat(million / 14)],
    ['rounds of the clock', '24 sur '.repeat(million / 7)],
    [
      'numbers of a street',
      `<p>27 Long Road, Bath BA1 5AB${'<p>1'.repeat(million / 4)}<script type="application/ld+json">{"@type":"LocalBusiness","address":{"@type":"PostalAddress","streetAddress":"${'1 a '.repeat(20_000)}"}}</script>`,
    ],
    ['a word of hyphens', 'a-'.repeat(million / 2)],
    ['a word of apostrophes', "a'".repeat(million / 2)],
    ['a text that may be a telephone', '+1 '.repeat(million / 3)],
    [
      'telephones of blanks',
      `514 555-0142${`<script type="application/ld+json">{"@type":"LocalBusiness","telephone":"${' '.repeat(99_000)}1"}</script>`.repeat(9)}`,
    ],
    ['a name of marks', `<a href="/a" aria-label="${'…'.repeat(90_000)}x">y</a>`],
    ['a call to commas', `<a href="tel:${','.repeat(90_000)}%0A,">y</a>`],
    ['links to a map of no country', `<a href="//x/${'google.w'.repeat(12_000)}">y</a>`.repeat(20)],
    ['a resource with a name of hyphens', `<img src="/s${'-'.repeat(200_000)}">`],
    [
      'countries in countries',
      `<script type="application/ld+json">[${Array.from({ length: 4000 }, () => countries).join()}]</script>`,
    ],
  ])('%s is judged in bounded time', async (_name, html) => {
    answer = (response) =>
      response.writeHead(200, { 'Content-Type': 'text/html' }).end(whole(html));
    const milliseconds = await computingTime(async () =>
      auditSite(await read(`http://127.0.0.1:${port}/`, ['127.0.0.1'])),
    );
    expect(milliseconds).toBeLessThan(5000);
  });
});
