import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

/** Serves the site on a disk that fills up, and prints its messages to the operator as JSON. */
const [disk = ''] = process.argv.slice(2);
const root = fileURLToPath(new URL('../../', import.meta.url));
const filler = join(disk, 'filler');

const env = {
  ...process.env,
  DATABASE_URL: '',
  HOST: '127.0.0.1',
  PORT: '0',
  DATA_DIR: join(disk, 'data'),
};

const site = spawn(process.execPath, [join(root, 'server/main.ts')], {
  env: { ...env, LOG_LEVEL: 'silent', WARM_UP: 'false' },
  stdio: ['ignore', 'pipe', 'ignore'],
});
const [said] = (await once(createInterface(site.stdout), 'line')) as [string];
const { msg } = JSON.parse(said) as { msg: string };
const address = msg.replace('Iluma is at ', '');

const ask = async (path: string) => {
  const response = await fetch(address + path);
  return [response.status, await response.text()];
};
const addStaff = async (email: string) => {
  const words = ['add', '--email', email, '--name', 'Ada', '--role', 'CEO'];
  const command = [join(root, 'scripts/staff.ts'), ...words];
  return promisify(execFile)(process.execPath, command, { env }).then(
    () => 'added',
    (error: { stdout: string; stderr: string }) => error.stdout + error.stderr,
  );
};

const before = await ask('/readyz');
for (const size of [1 << 20, 1 << 12, 1])
  try {
    for (;;) writeFileSync(filler, Buffer.alloc(size), { flag: 'a' });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error;
  }
// A small write may still fit into what PostgreSQL has allocated.
let refusal = 'added';
for (let i = 0; refusal === 'added' && i < 20; i += 1)
  refusal = await addStaff(`ada-${i}@iluma.example`);
// A response is cached for a second.
await pause(1100);
const meanwhile = [await ask('/readyz'), await ask('/healthz')];
rmSync(filler);
await pause(1100);
const after = await ask('/readyz');
site.kill('SIGTERM');
const [code] = (await once(site, 'exit')) as [number];
console.log(JSON.stringify({ before, refusal, meanwhile, after, code }));
