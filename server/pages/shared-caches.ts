import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import type { Services } from '../app-build.ts';

/** The surrogate key of all public pages: a change of the site may affect any of them. */
const surrogateKey = 'pages';

/**
 * Headers that let caches in front keep a page until they are purged (RFC 9213). Browsers, and caches that are not
 * purged, keep revalidating.
 */
export const sharedCacheHeaders: readonly string[] = [
  'CDN-Cache-Control',
  'max-age=86400',
  'Surrogate-Key',
  surrogateKey,
];

/** Caches in front of the site, such as Varnish. */
export interface SharedCaches {
  /** Makes every cache forget the public pages, in the background. */
  purge: () => void;
  /** Purges once more, without retry: pages rendered by this server may be stale. */
  close: () => Promise<void>;
}

interface Settings {
  /** Called once per outage of a cache. */
  report: (error: unknown) => void;
  /** Milliseconds before a failed purge is retried. */
  retryAfter?: number;
  /** Milliseconds before the second purge, which catches pages in flight to the cache during the first. */
  repeatAfter?: number;
}

/** Timeout of a purge, in milliseconds. */
const timeout = 2000;

/** Purges caches when the site changes, and at a release: when this server starts and when it stops. */
export function purgeSharedCaches(
  fastify: FastifyInstance,
  origins: readonly string[],
  { onSiteChange, siteChangeSpread }: Pick<Services, 'onSiteChange' | 'siteChangeSpread'>,
): void {
  const caches = createSharedCaches(origins, { report: (error) => fastify.log.error(error) });
  // Not earlier: a server that has not noticed the change yet would refill the cache with the old page.
  onSiteChange(() => void setTimeout(caches.purge, siteChangeSpread).unref());
  fastify.addHook('onListen', async () => caches.purge());
  fastify.addHook('onClose', () => caches.close());
}

/** @param origins scheme and host of each cache */
export function createSharedCaches(
  origins: readonly string[],
  { report, retryAfter = 1000, repeatAfter = 2000 }: Settings,
): SharedCaches {
  const caches = origins.map((origin) => purger(origin, report, retryAfter));
  const purgeAll = () => caches.forEach((purge) => purge());
  return {
    purge() {
      purgeAll();
      setTimeout(purgeAll, repeatAfter).unref();
    },
    async close() {
      await Promise.allSettled(origins.map(sendPurge));
    },
  };
}

/** Purges one cache until it succeeds; requests during a purge are merged into one more. */
function purger(origin: string, report: (error: unknown) => void, retryAfter: number): () => void {
  let asked = 0;
  let isWorking = false;

  async function work(): Promise<void> {
    let isFailing = false;
    for (let done = 0; done < asked;) {
      const next = asked;
      try {
        // oxlint-disable-next-line no-await-in-loop -- one attempt after the other
        await sendPurge(origin);
        done = next;
        isFailing = false;
      } catch (error) {
        if (!isFailing) report(error);
        isFailing = true;
        // oxlint-disable-next-line no-await-in-loop -- one attempt after the other
        await pause(retryAfter, undefined, { ref: false });
      }
    }
    asked = 0;
    isWorking = false;
  }

  return () => {
    asked += 1;
    if (isWorking) return;
    isWorking = true;
    void work();
  };
}

async function sendPurge(origin: string): Promise<void> {
  const headers = { 'Surrogate-Key': surrogateKey };
  const signal = AbortSignal.timeout(timeout);
  try {
    const response = await fetch(origin, { method: 'PURGE', headers, signal });
    await response.arrayBuffer();
    if (!response.ok) throw new Error(`it answers PURGE with ${response.status}`);
  } catch (cause) {
    throw new Error(`The cache at ${origin} was not purged`, { cause });
  }
}
