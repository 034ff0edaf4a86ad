import { spawn } from 'node:child_process';
import { once } from 'node:events';

/**
 * Runs a PostgreSQL client program on a database.
 *
 * @throws Error when it is not installed, or fails
 */
export async function runTool(
  name: 'pg_dump' | 'pg_restore',
  url: string,
  parameters: readonly string[],
): Promise<void> {
  const { address, password } = split(url);
  const child = spawn(name, [...parameters, `--dbname=${address}`], {
    stdio: ['ignore', 'inherit', 'inherit'],
    // Other users can read a process's parameters, but not its environment.
    env: { ...process.env, ...(password !== '' && { PGPASSWORD: password }) },
  });
  const [code] = await once(child, 'exit').catch(() => {
    throw new Error(
      `${name} is not installed. It comes with PostgreSQL (Debian: apt-get install postgresql-client), in a version ` +
        'that is at least the server’s.',
    );
  });
  if (code !== 0) throw new Error(`${name} failed: see above.`);
}

function split(url: string): { address: string; password: string } {
  const address = new URL(url);
  const password = decodeURIComponent(address.password);
  address.password = '';
  return { address: address.href, password };
}
