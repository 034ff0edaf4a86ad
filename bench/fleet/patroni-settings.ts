import { join } from 'node:path';
import { programs } from './packages.ts';

export interface NodePlace {
  name: string;
  directory: string;
  port: number;
  restPort: number;
  etcdPort: number;
}

/**
 * Seconds. A primary that is gone is replaced when its key in etcd expires, `ttl` after it was last renewed; Patroni wants
 * `loop_wait + 2 * retry_timeout <= ttl`.
 */
export const timing = { ttl: 8, loop_wait: 1, retry_timeout: 3 } as const;

/** The configuration of one node. JSON is YAML. */
export function patroniSettings({ name, directory, port, restPort, etcdPort }: NodePlace): object {
  return {
    scope: 'fleet',
    name,
    restapi: { listen: `127.0.0.1:${restPort}`, connect_address: `127.0.0.1:${restPort}` },
    etcd3: { host: `127.0.0.1:${etcdPort}` },
    bootstrap: {
      dcs: {
        ...timing,
        // A commit is acknowledged once the standby has it on disk: a new primary has everything.
        synchronous_mode: true,
        postgresql: {
          use_pg_rewind: true,
          use_slots: true,
          parameters: { max_connections: 100, shared_buffers: '128MB', wal_log_hints: 'on' },
        },
      },
      initdb: ['data-checksums', { encoding: 'UTF8' }, { locale: 'C.UTF-8' }],
    },
    postgresql: {
      listen: `127.0.0.1:${port}`,
      connect_address: `127.0.0.1:${port}`,
      data_dir: join(directory, 'data'),
      bin_dir: programs.postgres(),
      pgpass: join(directory, 'pgpass'),
      authentication: {
        superuser: { username: 'postgres' },
        replication: { username: 'replicator' },
      },
      pg_hba: ['host all all 127.0.0.0/8 trust', 'host replication all 127.0.0.0/8 trust'],
      parameters: { unix_socket_directories: directory },
    },
  };
}
