import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';
import { onCore } from './cores.ts';
import { get, headersByName, type HttpResponse } from './http-client.ts';
import { cpuSeconds, freePort, start, waitUntil } from './processes.ts';

const root = join(import.meta.dirname, '..');

/** The request header of every browser. */
export const acceptBrotli = { 'Accept-Encoding': 'br' };

/** The running site. */
export interface Site {
  origin: string;
  metricsUrl: string;
  pid: number;
  /** The home page as served from the page cache. */
  home: HttpResponse;
  etag: string;
}

/** Runs `npm run build` if there is no build. */
export async function ensureBuild(): Promise<void> {
  if (existsSync(join(root, 'build/server/index.js'))) return;
  console.log('There is no build yet: running npm run build');
  await promisify(execFile)('npm', ['run', 'build'], { cwd: root, timeout: 90_000 });
}

/** Node's options in `npm run serve`. */
export const serverFlags = ['--max-semi-space-size=8', '--heap-growing-percent=50'] as const;

/** What `npm run serve` tells the C library, and what a server of a bench needs besides its settings. */
export const serverEnvironment = {
  MALLOC_ARENA_MAX: '1',
  MALLOC_MMAP_THRESHOLD_: '131072',
  PATH: process.env.PATH,
  HOME: process.env.HOME,
  // React falls back to its slow development build otherwise.
  NODE_ENV: 'production',
  HOST: '127.0.0.1',
};

/** Starts one server process with the settings of a plain `npm run serve` and those given, and waits until its pages are cached. */
export async function startSite(
  scratch: string,
  core: number | undefined,
  settings: Readonly<Record<string, string>> = {},
): Promise<Site> {
  const [port, metricsPort] = [await freePort(), await freePort()];
  const origin = `http://127.0.0.1:${port}`;
  const log = join(scratch, 'site.log');
  const child = start(
    onCore(core, [process.execPath, ...serverFlags, join(root, 'server/main.ts')]),
    {
      // Not the repository, so that the server's files are not left there.
      cwd: scratch,
      env: {
        ...serverEnvironment,
        PORT: String(port),
        METRICS_PORT: String(metricsPort),
        SITE_ORIGIN: origin,
        ...settings,
      },
      log,
    },
  );
  const isReady = async () => (await get(`${origin}/readyz`)).status === 200;
  await waitUntil(isReady, { child, log, seconds: 30 });
  const pid = child.pid ?? 0;
  let home = await get(`${origin}/fr`, { headers: acceptBrotli });
  const isCached = async () => {
    home = await get(`${origin}/fr`, { headers: acceptBrotli });
    // Only cached responses have an ETag.
    return headersByName(home).has('etag');
  };
  await waitUntil(isCached, { child, log, seconds: 30 });
  await waitUntilIdle(pid);
  const etag = headersByName(home).get('etag') ?? '';
  return { origin, metricsUrl: `http://127.0.0.1:${metricsPort}/metrics`, pid, home, etag };
}

/** The server renders every page once after its start; measuring starts afterwards. */
async function waitUntilIdle(pid: number): Promise<void> {
  for (let tries = 0; tries < 60; tries += 1) {
    const before = cpuSeconds(pid);
    await pause(500);
    if (cpuSeconds(pid) - before < 0.02) return;
  }
}
