import { explainFailure, withoutValues } from '#app/data/engine/database-failure.server.ts';
import { minute } from '#app/domain/durations.ts';

/** Milliseconds before an ongoing failure is reported again. */
const repeatAfter = minute;

/**
 * Reports errors without personal data. A failure of the database is one sentence, at most once a minute, because
 * every request that needs the database fails too.
 *
 * @param write receives a sentence or an error
 * @param now clock, in epoch milliseconds
 */
export function createFailureReport(
  write: (report: unknown) => void,
  now: () => number = Date.now,
): (error: unknown) => void {
  const reportedAt = new Map<string, number>();
  return (error) => {
    const sentence = explainFailure(error);
    if (sentence === null) return write(withoutValues(error));
    if (now() - (reportedAt.get(sentence) ?? -Infinity) < repeatAfter) return;
    reportedAt.set(sentence, now());
    write(sentence);
  };
}
