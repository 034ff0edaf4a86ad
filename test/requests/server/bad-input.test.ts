import { afterEach, describe, expect, it } from 'vitest';
import { contents, readable, tags } from '../../html.ts';
import { heard, open, send } from '../../raw-http.ts';
import { openSite, origin } from '../../site.ts';

const site = await openSite();
const small = await openSite({ BODY_LIMIT: '1000' });

// The server must still run after each request.
afterEach(() => site.page('/healthz'));

describe('an unsupported method (ERR-07)', () => {
  const methods = ['POST', 'PUT', 'PATCH', 'DELETE'];

  it.each(
    methods.flatMap((method) => ['/fr', '/home', '/countdown'].map((path) => [method, path])),
  )('gets a 405 in the shell: %s %s', async (method, path) => {
    const response = await site.ask(path, { method });
    expect(response.status).toBe(405);
    expect(response.headers.get('allow')).toBe('GET, HEAD');
    const html = await response.text();
    expect(contents(html, 'h1').map(readable)).toEqual(['Unexpected Application Error!']);
    expect(readable(html)).toContain('405 Method Not Allowed');
    expect(tags(html, 'footer')).not.toEqual([]);
  });

  it.each(['OPTIONS', 'TRACE', 'PROPFIND', 'PURGE', 'BREW', 'get', 'G=T'])(
    'is rejected by the server itself: %s',
    async (method) => {
      const { status, headers, body } = await send(site.port, `${method} /fr HTTP/1.1`);
      expect(status).toBe(405);
      expect(headers.get('allow')).toBe('GET, HEAD, POST');
      expect(body.includes('405 Method Not Allowed')).toBe(true);
    },
  );

  it('opens no tunnel: CONNECT', async () => {
    const { head } = await send(site.port, 'CONNECT evil.example:443 HTTP/1.1');
    expect(head).not.toContain('200');
  });

  it.each(methods)('gets a 404 at an unknown address: %s', async (method) => {
    expect((await site.ask('/fr/nobody', { method })).status).toBe(404);
  });
});

describe('an unsupported method on a form', () => {
  it.each(
    ['PUT', 'PATCH', 'DELETE'].flatMap((method) =>
      ['/fr/contact', '/fr/page-fidelisation-intelligente', '/fr/crm-complet'].map((path) => [
        method,
        path,
      ]),
    ),
  )('gets a 405 page: %s %s', async (method, path) => {
    const body = new URLSearchParams({ nom: 'A', email: 'a@b.example', message: 'B' });
    const response = await site.ask(path, { method, body });
    expect(response.status).toBe(405);
    expect(response.headers.has('allow')).toBe(true);
    expect(tags(await response.text(), 'footer')).not.toEqual([]);
  });
});

describe('unknown data addresses', () => {
  it.each(['/words/fr/nobody', '/words/xx/crm', '/rss/fr', '/og/fr/nobody.png'])(
    'get a 404 page in the visitor’s language: %s',
    async (path) => {
      const headers = { 'accept-language': 'es' };
      const response = await site.ask(path, { headers });
      expect(response.status).toBe(404);
      expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8');
      const html = await response.text();
      expect(tags(html, 'html')[0]?.lang).toBe('es');
      expect(readable(html)).toContain('404 Not Found');
    },
  );
});

it.each(['/search.json?lang=fr&q=seo', '/api/openapi.json', '/api/nobody', '/fr/faq?q=seo'])(
  'HEAD %s matches GET, and states no other length',
  async (path) => {
    const [got, head] = await Promise.all(
      ['GET', 'HEAD'].map((method) => site.ask(path, { method })),
    );
    expect(head?.status).toBe(got?.status);
    expect(head?.headers.get('content-type')).toBe(got?.headers.get('content-type'));
    expect([null, got?.headers.get('content-length')]).toContain(
      head?.headers.get('content-length'),
    );
  },
);

