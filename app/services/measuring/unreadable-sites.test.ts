import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { parseReport } from '#app/domain/ila/audit/written-report.ts';
import { robotAgent } from '#app/services/web/robot.ts';
import { createWebClient } from '#app/services/web/web-client.ts';
import { createMeasureSite, type Measured } from './measure-site.ts';

type Respond = (response: ServerResponse, path: string) => unknown;

let respond: Respond = (response) => response.end();
const server = createServer((request, response) => void respond(response, request.url ?? '/'));
beforeAll(() => new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve)));
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

const measure = createMeasureSite(
  createWebClient({ allowed: ['127.0.0.1'], agent: robotAgent(null), timeout: 2000 }),
  null,
  null,
);

async function measured(as: Respond): Promise<Measured> {
  respond = as;
  const { port } = server.address() as AddressInfo;
  return measure({
    address: `http://127.0.0.1:${port}`,
    at: '2026-11-23T12:00:00.000Z',
    signal: new AbortController().signal,
    onPage: () => {},
  });
}

const html = { 'Content-Type': 'text/html' };
const page = '<!doctype html><html lang="fr"><title>Pain</title><body><h1>Du pain</h1>';

const everywhere =
  (status: number): Respond =>
  (response) =>
    response.writeHead(status, html).end('<h1>Erreur</h1><p>Ce site ne répond pas.</p>');

const firstPage =
  (headers: Record<string, string>, body: string): Respond =>
  (response, path) =>
    path === '/' ? response.writeHead(200, headers).end(body) : response.writeHead(404).end();

/** A robots.txt for a page that is publicly readable. */
const withRobots =
  (robots: (response: ServerResponse) => unknown): Respond =>
  (response, path) =>
    path === '/robots.txt' ? robots(response) : response.writeHead(200, html).end(page);

const brokenOff =
  (start: string): Respond =>
  (response, path) => {
    if (path !== '/') return response.writeHead(404).end();
    response.writeHead(200, { ...html, 'Content-Length': '5000' });
    response.write(start, () => response.destroy());
  };

describe('a site that cannot be read gets a reason and no score', () => {
  it.each([
    ['refuses every address', everywhere(403), 'http-403'],
    ['asks for a password', everywhere(401), 'http-401'],
    ['has no first page', everywhere(404), 'http-404'],
    ['gets too many requests', everywhere(429), 'http-429'],
    ['fails', everywhere(500), 'http-500'],
    ['is being maintained', everywhere(503), 'http-503'],
    ['fails in its own way', everywhere(521), 'http-other'],
    ['is a PDF', firstPage({ 'Content-Type': 'application/pdf' }, '%PDF-1.7'), 'not-a-page'],
    ['is JSON', firstPage({ 'Content-Type': 'application/json' }, '{"a":1}'), 'not-a-page'],
    ['is a host’s own', firstPage(html, '<title>Index of /</title><h1>Index of /</h1>'), 'parked'],
    ['is empty', firstPage(html, ''), 'empty'],
    ['has no content', firstPage(html, '<!doctype html><title>x</title><body></body>'), 'empty'],
    ['breaks off at once', brokenOff('<!doctype html><html><head>'), 'cut-off'],
    [
      'has a robots.txt that fails',
      withRobots((response) => response.writeHead(500).end()),
      'robots-unreachable',
    ],
    [
      'has a robots.txt that does not answer',
      withRobots((response) => response.destroy()),
      'robots-unreachable',
    ],
    [
      'asks to stay away',
      withRobots((response) => response.end('User-agent: *\nDisallow: /\n')),
      'blocked-by-robots',
    ],
    [
      'is drawn by scripts, which no browser runs here',
      firstPage(
        html,
        '<!doctype html><title>x</title><div id="root"></div><script src="/a.js"></script>',
      ),
      'too-little-judged',
    ],
  ] as const)('when it %s', async (_what, as, failure) => {
    const { report, failure: told } = await measured(as);
    expect([told, parseReport(report).score]).toEqual([failure, null]);
  });

  it.each([
    ['is small', firstPage(html, page), []],
    ['breaks off within its content', brokenOff(page + '<p>Du pain.'.repeat(30)), ['cut']],
    ['is one picture', firstPage(html, '<!doctype html><title>x</title><img src="/a.png">'), []],
  ] as const)('unlike one that %s, which is judged', async (_what, as, limits) => {
    const { report, failure } = await measured(as);
    const read = parseReport(report);
    expect([failure, read.limits]).toEqual([null, limits]);
    expect(read.score).toEqual(expect.any(Number));
  });
});
