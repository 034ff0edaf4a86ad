import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { onTestFinished } from 'vitest';

const main = fileURLToPath(new URL('../server/main.ts', import.meta.url));

/**
 * Starts the server like `npm run serve`, in its own environment; it is stopped at the end of the test at the latest.
 */
function start(settings: Record<string, string>, program = main) {
  // The most permissive umask.
  const child = spawn('sh', ['-c', 'umask 0 && exec "$0" "$@"', process.execPath, program], {
    env: {
      PATH: process.env.PATH,
      HOST: '127.0.0.1',
      PORT: '0',
      DATABASE_URL: 'memory:',
      ...settings,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  onTestFinished(() => void child.kill('SIGKILL'));
  return child;
}

/** The message in a JSON log line. */
const messageOf = (line: string): string => (JSON.parse(line) as { msg?: string }).msg ?? '';

/** Starts the server and waits for the line with its address; `log` holds all other lines. */
export async function listening(settings: Record<string, string> = {}, program?: string) {
  const child = start(settings, program);
  const errors = text(child.stderr);
  const log: string[] = [];
  const { promise, resolve, reject } = Promise.withResolvers<string>();
  createInterface(child.stdout).on('line', (line) => {
    const message = messageOf(line);
    if (message.startsWith('Iluma is at ')) resolve(message);
    else log.push(line);
  });
  child.once('exit', () => void errors.then((why) => reject(new Error(`No server: ${why}`))));
  const said = await promise;
  return { child, said, address: said.replace('Iluma is at ', ''), log, errors };
}

/** Waits for a server that must fail to start; returns its exit code and error messages. */
export async function refused(settings: Record<string, string>, program?: string) {
  const child = start(settings, program);
  const [errors, [code]] = await Promise.all([
    text(child.stderr),
    once(child, 'exit') as Promise<[number]>,
  ]);
  const messages = errors.split('\n').filter(Boolean).map(messageOf);
  return { code, errors: messages.map((message) => `${message}\n`).join('') };
}

/** Signals the server to stop, and waits until it has exited and its output has been read. */
export async function stopped(
  child: ChildProcess,
  signal: NodeJS.Signals = 'SIGTERM',
): Promise<unknown[]> {
  child.kill(signal);
  return once(child, 'close');
}
