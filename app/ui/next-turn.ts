/** Goes on once the browser has had its turn: it may paint and answer the visitor in between. */
export function nextTurn(): Promise<void> {
  // Not `scheduler.yield`: what goes on after it overtakes React, which then neither draws progress nor closes a dialog.
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

/** Lets the browser have its turn whenever this much has been done since the last time. */
export interface Pace {
  /** Whether it is the browser's turn. Cheap enough to ask for each of 100,000 rows. */
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
