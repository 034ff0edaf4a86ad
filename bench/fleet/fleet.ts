import { randomBytes } from 'node:crypto';
import { get } from '../http-client.ts';
import { freePort } from '../processes.ts';
import { database, startCluster, type Cluster } from './cluster.ts';
import { startHaProxy, type HaProxy } from './haproxy.ts';
import { startPgBouncer } from './pgbouncer.ts';
import { prepareServer, type Release, type SiteServer } from './servers.ts';
import { startVarnish } from './varnish.ts';

/**
 * Visitors → Varnish → HAProxy → servers of the site → PgBouncer → HAProxy → the primary of two PostgreSQL under Patroni.
 */
export interface Fleet {
  /** Entry point of visitors: Varnish. */
  origin: string;
  balancer: HaProxy;
  servers: readonly SiteServer[];
  cluster: Cluster;
  /** Of the primary, whichever node it is, without PgBouncer. */
  primaryUrl: string;
}

const serverCount = 3;

/** Sets up everything except the site's servers, which have no release yet. */
export async function startFleet(scratch: string): Promise<Fleet> {
  const cluster = await startCluster(scratch);
  const origin = `http://127.0.0.1:${await freePort()}`;
  const primaryPort = await freePort();
  const places = [];
  for (let number = 1; number <= serverCount; number += 1)
    places.push({ name: `site${number}`, port: await freePort() });
  const balancer = await startHaProxy(scratch, {
    servers: places,
    nodes: cluster.nodes,
    primaryPort,
  });
  const pooledUrl = await startPgBouncer(scratch, primaryPort);
  await startVarnish(scratch, origin, balancer.port);
  const settings = {
    SITE_ORIGIN: origin,
    SECRET: randomBytes(32).toString('hex'),
    DATABASE_URL: pooledUrl,
    CACHE_PURGE_URLS: origin,
    // Varnish and HAProxy; the visitors of the bench name addresses of their own behind them.
    TRUSTED_PROXIES: '127.0.0.0/8',
  };
  const servers = places.map((place) => prepareServer(scratch, place, settings));
  return {
    origin,
    balancer,
    servers,
    cluster,
    primaryUrl: `postgres://${database}@127.0.0.1:${primaryPort}/${database}`,
  };
}

/** Starts a release on every server, and waits until visitors reach it. */
export async function startServers({ servers, balancer, origin }: Fleet, release: Release) {
  for (const server of servers) {
    await server.start(release);
    await balancer.restore(server.name);
  }
  const { status } = await get(`${origin}/fr`);
  if (status !== 200) throw new Error(`The fleet answers ${status}`);
}
