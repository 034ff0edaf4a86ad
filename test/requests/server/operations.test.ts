import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { afterAll, describe, expect, it } from 'vitest';
import { languages } from '#app/domain/languages.ts';
import { listenForMetrics } from '../../../server/metrics.ts';
import { openSite } from '../../site.ts';

const site = await openSite();
const metricsServer = listenForMetrics(site.server.metrics, 0, '127.0.0.1');
await once(metricsServer, 'listening');
afterAll(() => new Promise((resolve) => metricsServer.close(resolve)));
const { port } = metricsServer.address() as AddressInfo;

/** The value of one metric. */
async function metric(line: string): Promise<number> {
  const text = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text();
  const found = text.split('\n').find((one) => one.startsWith(`${line} `));
  return Number(found?.slice(line.length + 1) ?? 0);
}

describe('health', () => {
  it.each([
    ['/healthz', 'ok\n'],
    ['/readyz', 'ready\n'],
  ])('%s answers "%s", and is never cached', async (path, text) => {
    const response = await site.ask(path);
    expect(response.status).toBe(200);
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(response.headers.get('x-content-type-options')).toBe('nosniff');
    expect(response.headers.get('strict-transport-security')).toContain('max-age=');
    expect(response.headers.get('content-security-policy')).toContain("default-src 'none'");
    expect(await response.text()).toBe(text);
  });

  it.each(['/fr/healthz', '/healthz/', '/readyz.json'])(
    'has no other address such as %s',
    async (path) => {
      expect((await site.ask(path)).status).toBe(404);
    },
  );
});

describe('metrics', () => {
  it('are not served on the site’s own port', async () => {
    expect((await site.ask('/metrics')).status).toBe(404);
    expect((await site.ask('/fr/metrics')).status).toBe(404);
  });

  it('are in Prometheus format, including those of the process', async () => {
    const response = await fetch(`http://127.0.0.1:${port}/metrics`);
    expect(response.headers.get('content-type')).toMatch(/^text\/plain; version=/);
    const text = await response.text();
    expect(text).toContain('# TYPE iluma_render_seconds histogram');
    expect(text).toContain('process_cpu_seconds_total');
  });

  it.each(['/', '/fr', '/metrics/x'])(
    'share their port with nothing else, such as %s',
    async (path) => {
      expect((await fetch(`http://127.0.0.1:${port}${path}`)).status).toBe(404);
    },
  );

  it('count the app’s responses by status class', async () => {
    const kinds = ['2xx', '3xx', '4xx'].map(
      (kind) => `iluma_http_responses_total{status="${kind}"}`,
    );
    const before = await Promise.all(kinds.map(metric));
    await site.ask('/fr?q=1');
    await site.ask('/crm');
    await site.ask('/nobody');
    await site.ask('/nobody');
    const after = await Promise.all(kinds.map(metric));
    expect(after.map((count, index) => count - (before[index] ?? 0))).toEqual([1, 1, 2]);
  });

  it('count responses from the cache', async () => {
    await site.cachePage('/fr');
    const line = 'iluma_cache_hits{cache="pages"}';
    const before = await metric(line);
    await site.ask('/fr');
    await site.ask('/fr');
    expect(await metric(line)).toBe(before + 2);
    expect(await metric('iluma_render_seconds_count')).toBeGreaterThan(0);
  });

  it('count failed emails by error code, and report how many wait', async () => {
    const line = 'iluma_mail_failures_total{code="smtp-esocket"}';
    const before = await metric(line);
    const until = new Date();
    site.services.mailWatch.settled({ state: 'waiting', error: 'smtp-esocket', until });
    site.services.mailWatch.settled({ state: 'dead', error: 'smtp-esocket' });
    site.services.mailWatch.settled({ state: 'sent' });
    expect(await metric(line)).toBe(before + 2);
    const text = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text();
    expect(text).toMatch(/^iluma_mail_waiting 0$/m);
  });

  it('contain no address and no visitor data', async () => {
    await site.ask('/fr/SECRET?nomEntreprise=SECRET', { headers: { cookie: 'SECRET=1' } });
    const text = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text();
    expect(text.includes('SECRET')).toBe(false);
  });
});

describe('a page warmed up', () => {
  it.each(languages)('is cached in %s before its first request', async (language) => {
    await site.server.warm('/home', language);
    await site.inMemory(`${language}/home`);
    const response = await site.ask('/home', { headers: { 'accept-language': language } });
    expect(response.headers.has('etag')).toBe(true);
    const html = await response.text();
    expect(html.startsWith(`<!DOCTYPE html><html lang="${language}"`)).toBe(true);
  });
});
