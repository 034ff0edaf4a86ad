import { once } from 'node:events';
import type { Socket } from 'node:net';
import { pino } from 'pino';
import { expect, it, vi } from 'vitest';
import { heard, open, send } from '../../raw-http.ts';
import { openSite } from '../../site.ts';
import { signedInOn } from '../../staff.ts';

const lines: { refusal?: Record<string, unknown>; msg: string }[] = [];
const log = pino({ level: 'warn' }, { write: (line) => lines.push(JSON.parse(line)) });
const site = await openSite({}, { log });

const refusals = () => lines.flatMap(({ refusal }) => (refusal ? [refusal] : []));
const lastRefusal = () => refusals().at(-1);

it('logs a stranger by path pattern and daily pseudonym', async () => {
  const response = await site.ask('/api/leads/hidden-id?q=hidden');
  expect(response.status).toBe(401);
  expect(lastRefusal()).toEqual({
    status: 401,
    method: 'GET',
    path: '/api/leads/:id',
    reason: 'signed-out',
    caller: expect.stringMatching(/^visitor\/[\w-]{22}$/),
  });
  expect(JSON.stringify(lines)).not.toMatch(/hidden|127\.0\.0\.1/);
});

it('logs what a staff member may not do, and audits it once a minute', async () => {
  const reader = await signedInOn(site, 'read-only');
  const chief = await signedInOn(site, 'CEO');
  const ask = (cookie: string, path: string) => site.ask(path, { headers: { cookie } });
  for (const path of ['/api/keys', '/api/keys'])
    expect((await ask(reader.cookie(), path)).status).toBe(403);
  const caller = expect.stringMatching(/^staff\/[\da-f-]{36}$/);
  expect(lastRefusal()).toMatchObject({ path: '/api/keys', reason: 'not-allowed', caller });
  const audit = await ask(chief.cookie(), '/api/audit?entity=operation');
  const { items } = (await audit.json()) as { items: Record<string, unknown>[] };
  expect(items).toEqual([
    expect.objectContaining({ action: 'operation.refused', entityId: 'GET /api/keys' }),
  ]);
});

it('logs a wrong password and a cross-site request with their reason', async () => {
  const body = new URLSearchParams({ intent: 'sign-in', 'crm-email': 'a@b.example' });
  const headers = { origin: 'https://iluma.example' };
  const wrong = await site.ask('/fr/crm-complet', { method: 'POST', body, headers });
  expect(wrong.status).toBe(401);
  expect(lastRefusal()).toMatchObject({ path: '/fr/crm-complet', reason: 'refused' });
  const foreign = { 'sec-fetch-site': 'cross-site' };
  const crossSite = await site.ask('/fr/hidden', { method: 'POST', body, headers: foreign });
  expect(crossSite.status).toBe(403);
  await vi.waitUntil(() => lastRefusal()?.reason === 'cross-site');
  expect(lastRefusal()).toMatchObject({ path: 'unknown', status: 403 });
});

it('counts a burst by one caller once', async () => {
  for (let i = 0; i < 25; i += 1)
    expect([401, 429]).toContain((await site.ask('/api/team')).status);
  const text = await site.server.metrics.expose();
  const bursts = [...text.matchAll(/^iluma_refusal_bursts_total\{status="\d+"\} (\d+)$/gm)];
  expect(bursts.map(([, count]) => count)).toEqual(['1']);
  expect(text).toMatch(/^iluma_refusals_total\{status="401",reason="signed-out"\} \d+$/m);
});

it('rejects two Host headers, also for a cached page', async () => {
  await site.cachePage('/fr');
  const { status } = await send(site.port, 'GET /fr HTTP/1.1', 'Host: other.example');
  expect(status).toBe(400);
});

it('clears the browser’s cache on sign-out', async () => {
  const browser = await signedInOn(site, 'member');
  const response = await browser.post({ intent: 'sign-out' });
  expect(response.headers.get('clear-site-data')).toBe('"cache"');
  expect(response.headers.getSetCookie()).toEqual([expect.stringContaining('Max-Age=0')]);
});

it('closes the connection of a client that does not read', async () => {
  const { server } = site.server.fastify;
  const { timeout } = server;
  server.timeout = 200;
  try {
    const connected = once(server, 'connection') as Promise<[Socket]>;
    const asked = 'GET /fr HTTP/1.1\r\nHost: iluma.example\r\nAccept-Encoding: identity\r\n\r\n';
    const client = await open(site.port, asked.repeat(2000));
    client.pause();
    const [socket] = await connected;
    await once(socket, 'close');
    expect(socket.bytesWritten).toBeGreaterThan(0);
    client.destroy();
  } finally {
    server.timeout = timeout;
  }
  expect((await heard(await open(site.port, 'GET /fr HTTP/1.0\r\nHost: a\r\n\r\n'))).status).toBe(
    200,
  );
});
