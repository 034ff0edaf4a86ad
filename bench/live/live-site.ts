import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { get } from '../http-client.ts';
import { freePort, start, waitUntil } from '../processes.ts';
import { serverEnvironment, serverFlags } from '../site.ts';
import type { MeasuredDatabase } from './databases.ts';

/** A server process on a database. */
export interface LiveSite {
  origin: string;
  port: number;
  /** Kills the process without a shutdown, as a power failure would. */
  kill(): Promise<void>;
  /** Shuts the process down in order. */
  stop(): Promise<void>;
}

const main = join(import.meta.dirname, '../../server/main.ts');

/** Starts a server with default settings, and waits until it is ready. */
export async function startLiveSite(
  scratch: string,
  { name, env }: MeasuredDatabase,
): Promise<LiveSite> {
  const port = await freePort();
  const origin = `http://127.0.0.1:${port}`;
  const log = join(scratch, `${name}.log`);
  const child = start([process.execPath, ...serverFlags, main], {
    cwd: scratch,
    env: {
      ...serverEnvironment,
      PORT: String(port),
      SITE_ORIGIN: origin,
      LOG_LEVEL: 'error',
      WARM_UP: 'false',
      // The bench sends the requests of many visitors, each with an address of their own.
      TRUSTED_PROXIES: '127.0.0.1',
      ...env,
    },
    log,
  });
  const isReady = async () => (await get(`${origin}/readyz`)).status === 200;
  await waitUntil(isReady, { child, log, seconds: 60 });
  return {
    origin,
    port,
    kill: () => end(child, 'SIGKILL'),
    stop: () => end(child, 'SIGTERM'),
  };
}

async function end(child: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const left = once(child, 'exit');
  child.kill(signal);
  await left;
}
