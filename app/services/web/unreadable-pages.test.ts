import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { deflateRawSync, deflateSync, gzipSync, zstdCompressSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { auditSite } from '#app/domain/ila/audit/audit.ts';
import { siteFailure } from '#app/domain/ila/audit/site-failure.ts';
import { readSite } from './read-site.ts';
import { robotAgent } from './robot.ts';
import { createWebClient } from './web-client.ts';

const page = `<!doctype html><html lang="fr"><title>Lune</title><h1>Boulangerie Lune</h1><p>${'Du pain au levain. '.repeat(20)}</p>`;

/** Reads a site whose first page has this content. */
async function evidenceOf(body: string | Buffer, headers: Readonly<Record<string, string>> = {}) {
  const server = createServer(({ url }, response) => {
    if (url === '/') response.writeHead(200, { 'Content-Type': 'text/html', ...headers }).end(body);
    else response.writeHead(404).end();
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const { port } = server.address() as AddressInfo;
  const client = createWebClient({ allowed: ['127.0.0.0/8'], agent: robotAgent(null) });
  const address = `http://127.0.0.1:${port}/`;
  const site = await readSite(client, { address, country: 'FR', at: '2026-11-24T12:00:00Z' });
  server.closeAllConnections();
  server.close();
  return site;
}

it.each([
  ['deflate', deflateSync(page)],
  ['deflate', deflateRawSync(page)],
  ['deflate, gzip', gzipSync(deflateSync(page))],
])('a page encoded in %s is read as browsers do', async (encoding, body) => {
  const site = await evidenceOf(body, { 'Content-Encoding': encoding });
  expect(site.pages[0]?.html?.headings[0]?.text).toBe('Boulangerie Lune');
});

it.each<[what: string, body: string | Buffer, headers?: Record<string, string>]>([
  ['compressed without a header', gzipSync(page)],
  ['compressed by zstd without a header', zstdCompressSync(page)],
  ['compressed more often than stated', gzipSync(gzipSync(page)), { 'Content-Encoding': 'gzip' }],
  ['not compressed as stated', page, { 'Content-Encoding': 'gzip' }],
])('a page that is %s is not judged as text', async (_what, body, headers) => {
  const site = await evidenceOf(body, headers);
  expect(siteFailure(site)).toBe('undecodable');
  expect(auditSite(site).score).toBeNull();
});

it.each([
  '<title>Database Error</title><h1>Error establishing a database connection</h1>',
  '<title>WordPress › Erreur</title><p>Il y a eu une erreur critique sur ce site.</p><p><a href="https://fr.wordpress.org/support/">En apprendre plus</a></p>',
  '<p>Ha habido un error crítico en esta web.</p>',
  '<h1>Erreur lors de la connexion à la base de données</h1>',
  '<b>Fatal error</b>: Uncaught Error: Call to undefined function x() in /home/a/b.php:3 Stack trace: #0 {main} thrown in <b>/home/a/b.php</b> on line <b>3</b>',
  'Briefly unavailable for scheduled maintenance. Check back in a minute.',
  '<title>503 Service Unavailable</title><h1>Service Unavailable</h1>',
  'Le site web a rencontré une erreur inattendue. Veuillez réessayer plus tard.',
])('an error that answers 200 is not judged as a site: %s', async (body) => {
  const site = await evidenceOf(body);
  expect(siteFailure(site)).toBe('error-page');
  expect(auditSite(site).score).toBeNull();
});

it.each([
  '<h1>Error establishing a database connection?</h1><p>We mend WordPress sites in Whitby.</p><a href="/services">Services</a>',
  '<h1>503 Coffee</h1><p>A coffee shop on route 503.</p>',
])('a site about errors is judged: %s', async (body) => {
  expect(siteFailure(await evidenceOf(body))).toBeNull();
});

it.each([
  '<title>Lune</title><frameset rows="100%,*"><frame src="https://lune.example.net/"><noframes><body><h1>Lune</h1><p>Votre navigateur ne gère pas les cadres.</p></body></noframes></frameset>',
  '<title>Lune</title><body><iframe src="https://lune.example.net/" width="100%"></iframe>',
])('a page with nothing but a frame of another site is not judged: %s', async (body) => {
  const site = await evidenceOf(body);
  expect(siteFailure(site)).toBe('framed');
  expect(auditSite(site).score).toBeNull();
});

it('frames of the site itself are its pages', async () => {
  const site = await evidenceOf(
    '<title>Lune</title><frameset cols="20%,*"><frame src="/menu.html"><frame src="/home.html"></frameset>',
  );
  expect(siteFailure(site)).toBeNull();
});

it.each([
  ['expired', 'certificate-expired'],
  ['other-name', 'certificate-other-name'],
  ['self-signed', 'certificate-self-signed'],
  ['invalid', 'certificate'],
] as const)('a certificate refused as %s is the failure %s', async (refusal, failure) => {
  const site = await evidenceOf(page);
  const refused = { refusal, found: '2026-01-01' };
  const first = { ...site.first, status: null, failure: 'certificate', refused } as const;
  expect(siteFailure({ ...site, first, pages: [] })).toBe(failure);
});
