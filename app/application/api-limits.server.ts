import type { Database } from '#app/data/engine/database.server.ts';
import {
  createAddressLimit,
  createCallLimit,
  type CallLimit,
} from '#app/data/limits/call-limit.server.ts';
import { auditRules } from '#app/domain/ila/audit/audit-job.ts';
import { replyLimit } from '#app/domain/leads/reply.ts';
import { createOpenStreams, type OpenStreams } from './open-streams.ts';

/** Rate limits of the API, shared by all processes on one database. */
export interface ApiLimits {
  /** Per caller. */
  readonly calls: CallLimit;
  /** Per IP address, for unauthenticated calls. */
  readonly anonymousCalls: CallLimit;
  /** Replies to leads, per account. */
  readonly replies: CallLimit;
  /** Audits of reachable sites, per IP address. */
  readonly audits: CallLimit;
  /** Requested audits, per IP address. */
  readonly askedAudits: CallLimit;
  /** Audits started by staff and API keys, per caller. */
  readonly staffAudits: CallLimit;
  readonly streams: OpenStreams;
}

const minute = 60_000;
const hour = 60 * minute;

/** A user with many windows stays well below it; an integration can read a million records in two hours. */
const callsPerMinute = 1200;
const strangerCallsPerMinute = 60;

export function createApiLimits(database: Database, now: () => number): ApiLimits {
  const shared = { window: minute, now };
  return {
    calls: createCallLimit(database, {
      ...shared,
      name: 'calls',
      limit: callsPerMinute,
      batch: 20,
    }),
    anonymousCalls: createAddressLimit(database, {
      ...shared,
      name: 'strangers',
      limit: strangerCallsPerMinute,
      batch: 5,
    }),
    audits: createAddressLimit(database, {
      name: 'audits',
      limit: auditRules.perHour,
      window: hour,
      batch: 1,
      now,
    }),
    askedAudits: createAddressLimit(database, {
      name: 'asked audits',
      limit: auditRules.askedPerHour,
      window: hour,
      batch: 1,
      now,
    }),
    staffAudits: createCallLimit(database, {
      name: 'staff audits',
      limit: auditRules.perHourOfStaff,
      window: hour,
      batch: 1,
      now,
    }),
    replies: createCallLimit(database, { ...replyLimit, name: 'replies', batch: 1, now }),
    streams: createOpenStreams(),
  };
}
