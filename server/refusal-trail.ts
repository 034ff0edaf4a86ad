import type { FastifyRequest } from 'fastify';
import type { Refusal, Services } from './app-build.ts';
import type { Metrics } from './metrics.ts';

/** Refusals of one caller within a minute that count as a burst. */
const burst = 20;

const minute = 60_000;

/** Maximum number of callers remembered, which bounds memory. */
const mostCallers = 10_000;

/** Logs and counts requests that are refused because of their caller. */
export type NoteRefusal = (request: FastifyRequest, refusal: Refusal) => Promise<void>;

/** @param now clock, in epoch milliseconds */
export function createRefusalNotes(
  { refusals }: Pick<Services, 'refusals'>,
  metrics: Pick<Metrics, 'refused' | 'refusalBurst'>,
  now: () => number,
): NoteRefusal {
  let since = now();
  const counts = new Map<string, number>();

  /** Whether this refusal completes a burst of the caller. */
  function reachesBurst(caller: string): boolean {
    if (now() - since >= minute) {
      counts.clear();
      since = now();
    }
    const count = (counts.get(caller) ?? 0) + 1;
    if (counts.has(caller) || counts.size < mostCallers) counts.set(caller, count);
    return count === burst;
  }

  return async (request, refusal) => {
    const logged = await refusals.record(refusal, request.ip);
    metrics.refused(logged.status, logged.reason);
    request.log.warn({ refusal: logged }, 'refused');
    if (!reachesBurst(logged.caller)) return;
    metrics.refusalBurst(logged.status);
    request.log.warn({ caller: logged.caller, refusals: burst }, 'burst of refusals');
  };
}
