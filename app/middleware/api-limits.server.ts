import { createCallLimit, type CallLimit } from '#app/data/call-limit.server.ts';
import type { Database } from '#app/data/database.server.ts';
import { addressGroup } from '#app/domain/staff/throttle.ts';

/** How often the API may be called, by all processes on one database together. */
export interface ApiLimits {
  /** By who calls. */
  readonly calls: CallLimit;
  /** By network address: calls of nobody we know. */
  readonly strangers: CallLimit;
  /** Event streams open in this process, by who listens. */
  readonly streams: Map<string, number>;
}

const minute = 60_000;

/** A desk with many windows stays well below; an integration can read a million records in two hours. */
const callsPerMinute = 1200;
const strangerCallsPerMinute = 60;

export function createApiLimits(database: Database, now: () => number): ApiLimits {
  const shared = { window: minute, now };
  const strangers = createCallLimit(database, {
    ...shared,
    name: 'strangers',
    limit: strangerCallsPerMinute,
    batch: 5,
  });
  return {
    calls: createCallLimit(database, {
      ...shared,
      name: 'calls',
      limit: callsPerMinute,
      batch: 20,
    }),
    strangers: (address) => strangers(addressGroup(address)),
    streams: new Map(),
  };
}
