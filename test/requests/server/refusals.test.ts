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

it('a stranger is logged by the pattern of the path and the pseudonym of the day', async () => {
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

it('what a member of staff is not allowed stands in the log and, once a minute, in the audit log', async () => {
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

it('a wrong password and a request from another site are logged with their reason', async () => {
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

it('a burst of one caller raises a metric, once', async () => {
  for (let i = 0; i < 25; i += 1)
    expect([401, 429]).toContain((await site.ask('/api/team')).status);
  const text = await site.server.metrics.expose();
  const bursts = [...text.matchAll(/^iluma_refusal_bursts_total\{status="\d+"\} (\d+)$/gm)];
  expect(bursts.map(([, count]) => count)).toEqual(['1']);
  expect(text).toMatch(/^iluma_refusals_total\{status="401",reason="signed-out"\} \d+$/m);
});

it('two Host headers are a malformed request, also for a page in memory', async () => {
  await site.cachePage('/fr');
  const { status } = await send(site.port, 'GET /fr HTTP/1.1', 'Host: other.example');
  expect(status).toBe(400);
});

it('signing out clears what the browser has cached', async () => {
  const browser = await signedInOn(site, 'member');
  const response = await browser.post({ intent: 'sign-out' });
  expect(response.headers.get('clear-site-data')).toBe('"cache"');
  expect(response.headers.getSetCookie()).toEqual([expect.stringContaining('Max-Age=0')]);
});

it('a client that does not read is closed', async () => {
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
