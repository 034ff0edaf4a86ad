import { recordOf } from '../app/domain/codec/record-of.ts';
import type { LoadGenerator } from './load.ts';
import { cpuSeconds } from './processes.ts';

/** Many short turns: a disturbance spoils a few, and the median ignores it. */
export const rounds = 15;
export const secondsEach = 1;

/** One of the compared servers. */
export interface Side {
  url: string;
  headers: Record<string, string>;
  /** Process id of the server. */
  pid: number;
}

/** The result of one turn of one side. */
export interface Turn {
  /** Requests per second. */
  rate: number;
  /** CPU time of the server per request, in microseconds. */
  cpu: number;
  /** Share of the time in which the server had the core. */
  busy: number;
}

/**
 * Loads each side in turn, `rounds` times after one round of warming up: A B C, C B A, A B C, …
 *
 * @returns the turns of each side, in the order of rounds
 */
export async function alternate<Name extends string>(
  sides: Readonly<Record<Name, Side>>,
  generator: LoadGenerator,
): Promise<Record<Name, Turn[]>> {
  const names = Object.keys(sides) as Name[];
  const turns = recordOf(names, (): Turn[] => []);
  for (let round = 0; round <= rounds; round += 1) {
    for (const name of round % 2 === 0 ? names : names.toReversed()) {
      const turn = await takeTurn(sides[name], generator);
      if (round > 0) turns[name].push(turn);
    }
  }
  return turns;
}

async function takeTurn({ url, headers, pid }: Side, generator: LoadGenerator): Promise<Turn> {
  const before = cpuSeconds(pid);
  const { requests, seconds } = await generator.load(url, headers, secondsEach);
  const used = cpuSeconds(pid) - before;
  return { rate: requests / seconds, cpu: (used * 1e6) / requests, busy: used / seconds };
}
