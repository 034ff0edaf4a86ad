/** How many milliseconds to wait, or 0 when the request may go on. */
export type RateLimit = (key: string) => number;

/** Keys kept at most: beyond it those whose window has passed go, then the oldest. */
const mostKeys = 10_000;

/**
 * Counts what each key asks for in windows of its own, which start with its first request. Kept in memory: every
 * process counts for itself, and starts anew.
 *
 * @param limit requests in one window
 * @param window length in milliseconds
 * @param now clock, in milliseconds
 */
export function createRateLimit({
  limit,
  window,
  now,
}: {
  limit: number;
  window: number;
  now: () => number;
}): RateLimit {
  const seen = new Map<string, { since: number; count: number }>();

  function forget(time: number) {
    for (const [key, { since }] of seen) {
      if (seen.size < mostKeys && time - since < window) return;
      seen.delete(key);
    }
  }

  return (key) => {
    const time = now();
    const known = seen.get(key);
    if (known && time - known.since < window) {
      if (known.count >= limit) return known.since + window - time;
      known.count += 1;
      return 0;
    }
    // Set anew, so that the map stays in the order of the windows' starts.
    seen.delete(key);
    forget(time);
    seen.set(key, { since: time, count: 1 });
    return 0;
  };
}