describe('an unexpected body', () => {
  it.each([
    'application/x-www-form-urlencoded',
    'multipart/form-data',
    'multipart/form-data; boundary=x',
    'application/json',
    'text/plain; charset=utf-99',
    'application/octet-stream',
    'nonsense',
    ';',
  ])('of type %s to a page without a form gets a 4xx', async (type) => {
    for (const body of ['{', 'a=1', '\0', '--x\r\n']) {
      const response = await site.ask('/fr', {
        method: 'POST',
        headers: { 'content-type': type },
        body,
      });
      expect([400, 405, 415]).toContain(response.status);
    }
  });

  it.each([
    ['another site’s form', 'https://evil.example', 403],
    ['a form of the site, whatever its name is here', `http://127.0.0.1:${site.port}`, 405],
    ['a form of the site by the name it believes in', origin, 405],
  ])(
    'from %s to a page without a form gets the status of its origin',
    async (_sender, sender, status) => {
      const body = new URLSearchParams('a=1');
      const response = await site.ask('/fr', { method: 'POST', headers: { origin: sender }, body });
      expect(response.status).toBe(status);
    },
  );

  it('is read up to the limit, and gets a 413 above it', async () => {
    const sizes = [999, 1000, 1001, 100_000];
    const answers = sizes.map((size) =>
      small.ask('/fr', { method: 'POST', body: 'a'.repeat(size) }),
    );
    const statuses = (await Promise.all(answers)).map(({ status }) => status);
    expect(statuses).toEqual([405, 405, 413, 413]);
  });

  it.each([
    ['/fr/contact', {}, 'fr'],
    ['/contact', { 'accept-language': 'es-MX' }, 'es'],
    ['/contact', { cookie: 'iluma-language=en', 'accept-language': 'es' }, 'en'],
  ])(
    'above the limit is explained at %s in the visitor’s language (%j)',
    async (path, headers, lang) => {
      const body = 'a'.repeat(2000);
      const response = await small.ask(path, { method: 'POST', body, headers });
      expect(response.status).toBe(413);
      expect(tags(await response.text(), 'html')[0]?.lang).toBe(lang);
    },
  );

  it('above the limit gets a problem document from the API', async () => {
    const body = JSON.stringify('a'.repeat(2000));
    const response = await small.ask('/api/crm/changes', { method: 'POST', body });
    expect(response.headers.get('content-type')).toBe('application/problem+json');
    expect(await response.json()).toMatchObject({ status: 413, code: 'too-large' });
  });

  it.each([
    ['/fr/contact', 'application/json', '{'],
    ['/fr/contact', 'multipart/form-data', 'a'],
    ['/en/crm-complet', 'multipart/form-data; boundary=x', '--x\r\n'],
    ['/es/crm-complet', 'text/plain', 'a'],
    ['/fr/page-fidelisation-intelligente', 'application/json', '[]'],
  ])('that is no form gets a 400 page of the site at %s: %s', async (path, type, body) => {
    const headers = { 'content-type': type };
    const response = await site.ask(path, { method: 'POST', headers, body });
    expect(response.status).toBe(400);
    const html = await response.text();
    expect(tags(html, 'html')[0]?.lang).toBe(path.slice(1, 3));
    expect(tags(html, 'footer')).not.toEqual([]);
  });

  it('above the limit without a stated length gets a 413 too', async () => {
    const chunk = `7d0\r\n${'a'.repeat(2000)}\r\n`;
    const socket = await open(
      small.port,
      `POST /fr HTTP/1.1\r\nHost: a\r\nConnection: close\r\nTransfer-Encoding: chunked\r\n\r\n${chunk}`,
    );
    const { status, body } = await heard(socket);
    expect(status).toBe(413);
    expect(body.includes('413 Content Too Large')).toBe(true);
  });
});

describe('a long request head', () => {
  it.each([
    ['one header of 20 KB', 'GET /fr HTTP/1.1', [`X-Long: ${'a'.repeat(20_000)}`]],
    ['cookies of 20 KB', 'GET / HTTP/1.1', [`Cookie: ${'a=b; '.repeat(4000)}`]],
    [
      'many headers',
      'GET /fr HTTP/1.1',
      Array.from({ length: 1500 }, (_, i) => `X-${i}: ${i}aaaaa`),
    ],
    ['an address of 17 KB', `GET /fr/${'a'.repeat(17_000)} HTTP/1.1`, []],
  ])('gets a 431 above the limit: %s', async (_name, first, lines) => {
    const { status, body } = await send(site.port, first, ...lines);
    expect(status).toBe(431);
    expect(body.includes('431 Request Header Fields Too Large')).toBe(true);
  });

  it.each(['/es/', '/es?'])('gets a 414 with 9 KB of address after %s', async (start) => {
    const { status, body } = await send(site.port, `GET ${start}${'a'.repeat(9000)} HTTP/1.1`);
    expect(status).toBe(414);
    expect(tags(body, 'html')[0]?.lang).toBe('es');
    expect(readable(body)).toContain('414 URI Too Long');
  });

  it('is answered just below the limit', async () => {
    const cookie = `Cookie: ${'a'.repeat(12_000)}; iluma-language=fr`;
    const { status, body } = await send(site.port, 'GET /home HTTP/1.1', cookie);
    expect(status).toBe(200);
    expect(tags(body, 'html')[0]?.lang).toBe('fr');
  });
});

describe('a malformed request', () => {
  it.each([
    ['words', 'hello world\r\n\r\n'],
    ['a null byte in the address', 'GET /fr\0 HTTP/1.1\r\nHost: a\r\n\r\n'],
    ['a raw accent in the address', 'GET /caf\u00e9 HTTP/1.1\r\nHost: a\r\n\r\n'],
    ['a blank in the address', 'GET /fr x HTTP/1.1\r\nHost: a\r\n\r\n'],
    ['no address', 'GET  HTTP/1.1\r\nHost: a\r\n\r\n'],
    ['a version from the future', 'GET / HTTP/9.9\r\nHost: a\r\n\r\n'],
    ['no host', 'GET /fr HTTP/1.1\r\nConnection: close\r\n\r\n'],
    ['a header without a name', 'GET /fr HTTP/1.1\r\nHost: a\r\n: b\r\n\r\n'],
    ['a length that is no number', 'POST /fr HTTP/1.1\r\nHost: a\r\nContent-Length: x\r\n\r\n'],
    [
      'two ways of saying the length',
      'POST /fr HTTP/1.1\r\nHost: a\r\nContent-Length: 4\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n',
    ],
    ['the start of TLS', '\u0016\u0003\u0001\u0002\u0000\u0001\u0000\u0001\u00fc\u0003\u0003'],
  ])('gets a 4xx, and the connection ends: %s', async (_name, bytes) => {
    const { status } = await heard(await open(site.port, bytes));
    expect([400, 405]).toContain(status);
  });

  it.each([
    ['words', 'hello world\r\n\r\n'],
    ['no host', 'GET /fr HTTP/1.1\r\nConnection: close\r\n\r\n'],
    ['two hosts', 'GET /fr HTTP/1.1\r\nHost: a\r\nHost: b\r\nConnection: close\r\n\r\n'],
  ])('gets the common headers: %s', async (_name, bytes) => {
    const { status, headers } = await heard(await open(site.port, bytes));
    expect([400, 405]).toContain(status);
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('strict-transport-security')).toMatch(/^max-age=\d{8}/);
    expect(headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
  });
});
