import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { get } from '../http-client.ts';
import { start, waitUntil } from '../processes.ts';
import { serverEnvironment, serverFlags } from '../site.ts';

/** Pages read by the fleet's visitors, at addresses that exist in every release. */
export const pages: readonly string[] =
  '/fr /en /es /fr/faq /fr/contact /fr/hub /fr/blogia /fr/adluma /fr/blog'.split(' ');

/** A build of the site. */
export interface Release {
  name: string;
  /** Checkout with the build. */
  directory: string;
  /** Settings of its own. */
  settings: Readonly<Record<string, string>>;
}

/** One server of the site, behind the load balancer. */
export interface SiteServer {
  name: string;
  port: number;
  origin: string;
  /** Resolves when it is ready, with these pages cached. */
  start(release: Release): Promise<void>;
  /** Kills the process without a shutdown. */
  kill(): Promise<void>;
  /** Shuts it down gracefully. */
  stop(): Promise<void>;
}

/** A server with the settings shared by the whole fleet. */
export function prepareServer(
  scratch: string,
  { name, port }: { name: string; port: number },
  settings: Readonly<Record<string, string>>,
): SiteServer {
  const origin = `http://127.0.0.1:${port}`;
  const log = join(scratch, `${name}.log`);
  let child: ChildProcess | null = null;
  const end = async (signal: NodeJS.Signals) => {
    if (child === null || child.exitCode !== null || child.signalCode !== null) return;
    const left = once(child, 'exit');
    child.kill(signal);
    await left;
  };
  return {
    name,
    port,
    origin,
    async start(release) {
      child = start([process.execPath, ...serverFlags, join(release.directory, 'server/main.ts')], {
        cwd: scratch,
        env: {
          ...serverEnvironment,
          PORT: String(port),
          DATA_DIR: join(scratch, `${name}-data`),
          LOG_LEVEL: 'error',
          // Two cores suffice for the fleet and its visitors, not for warming unused pages.
          WARM_UP: 'false',
          ...settings,
          ...release.settings,
        },
        log,
      });
      const isReady = async () => (await get(`${origin}/readyz`)).status === 200;
      await waitUntil(isReady, { child, log, seconds: 90 });
      for (const page of pages) {
        const { status } = await get(origin + page);
        if (status !== 200) throw new Error(`${release.name} answers ${page} with ${status}`);
      }
    },
    kill: () => end('SIGKILL'),
    stop: () => end('SIGTERM'),
  };
}
