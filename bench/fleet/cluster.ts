import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { chown, mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { get } from '../http-client.ts';
import { freePort, start, waitUntil } from '../processes.ts';
import { programs } from './packages.ts';
import { patroniSettings, type NodePlace } from './patroni-settings.ts';
import { asPostgres, postgresIds } from './postgres-user.ts';

/** One PostgreSQL of the cluster, with its Patroni. */
export interface ClusterNode {
  name: string;
  port: number;
  /** Port of Patroni's REST API, which tells a load balancer whether the node is the primary. */
  restPort: number;
  start(): Promise<void>;
  /** Kills Patroni and PostgreSQL at once, like a power failure. */
  kill(): Promise<void>;
}

export interface Cluster {
  nodes: readonly ClusterNode[];
  primary(): Promise<ClusterNode>;
  /** Resolves when a standby has everything acknowledged. */
  isProtected(): Promise<void>;
}

/** Database and role of the site; on loopback, in a temporary cluster, no password is needed. */
export const database = 'iluma';

/** Starts etcd and two nodes, and creates the site's database. */
export async function startCluster(scratch: string): Promise<Cluster> {
  const etcdPort = await startEtcd(scratch);
  const nodes: ClusterNode[] = [];
  for (const name of ['pg1', 'pg2']) {
    const node = await prepareNode(scratch, name, etcdPort);
    nodes.push(node);
    await node.start();
  }
  const primary = async () => {
    for (const node of nodes) {
      const answer = await get(`http://127.0.0.1:${node.restPort}/primary`).catch(() => null);
      if (answer?.status === 200) return node;
    }
    throw new Error('The cluster has no primary');
  };
  const isProtected = async () => {
    for (let tries = 0; tries < 600; tries += 1) {
      const standbys = nodes.map(({ restPort }) =>
        get(`http://127.0.0.1:${restPort}/synchronous`).catch(() => null),
      );
      if ((await Promise.all(standbys)).some((answer) => answer?.status === 200)) return;
      await pause(100);
    }
    throw new Error('No standby caught up within a minute');
  };
  await isProtected();
  await createDatabase(await primary());
  return { nodes, primary, isProtected };
}

async function startEtcd(scratch: string): Promise<number> {
  const [port, peerPort] = [await freePort(), await freePort()];
  const [client, peer] = [`http://127.0.0.1:${port}`, `http://127.0.0.1:${peerPort}`];
  const log = join(scratch, 'etcd.log');
  const options = {
    name: 'etcd',
    'data-dir': join(scratch, 'etcd'),
    'listen-client-urls': client,
    'advertise-client-urls': client,
    'listen-peer-urls': peer,
    'initial-advertise-peer-urls': peer,
    'initial-cluster': `etcd=${peer}`,
  };
  const given = Object.entries(options).map(([name, value]) => `--${name}=${value}`);
  const child = start([programs.etcd, ...given], { cwd: scratch, log });
  const isReady = async () => (await get(`${client}/health`)).status === 200;
  await waitUntil(isReady, { child, log, seconds: 20 });
  return port;
}

async function prepareNode(scratch: string, name: string, etcdPort: number): Promise<ClusterNode> {
  const directory = join(scratch, name);
  await mkdir(directory, { mode: 0o700 });
  const [port, restPort] = [await freePort(), await freePort()];
  const place: NodePlace = { name, directory, port, restPort, etcdPort };
  const config = join(directory, 'patroni.json');
  await writeFile(config, JSON.stringify(patroniSettings(place)));
  const { uid, gid } = postgresIds();
  await Promise.all([directory, config].map((path) => chown(path, uid, gid)));
  const log = join(scratch, `${name}.log`);
  let child: ChildProcess | null = null;
  // However the bench ends, and before its files are deleted. PostgreSQL does not exit with its Patroni.
  process.prependListener('exit', () => endPostgres(directory, 'SIGQUIT'));
  return {
    name,
    port,
    restPort,
    async start() {
      child = start(asPostgres([programs.patroni, config]), { cwd: directory, log });
      const isReady = async () =>
        (await get(`http://127.0.0.1:${restPort}/readiness`)).status === 200;
      await waitUntil(isReady, { child, log, seconds: 90 });
    },
    async kill() {
      if (child === null) return;
      const left = once(child, 'exit');
      endPostgres(directory, 'SIGKILL');
      child.kill('SIGKILL');
      await left;
    },
  };
}

/** Kills PostgreSQL; its other processes exit with the first. */
function endPostgres(directory: string, signal: NodeJS.Signals): void {
  try {
    const [pid] = readFileSync(join(directory, 'data/postmaster.pid'), 'utf8').split('\n', 1);
    if (Number(pid) > 1) process.kill(Number(pid), signal);
  } catch {
    // It is not running.
  }
}

/** The limits that the site sets itself without a pooler; see docs/database.md. */
async function createDatabase({ port }: ClusterNode): Promise<void> {
  const client = new pg.Client(`postgres://postgres@127.0.0.1:${port}/postgres`);
  await client.connect();
  try {
    await client.query(`create role ${database} login`);
    await client.query(`create database ${database} owner ${database}`);
    await client.query(`alter role ${database} set statement_timeout = '15s'`);
    await client.query(`alter role ${database} set idle_in_transaction_session_timeout = '30s'`);
  } finally {
    await client.end();
  }
}
