import { chown, mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import pg from 'pg';
import { freePort, start, waitUntil } from '../processes.ts';
import { database } from './cluster.ts';
import { programs } from './packages.ts';
import { asPostgres, postgresIds } from './postgres-user.ts';

/**
 * Starts PgBouncer in transaction mode.
 *
 * @param primaryPort where the primary is found, whichever node it is
 * @returns the address of the site's database behind it
 */
export async function startPgBouncer(scratch: string, primaryPort: number): Promise<string> {
  const directory = join(scratch, 'pgbouncer');
  await mkdir(directory);
  const { uid, gid } = postgresIds();
  await chown(directory, uid, gid);
  const port = await freePort();
  const config = join(directory, 'pgbouncer.ini');
  await writeFile(join(directory, 'users'), `"${database}" ""\n`);
  await writeFile(config, configuration(directory, port, primaryPort));
  const log = join(scratch, 'pgbouncer.log');
  const child = start(asPostgres([programs.pgbouncer, config]), { cwd: directory, log });
  const url = `postgres://${database}@127.0.0.1:${port}/${database}`;
  const isReady = async () => {
    const client = new pg.Client(url);
    await client.connect();
    await client.query('select 1');
    await client.end();
    return true;
  };
  await waitUntil(isReady, { child, log, seconds: 20 });
  return url;
}

/** `server_login_retry` is 15 s by default: after a failover, nobody could connect for that long again. */
const configuration = (directory: string, port: number, primaryPort: number) => `[databases]
${database} = host=127.0.0.1 port=${primaryPort}
[pgbouncer]
pool_mode = transaction
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = trust
auth_file = ${directory}/users
max_client_conn = 200
default_pool_size = 20
server_login_retry = 1
server_connect_timeout = 3
`;
