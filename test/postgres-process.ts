import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, existsSync, globSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';

/** A PostgreSQL of this machine, running on a directory that is thrown away with it. */
export interface PostgresProcess {
  /** Address of its first database. */
  url: string;
  /** Starts it again after `end`. */
  start(): Promise<void>;
  /** SIGINT cuts connections off (fast), SIGQUIT and SIGKILL leave the rest to recovery. Resolves when it is gone. */
  end(signal: NodeJS.Signals): Promise<void>;
  /** Ends it and removes its directory. */
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
  const inits = ['-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--no-sync'];
  // Sorts as most servers do, and not as the embedded database does: an order that matters must say which one it is.
  execFileSync(
    join(programs, 'initdb'),
    [...inits, '--locale-provider=icu', '--icu-locale=fr-CA'],
    {
      ...options,
      stdio: ['ignore', 'ignore', 'inherit'],
    },
  );
  const parameters = Object.entries(values).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  let child: ChildProcess | null = null;

  const start = async () => {
    const started = spawn(
      join(programs, 'postgres'),
      ['-D', data, '-k', directory, ...parameters],
      {
        ...options,
        stdio: ['ignore', 'ignore', 'pipe'],
      },
    );
    child = started;
    // What it says there first is that it is starting; the rest is what tests make it refuse.
    const left = once(started, 'exit').then(([code]) => {
      throw new Error(`postgres left with ${String(code)}`);
    });
    left.catch(() => undefined);
    await Promise.race([once(started.stderr, 'data'), left]);
    started.stderr.resume();
  };
  const end = async (signal: NodeJS.Signals) => {
    if (child === null || child.exitCode !== null || child.signalCode !== null) return;
    const left = once(child, 'exit');
    child.kill(signal);
    await left;
  };
  const leave = () => void child?.kill('SIGQUIT');
  process.once('exit', leave);
  await start();
  return {
    url,
    start,
    end,
    async stop() {
      process.off('exit', leave);
      await end('SIGINT');
      rmSync(directory, { recursive: true, force: true });
    },
  };
}
