import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, openSync, readFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';

/** Time for a process to exit by itself, in milliseconds. */
const stopGrace = 3000;

/** Linux counts CPU time in hundredths of a second for every program, whatever the kernel's own tick (man 7 time). */
const ticksPerSecond = 100;

const running = new Set<ChildProcess>();

// However the bench ends. Not SIGKILL: nginx's master also has to stop its worker.
process.on('exit', () => running.forEach((child) => child.kill()));

/** Starts a server that writes its output to a file. It is stopped with the bench at the latest. */
export function start(
  command: readonly string[],
  { cwd, env, log }: { cwd: string; env?: NodeJS.ProcessEnv; log: string },
): ChildProcess {
  const [program = '', ...parameters] = command;
  const output = openSync(log, 'w');
  const child = spawn(program, parameters, { cwd, env, stdio: ['ignore', output, output] });
  closeSync(output);
  running.add(child);
  child.once('exit', () => running.delete(child));
  // waitUntil reports the failure: the process has no id.
  child.once('error', () => running.delete(child));
  return child;
}

export async function stopAll(): Promise<void> {
  await Promise.all(
    [...running].map(async (child) => {
      const exited = once(child, 'exit');
      child.kill();
      const isOverdue = await Promise.race([exited, pause(stopGrace, true, { ref: false })]);
      if (isOverdue === true) child.kill('SIGKILL');
    }),
  );
}

/**
 * Waits until a server answers.
 *
 * @throws Error with the server's output when it exits, or when `seconds` have passed
 */
export async function waitUntil(
  isReady: () => Promise<boolean>,
  { child, log, seconds }: { child: ChildProcess; log: string; seconds: number },
): Promise<void> {
  const end = Date.now() + seconds * 1000;
  while (child.pid !== undefined && child.exitCode === null && Date.now() < end) {
    if (await isReady().catch(() => false)) return;
    await pause(100);
  }
  const output = readFileSync(log, 'utf8').trim();
  throw new Error(`${child.spawnargs.join(' ')}\nis not ready. Its output:\n${output}`);
}

/** CPU time of a process so far, user and system, in seconds. */
export function cpuSeconds(pid: number): number {
  // The program's name, in parentheses, may hold spaces: count fields from behind it (man 5 proc).
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8')
    .replace(/^.*\) /s, '')
    .split(' ');
  return (Number(fields[11]) + Number(fields[12])) / ticksPerSecond;
}

/** A free TCP port. */
export async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const address = probe.address();
  probe.close();
  if (address === null || typeof address === 'string') throw new Error('Found no free port');
  return address.port;
}
