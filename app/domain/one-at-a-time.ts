/**
 * Runs work one at a time. Any number of calls during a run cause one more after it: what is read or counted often
 * neither piles up nor misses the last change.
 *
 * @returns asks for a run; resolves, or rejects, with the first one that has begun since
 */
export function oneAtATime(work: () => Promise<unknown>): () => Promise<void> {
  let current: Promise<unknown> | null = null;
  let next: Promise<void> | null = null;
  async function run(): Promise<void> {
    next = null;
    current = work();
    try {
      await current;
    } finally {
      if (next === null) current = null;
    }
  }
  return () => {
    if (current === null) return run();
    next ??= current.then(run, run);
    return next;
  };
}
