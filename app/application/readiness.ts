import { explainFailure } from '#app/data/engine/database-failure.server.ts';
import type { Database } from '#app/data/engine/database.server.ts';

/** Milliseconds for which a result is cached: several load balancers may probe at once. */
const goodFor = 1000;

/**
 * Whether visitors' submissions can be stored, for load balancers.
 *
 * @param report receives the reason when it changes
 * @param now clock, in epoch milliseconds
 * @returns the reason why not, in one sentence without confidential values; null when it can
 */
export function createReadiness(
  { checkWritable }: Pick<Database, 'checkWritable'>,
  report: (error: unknown) => void,
  now: () => number,
): () => Promise<string | null> {
  let last: { at: number; reason: Promise<string | null> } | null = null;

  async function check(): Promise<string | null> {
    try {
      await checkWritable();
      return null;
    } catch (error) {
      report(error);
      return explainFailure(error) ?? 'The database refuses changes: the log says why.';
    }
  }

  return () => {
    if (last === null || Math.abs(now() - last.at) >= goodFor)
      last = { at: now(), reason: check() };
    return last.reason;
  };
}
