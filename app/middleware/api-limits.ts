import { createRateLimit, type RateLimit } from '#app/domain/rate-limit.ts';

/** How often the API may be called, in each process. */
export interface ApiLimits {
  /** By who calls. */
  readonly calls: RateLimit;
  /** By network address: calls of nobody we know. */
  readonly strangers: RateLimit;
  /** Event streams open, by who listens. */
  readonly streams: Map<string, number>;
}

const minute = 60_000;

/** A desk with many windows stays well below; an integration can read a million records in two hours. */
const callsPerMinute = 1200;
const strangerCallsPerMinute = 60;

export function createApiLimits(now: () => number): ApiLimits {
  return {
    calls: createRateLimit({ limit: callsPerMinute, window: minute, now }),
    strangers: createRateLimit({ limit: strangerCallsPerMinute, window: minute, now }),
    streams: new Map(),
  };
}
