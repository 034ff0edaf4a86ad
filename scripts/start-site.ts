import { mkdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { freePort, start, waitUntil } from '../bench/processes.ts';

const root = join(import.meta.dirname, '..');

/**
 * Starts the built site on a free port, with an in-memory database unless the environment names one, and waits until it
 * is ready. `stopAll` of bench/processes.ts stops it.
 *
 * @param log file for its output
 * @param settings overrides of the environment
 * @returns its origin
 */
export async function startSite(
  log: string,
  settings: Readonly<Record<string, string>> = {},
): Promise<string> {
  const origin = `http://127.0.0.1:${await freePort()}`;
  const { hostname: HOST, port: PORT } = new URL(origin);
  const env = {
    DATABASE_URL: 'memory:',
    ...process.env,
    // React uses its slow development build outside of production.
    NODE_ENV: 'production',
    HOST,
    PORT,
    SITE_ORIGIN: origin,
    LOG_LEVEL: 'warn',
    ...settings,
  };
  await mkdir(dirname(log), { recursive: true });
  const child = start([process.execPath, 'server/main.ts'], { cwd: root, env, log });
  await waitUntil(async () => (await fetch(`${origin}/readyz`)).ok, { child, log, seconds: 120 });
  return origin;
}
