import { writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { setTimeout as pause } from 'node:timers/promises';
import { freePort, start, waitUntil } from '../processes.ts';
import type { ClusterNode } from './cluster.ts';
import { programs } from './packages.ts';

/** The load balancer, of the site's servers and of the database's primary. */
export interface HaProxy {
  port: number;
  /** Takes a server out, and resolves when it has no requests in flight. */
  drain(server: string): Promise<void>;
  /** Puts it back, and resolves when it counts as up. */
  restore(server: string): Promise<void>;
}

/** Requests in flight, and state, of a server in a backend. */
interface ServerRow {
  current: number;
  status: string;
}

/** @param primaryPort where the primary is found, whichever node it is */
export async function startHaProxy(
  scratch: string,
  {
    servers,
    nodes,
    primaryPort,
  }: {
    servers: readonly { name: string; port: number }[];
    nodes: readonly Pick<ClusterNode, 'name' | 'port' | 'restPort'>[];
    primaryPort: number;
  },
): Promise<HaProxy> {
  const port = await freePort();
  const socket = join(scratch, 'haproxy.sock');
  const config = join(scratch, 'haproxy.cfg');
  const site = servers.map((each) => `  server ${each.name} 127.0.0.1:${each.port} check`);
  const database = nodes.map(
    (each) => `  server ${each.name} 127.0.0.1:${each.port} check port ${each.restPort}`,
  );
  await writeFile(config, configuration({ socket, port, primaryPort, site, database }));
  const log = join(scratch, 'haproxy.log');
  const child = start([programs.haproxy, '-db', '-f', config], { cwd: scratch, log });
  const rowsOf = async (server: string): Promise<ServerRow[]> => {
    const lines = (await command(socket, 'show stat')).split('\n').map((line) => line.split(','));
    const [head = []] = lines;
    const at = (name: string) => head.indexOf(name);
    return lines
      .filter((line) => line[at('svname')] === server)
      .map((line) => ({
        current: Number(line[at('scur')]),
        status: line[at('status')] ?? '',
      }));
  };
  const set = async (server: string, state: string) => {
    for (const backend of ['site', 'scripts'])
      await command(socket, `set server ${backend}/${server} state ${state}`);
  };
  const until = async (server: string, isSo: (row: ServerRow) => boolean) => {
    for (let tries = 0; tries < 600; tries += 1) {
      if ((await rowsOf(server)).every(isSo)) return;
      await pause(50);
    }
    throw new Error(`HAProxy still sees ${JSON.stringify(await rowsOf(server))} of ${server}`);
  };
  await waitUntil(async () => (await rowsOf(nodes[0]?.name ?? '')).length > 0, {
    child,
    log,
    seconds: 10,
  });
  return {
    port,
    async drain(server) {
      await set(server, 'drain');
      await until(server, ({ current }) => current === 0);
    },
    async restore(server) {
      await set(server, 'ready');
      await until(server, ({ status }) => status === 'UP');
    },
  };
}

/** A command on the admin socket. */
async function command(path: string, line: string): Promise<string> {
  const socket = connect(path);
  socket.end(`${line}\n`);
  return text(socket);
}

/**
 * Only a repeatable request is retried on another server when the first one accepted it but did not respond. A
 * release's scripts exist only on its own servers.
 */
const configuration = ({
  socket,
  port,
  primaryPort,
  site,
  database,
}: {
  socket: string;
  port: number;
  primaryPort: number;
  site: readonly string[];
  database: readonly string[];
}) => `global
  stats socket ${socket} mode 600 level admin
defaults
  timeout connect 2s
  timeout client 60s
  timeout server 60s
  timeout check 3s
  default-server inter 500ms fall 2 rise 1
frontend visitors
  mode http
  bind 127.0.0.1:${port}
  option forwardfor
  use_backend scripts if { path_beg /assets/ }
  default_backend site
backend site
  mode http
  balance roundrobin
  option httpchk GET /healthz
  option redispatch 1
  retries 3
  retry-on conn-failure empty-response
  http-request disable-l7-retry unless { method GET HEAD }
  http-response set-header X-Served-By %s
${site.join('\n')}
backend scripts
  mode http
  balance roundrobin
  option httpchk GET /healthz
  option redispatch 1
  retries 3
  retry-on conn-failure empty-response 404
${site.join('\n')}
listen primary
  mode tcp
  bind 127.0.0.1:${primaryPort}
  timeout client 1h
  timeout server 1h
  option httpchk OPTIONS /primary
  http-check expect status 200
  default-server on-marked-down shutdown-sessions
${database.join('\n')}
`;
