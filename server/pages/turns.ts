import { setImmediate as nextTurn } from 'node:timers/promises';

/** Resolves when it is the caller's turn. */
export type TakeTurn = () => Promise<void>;

/** Lets one caller proceed per turn of the event loop, in call order, so that other work runs in between. */
export function createTurns(): TakeTurn {
  let last: Promise<void> = Promise.resolve();
  return () => (last = last.then(() => nextTurn()));
}
