import { setImmediate as nextTurn } from 'node:timers/promises';

/** Resolves when it is the caller's turn. */
export type TakeTurn = () => Promise<void>;

/** Lets one caller go on per turn of the event loop, in the order of their calls, so that other work passes between. */
export function createTurns(): TakeTurn {
  let last: Promise<void> = Promise.resolve();
  return () => (last = last.then(() => nextTurn()));
}
