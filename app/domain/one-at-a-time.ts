/**
 * Runs work one at a time. Any number of calls during a run cause a single further run, so that frequent calls neither
 * pile up nor miss the last change.
 *
 * @returns requests a run; resolves, or rejects, with the first run started since then
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
