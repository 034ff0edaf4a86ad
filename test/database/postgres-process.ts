import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, existsSync, globSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';

/** A PostgreSQL process on a temporary directory. */
export interface PostgresProcess {
  /** Address of its first database. */
  url: string;
  /** Restarts it after `end`. */
  start(): Promise<void>;
  /** SIGINT closes connections (fast), SIGQUIT and SIGKILL require recovery. Resolves when the process is gone. */
  end(signal: NodeJS.Signals): Promise<void>;
  /** Ends the process and removes its directory. */
  stop(): Promise<void>;
}

/** The newest installed PostgreSQL: a directory of programs, or null. */
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

/** PostgreSQL refuses to run as root, the user of tests in a container. */
function unprivileged(): { uid?: number; gid?: number } {
  if (process.getuid?.() !== 0) return {};
  for (const name of ['postgres', 'nobody']) {
    try {
      const [uid, gid] = ['-u', '-g'].map((flag) =>
        Number(execFileSync('id', [flag, name], { stdio: ['ignore', 'pipe', 'ignore'] })),
      );
      if (uid && gid) return { uid, gid };
    } catch {
      // Try the next name.
    }
  }
  return {};
}

/** The future directory and address of a PostgreSQL; connections retry until it is started. */
export function postgresDirectory(): { directory: string; url: string } {
  const directory = mkdtempSync(join(tmpdir(), 'iluma-pg-'));
  return {
    directory,
    url: `postgres://postgres@localhost/postgres?host=${encodeURIComponent(directory)}`,
  };
}

/** Creates the files of a database cluster. */
function initialize(
  programs: string,
  data: string,
  options: { uid?: number; gid?: number; cwd: string; env: NodeJS.ProcessEnv },
): void {
  const inits = ['-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--no-sync'];
  // Sorts as most servers do, unlike the embedded database, so that queries whose order matters must state a collation.
  execFileSync(
    join(programs, 'initdb'),
    [...inits, '--locale-provider=icu', '--icu-locale=fr-CA'],
    {
      ...options,
      stdio: ['ignore', 'ignore', 'inherit'],
    },
  );
}

/** Copies the files of a running server, and makes the copy follow it. */
function follow(
  programs: string,
  data: string,
  primary: string,
  options: { uid?: number; gid?: number; cwd: string; env: NodeJS.ProcessEnv },
): void {
  const from = [
    '-h',
    primary,
    '-U',
    'postgres',
    '-c',
    'fast',
    '--no-sync',
    '--write-recovery-conf',
  ];
  execFileSync(join(programs, 'pg_basebackup'), ['-D', data, ...from], {
    ...options,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
}

/**
 * Starts a PostgreSQL that listens on a socket in its own directory only.
 *
 * @param primary directory of a running server that this one is a hot standby of
 */
export async function startPostgres(
  programs: string,
  { directory, url } = postgresDirectory(),
  settings: Readonly<Record<string, string>> = {},
  primary: string | null = null,
): Promise<PostgresProcess> {
  const user = unprivileged();
  if (user.uid !== undefined) chownSync(directory, user.uid, user.gid ?? 0);
  const data = join(directory, 'data');
  const options = { ...user, cwd: directory, env: { PATH: process.env.PATH, LC_ALL: 'C' } };
  const quick = { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off' };
  const values = { ...quick, max_connections: '200', listen_addresses: '', ...settings };
  if (primary === null) initialize(programs, data, options);
  else follow(programs, data, primary, options);
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
    // The first output says that it is starting; the rest are errors that tests provoke.
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
