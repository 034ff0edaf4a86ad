/** Resolves after a macrotask, so that the browser may paint and handle input. */
export function nextTurn(): Promise<void> {
  // Not `scheduler.yield`: its continuation precedes React's tasks, so that progress is not drawn and dialogs do not
  // close.
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.addEventListener('message', () => {
      port1.close();
      resolve();
    });
    port1.start();
    port2.postMessage(null);
  });
}

/** Yields to the browser after each slice of work. */
export interface Pace {
  /** Whether the slice is used up. Cheap enough to call for each of 100,000 rows. */
  isDue: () => boolean;
  turn: () => Promise<void>;
}

/**
 * @param budget milliseconds of work without a pause; a frame at 60 Hz has 16
 * @param now the clock, in milliseconds
 */
export function createPace(budget = 12, now: () => number = () => performance.now()): Pace {
  let since = now();
  return {
    isDue: () => now() - since >= budget,
    async turn() {
      await nextTurn();
      since = now();
    },
  };
}
