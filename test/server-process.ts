import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { afterEach } from 'vitest';

const main = fileURLToPath(new URL('../server/main.ts', import.meta.url));
const started: ChildProcess[] = [];
afterEach(() => started.splice(0).forEach((child) => child.kill('SIGKILL')));

/** Starts the server as `npm run serve` does, in an environment of its own; it ends with the test at the latest. */
function start(settings: Record<string, string>) {
  const child = spawn(process.execPath, [main], {
    env: {
      PATH: process.env.PATH,
      HOST: '127.0.0.1',
      PORT: '0',
      DATABASE_URL: 'memory:',
      ...settings,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  started.push(child);
  return child;
}

/** Starts it and waits for the line that says where it is; `log` holds all other lines. */
export async function listening(settings: Record<string, string> = {}) {
  const child = start(settings);
  const errors = text(child.stderr);
  const log: string[] = [];
  const { promise, resolve } = Promise.withResolvers<string>();
  createInterface(child.stdout).on('line', (line) => {
    if (line.startsWith('Iluma is at ')) resolve(line);
    else log.push(line);
  });
  const said = await promise;
  return { child, said, address: said.replace('Iluma is at ', ''), log, errors };
}

/** Waits for one that is not to start; its exit code and what it said. */
export async function refused(settings: Record<string, string>) {
  const child = start(settings);
  const [errors, [code]] = await Promise.all([
    text(child.stderr),
    once(child, 'exit') as Promise<[number]>,
  ]);
  return { code, errors };
}

/** Tells it to stop, and waits until it is gone and all it said has been read. */
export async function stopped(
  child: ChildProcess,
  signal: NodeJS.Signals = 'SIGTERM',
): Promise<unknown[]> {
  child.kill(signal);
  return once(child, 'close');
}
