import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { constants, setPriority } from 'node:os';

/** From util-linux. */
const taskset = 'taskset';
const chrt = 'chrt';

/** One core for the servers, another for the load generator. */
export interface Cores {
  server: number;
  client: number;
}

/**
 * The first and the last core this process may use: far apart in the list, so that on a large machine they are not two
 * threads of one core. Null with a single core, or without `taskset`.
 */
export function findCores(): Cores | null {
  if (spawnSync(taskset, ['--version']).status !== 0) return null;
  const list = /^Cpus_allowed_list:\s*(\S+)$/m.exec(readFileSync('/proc/self/status', 'utf8'))?.[1];
  const numbers = (list?.match(/\d+/g) ?? []).map(Number);
  const server = numbers.at(0);
  const client = numbers.at(-1);
  return server === undefined || client === undefined || server === client
    ? null
    : { server, client };
}

/** Pins this process and its threads to a core; child processes inherit that. */
export function moveTo(core: number): void {
  spawnSync(taskset, ['--all-tasks', '--cpu-list', '--pid', String(core), String(process.pid)]);
}

/** The command pinned to one core. `taskset` becomes the program, so the process id stays the same. */
export function onCore(core: number | undefined, command: readonly string[]): string[] {
  return core === undefined ? [...command] : [taskset, '--cpu-list', String(core), ...command];
}

/**
 * Yields to every other process: for processes that would really run on other machines, so that they do not take time
 * from the measured servers. Where `chrt` is missing, a low priority comes close.
 */
export function giveWay(): void {
  setPriority(constants.priority.PRIORITY_LOW);
  spawnSync(chrt, ['--idle', '--all-tasks', '--pid', '0', String(process.pid)]);
}
