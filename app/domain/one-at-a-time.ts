/**
 * Runs work one at a time. Any number of calls during a run cause one more after it: reads of what changes often neither
 * pile up nor miss the last change.
 *
 * @param work never rejects
 */
export function oneAtATime(work: () => Promise<unknown>): () => void {
  let isRunning = false;
  let isAskedAgain = false;
  async function run() {
    isRunning = true;
    do {
      isAskedAgain = false;
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      await work();
    } while (isAskedAgain);
    isRunning = false;
  }
  return () => {
    if (isRunning) isAskedAgain = true;
    else void run();
  };
}
