import { once } from 'node:events';
import { existsSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';
import { afterAll, onTestFinished, TestRunner, vi } from 'vitest';
import { loadAppBuild, type Services } from '../server/app-build.ts';
import { readConfig } from '../server/config.ts';
import { createServer, type SiteServer } from '../server/create-server.ts';
import { securityHeaders } from '../server/http/security-headers.ts';
import { cacheStaticFiles } from '../server/http/static-files.ts';
import type { Timeouts } from '../server/http/timeouts.ts';
import { openLog, type Logger } from '../server/log.ts';
import { openServices } from '../server/services.ts';
import { openTelemetry } from '../server/telemetry/open-telemetry.ts';
import type { Telemetry } from '../server/telemetry/telemetry.ts';

/** The configured origin of the tested site; never the address of its requests. */
export const origin = 'https://iluma.example';

/** The launch moment of the tested site, and the default moment of its clock. */
export const launchAt = Date.UTC(2025, 6, 9, 4, 1);
export const afterLaunch = Date.UTC(2026, 0, 15, 12);

export interface TestedSite {
  server: SiteServer;
  port: number;
  /** Sets the site's clock, in epoch milliseconds. */
  setClock(now: number): void;
  /** The services behind the site's requests, to prepare or inspect data. */
  services: Services;
  telemetry: Telemetry | null;
  /** Sends a request for a path, without following redirects. */
  ask(path: string, init?: RequestInit): Promise<Response>;
  /** The HTML of a page, also at its path in another language; throws unless the status is 200. */
  page(path: string, headers?: Record<string, string>): Promise<string>;
  /** Waits until the server has cached a page under a key. */
  inMemory(key: string): Promise<unknown>;
  /** Requests a page and waits until the server has cached it under a key. */
  cachePage(path: string, key?: string, headers?: Record<string, string>): Promise<string>;
}

/**
 * Starts the real server, with the client's files, on a free port. It is stopped after the test that starts it, or
 * after the file's tests.
 */
export async function openSite(
  settings: NodeJS.ProcessEnv = {},
  { timeouts, log: given }: { timeouts?: Timeouts; log?: Logger } = {},
): Promise<TestedSite> {
  const client = new URL('../build/client', import.meta.url);
  if (!existsSync(client))
    throw new Error('There is no build/ to test. Run `npm run build` first.');
  const config = readConfig({
    SITE_ORIGIN: origin,
    LOG_LEVEL: 'silent',
    // Each page is requested only once or twice: high compression would take most of the tests' time.
    PAGE_BROTLI_QUALITY: '1',
    // Opened by the first request that needs it; most tests do not.
    DATABASE_URL: 'memory:',
    ...settings,
  });
  const log = given ?? openLog(config.LOG_LEVEL);
  let clock = afterLaunch;
  const app = await loadAppBuild();
  const services = await openServices(app, config, log, () => clock);
  const telemetry = await openTelemetry(app, config);
  const server = createServer(config, app, services, {
    now: () => clock,
    telemetry,
    log,
    ...(timeouts && { timeouts }),
  });
  await cacheStaticFiles(fileURLToPath(client), server.files, securityHeaders(config.SITE_ORIGIN));
  await server.fastify.listen({ host: '127.0.0.1', port: 0 });
  // `afterAll` hooks registered while a test runs may never be called.
  const whenDone = TestRunner.getCurrentTest() ? onTestFinished : afterAll;
  whenDone(() => server.stop());
  const { port } = server.fastify.server.address() as AddressInfo;

  const ask: TestedSite['ask'] = (path, init) =>
    fetch(`http://127.0.0.1:${port}${path}`, { redirect: 'manual', ...init });
  /** A page’s path in another language redirects permanently to its own. */
  const followed = async (path: string, headers: Record<string, string>) => {
    const response = await ask(path, { headers });
    const location = response.headers.get('location');
    return response.status === 301 && location?.startsWith('/')
      ? ask(location, { headers })
      : response;
  };
  const page: TestedSite['page'] = async (path, headers = {}) => {
    const response = await followed(path, headers);
    if (response.status !== 200) throw new Error(`${path} answered ${response.status}`);
    return response.text();
  };
  const inMemory: TestedSite['inMemory'] = (key) =>
    vi.waitUntil(() => server.pages.has(key), { timeout: 20_000, interval: 5 });
  return {
    server,
    services,
    telemetry,
    port,
    inMemory,
    setClock: (now) => (clock = now),
    ask,
    page,
    async cachePage(path, key = path, headers = {}) {
      const html = await page(path, headers);
      await inMemory(key);
      return html;
    },
  };
}

/** Resolves when the server has read the head of the next request. */
export function nextRequest({ server }: TestedSite): Promise<unknown> {
  return once(server.fastify.server, 'request');
}
