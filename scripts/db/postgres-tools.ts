import { spawn } from 'node:child_process';
import { once } from 'node:events';

/**
 * Runs one of PostgreSQL's own programs on a database.
 *
 * @throws Error in words when it is not installed, or fails
 */
export async function runTool(
  name: 'pg_dump' | 'pg_restore',
  url: string,
  parameters: readonly string[],
): Promise<void> {
  const { address, password } = split(url);
  const child = spawn(name, [...parameters, `--dbname=${address}`], {
    stdio: ['ignore', 'inherit', 'inherit'],
    // Parameters can be read by everybody on the machine; its environment cannot.
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
