import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, existsSync, globSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';

/** A PostgreSQL of this machine, running on a directory that is thrown away with it. */
export interface PostgresProcess {
  /** Address of its first database. */
  url: string;
  child: ChildProcess;
  stop(): Promise<void>;
}

/** The newest PostgreSQL of this machine: a directory of programs, or null. */
export function findPostgres(): string | null {
  const installed = globSync(
    '/usr/{lib/postgresql,pgsql-,local/pgsql,local/opt/postgresql@}*/{*/,}bin/initdb',
  )
    .toSorted((one, other) => other.localeCompare(one, 'en', { numeric: true }))
    .map((program) => dirname(program));
  const onPath = (process.env.PATH ?? '').split(delimiter);
  const has = (directory: string) =>
    ['initdb', 'postgres'].every((program) => existsSync(join(directory, program)));
  return [...installed, ...onPath].find(has) ?? null;
}

/** PostgreSQL refuses to run as root, which is who runs tests in a container. */
function unprivileged(): { uid?: number; gid?: number } {
  if (process.getuid?.() !== 0) return {};
  for (const name of ['postgres', 'nobody']) {
    try {
      const [uid, gid] = ['-u', '-g'].map((flag) =>
        Number(execFileSync('id', [flag, name], { stdio: ['ignore', 'pipe', 'ignore'] })),
      );
      if (uid && gid) return { uid, gid };
    } catch {
      // The next name.
    }
  }
  return {};
}

/** Where a PostgreSQL will be, before it is: whoever connects too early tries again. */
export function postgresDirectory(): { directory: string; url: string } {
  const directory = mkdtempSync(join(tmpdir(), 'iluma-pg-'));
  return {
    directory,
    url: `postgres://postgres@localhost/postgres?host=${encodeURIComponent(directory)}`,
  };
}

/** Starts a PostgreSQL that listens on a socket in its own directory only. */
export async function startPostgres(
  programs: string,
  { directory, url } = postgresDirectory(),
  settings: Readonly<Record<string, string>> = {},
): Promise<PostgresProcess> {
  const user = unprivileged();
  if (user.uid !== undefined) chownSync(directory, user.uid, user.gid ?? 0);
  const data = join(directory, 'data');
  const options = { ...user, cwd: directory, env: { PATH: process.env.PATH, LC_ALL: 'C' } };
  const quick = { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off' };
  const values = { ...quick, max_connections: '200', listen_addresses: '', ...settings };
  execFileSync(
    join(programs, 'initdb'),
    ['-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--no-sync', '--locale=C'],
    { ...options, stdio: ['ignore', 'ignore', 'inherit'] },
  );
  const child = spawn(
    join(programs, 'postgres'),
    [
      '-D',
      data,
      '-k',
      directory,
      ...Object.entries(values).flatMap(([name, value]) => ['-c', `${name}=${value}`]),
    ],
    { ...options, stdio: ['ignore', 'ignore', 'pipe'] },
  );
  // It says there when it is ready, and everything that tests make it refuse.
  await Promise.race([
    once(child.stderr, 'data').then(() => child.stderr.resume()),
    once(child, 'exit').then(([code]) =>
      Promise.reject(new Error(`postgres left with ${String(code)}`)),
    ),
  ]);
  const leave = () => child.kill('SIGQUIT');
  process.once('exit', leave);
  return {
    url,
    child,
    async stop() {
      process.off('exit', leave);
      if (child.exitCode === null) {
        const left = once(child, 'exit');
        child.kill('SIGINT');
        await left;
      }
      rmSync(directory, { recursive: true, force: true });
    },
  };
}
