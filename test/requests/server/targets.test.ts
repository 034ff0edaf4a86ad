import { describe, expect, it } from 'vitest';
import { linked, tags } from '../../html.ts';
import { heard, open, send, type RawAnswer } from '../../raw-http.ts';
import { openSite, origin } from '../../site.ts';

const site = await openSite();

/** Every address that a response links or redirects to. */
function pointsTo({ headers, body }: RawAnswer): string[] {
  const found = ['a', 'link', 'form', 'script', 'use', 'meta'].flatMap((name) => tags(body, name));
  const addresses = found.flatMap(({ href, src, action, content }) => [href, src, action, content]);
  return [...addresses, headers.get('location')].filter((address) => address !== undefined);
}

describe('path traversal', () => {
  it.each([
    '/../../etc/passwd',
    '/fr/../../../etc/passwd',
    '/assets/../../server/index.js',
    '/assets/%2e%2e/%2e%2e/server/index.js',
    '/assets/..%2f..%2fpackage.json',
    '/..%5c..%5cpackage.json',
    '/\\..\\..\\package.json',
    '/assets/....//package.json',
    '/icon.svg/../../package.json',
    '/%252e%252e/package.json',
  ])('reaches no file of the machine: %s', async (path) => {
    const { status, body } = await send(site.port, `GET ${path} HTTP/1.1`);
    expect([400, 404]).toContain(status);
    expect(body.includes('Unexpected Application Error!')).toBe(true);
    expect(/root:x:|"dependencies"|createRequestHandler/.test(body)).toBe(false);
  });

  it.each(['/fr/../en', '/fr/%2e%2e/en', '/x/../en'])(
    'reaches at most the page that the path resolves to: %s',
    async (path) => {
      const answer = await send(site.port, `GET ${path} HTTP/1.1`);
      const canonical = linked(answer.body, 'canonical')[0]?.href;
      expect([`${origin}/en`, undefined]).toContain(canonical);
      expect([200, 301, 308, 400, 404]).toContain(answer.status);
    },
  );
});

describe('a request target', () => {
  it.each([
    'GET //evil.example/ HTTP/1.1',
    'GET ///evil.example/fr HTTP/1.1',
    'GET /\\evil.example/ HTTP/1.1',
    'GET //evil.example/%2e%2e HTTP/1.1',
    'GET /fr//evil.example HTTP/1.1',
    'GET //evil.example/crm HTTP/1.1',
    'GET http://evil.example/fr HTTP/1.1',
    'GET http://evil.example/crm HTTP/1.1',
    'GET https://evil.example:443/ HTTP/1.1',
    'HEAD http://evil.example/ HTTP/1.1',
    'POST //evil.example/ HTTP/1.1',
  ])('redirects to no other host: %s', async (first) => {
    const answer = await send(site.port, first);
    expect(answer.status).toBeGreaterThanOrEqual(200);
    expect(answer.status).toBeLessThan(500);
    for (const address of pointsTo(answer)) {
      expect(address).not.toMatch(/^(?:https?:)?[/\\]{2,}evil\.example/);
    }
  });

  it.each(['*', '?a=1', '#', 'fr', '.'])('is a client error if invalid: %s', async (target) => {
    const { status } = await send(site.port, `GET ${target} HTTP/1.1`);
    expect([400, 404]).toContain(status);
  });
});

describe('a forged host', () => {
  const forged = [
    ['Host: evil.example'],
    ['Host: evil.example:80'],
    ['Host: iluma.example', 'X-Forwarded-Host: evil.example', 'X-Forwarded-Proto: http'],
    ['Host: iluma.example', 'Forwarded: host=evil.example', 'X-Original-URL: //evil.example'],
    ['Host: "><script>alert(1)</script>'],
  ];
  const paths = [
    '/',
    '/fr',
    '/crm',
    '/countdown',
    '/fr/nobody',
    '/sitemap.xml',
    '/robots.txt',
    '/llms.txt',
  ];

  it.each(forged.flatMap((lines) => paths.map((path) => [path, lines.join(', '), lines] as const)))(
    'does not show in %s: %s',
    async (path, _name, lines) => {
      const request = [`GET ${path} HTTP/1.1`, ...lines, 'Connection: close', '', ''];
      const { head, body, status } = await heard(await open(site.port, request.join('\r\n')));
      expect(status).toBeLessThan(500);
      expect(/evil\.example|<script>alert/.test(head + body)).toBe(false);
    },
  );
});
