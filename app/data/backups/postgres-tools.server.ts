import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { BackupFailure } from '#app/domain/backups/backup.ts';

/** Maximum characters kept of a program's error output. */
const mostErrors = 1000;

export interface ToolSettings {
  /** Environment of the program. */
  environment: NodeJS.ProcessEnv;
  signal?: AbortSignal | undefined;
}

/**
 * Runs a PostgreSQL client program on a database.
 *
 * @throws BackupFailure when it is not installed, or fails
 */
export async function runTool(
  name: 'pg_dump' | 'pg_restore',
  url: string,
  parameters: readonly string[],
  { environment, signal }: ToolSettings,
): Promise<void> {
  const { address, password } = split(url);
  const child = spawn(name, [...parameters, `--dbname=${address}`], {
    stdio: ['ignore', 'ignore', 'pipe'],
    // Other users can read a process's parameters, but not its environment.
    env: { ...environment, ...(password !== '' && { PGPASSWORD: password }) },
    ...(signal && { signal }),
  });
  let errors = '';
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    errors = (errors + text).slice(0, mostErrors);
  });
  const [code] = await once(child, 'close').catch((error: unknown) => {
    throw toolFailure(name, error);
  });
  if (code !== 0) throw failedTool(name, errors);
}

/** @param error of the attempt to start it */
export function toolFailure(name: string, error: unknown): unknown {
  if ((error as NodeJS.ErrnoException).code !== 'ENOENT') return error;
  return new BackupFailure(
    'no-tool',
    `${name} is not installed. It comes with PostgreSQL (Debian: apt-get install postgresql-client), in a version ` +
      'that is at least the server’s.',
  );
}

/** @param errors the program's error output */
export function failedTool(name: string, errors: string): BackupFailure {
  const isFull = errors.includes('No space left on device');
  return new BackupFailure(isFull ? 'disk-full' : 'broken', `${name} failed: ${errors.trim()}`);
}

function split(url: string): { address: string; password: string } {
  const address = new URL(url);
  const password = decodeURIComponent(address.password);
  address.password = '';
  return { address: address.href, password };
}
