import { and, lt, ne, or } from 'drizzle-orm';
import { binLimit } from '#app/data/crm/bin.server.ts';
import { bin } from '#app/data/crm/schema.server.ts';
import { callMemory } from '#app/data/idempotency/made-calls.server.ts';
import { madeCalls } from '#app/data/idempotency/schema.server.ts';
import { callCounts } from '#app/data/limits/schema.server.ts';
import { signInFailures, staffLinks, staffSessions } from '#app/data/staff/schema.server.ts';
import { hour } from '#app/domain/durations.ts';
import { callRetention } from '#app/domain/privacy/retention.ts';
import { sessionRules } from '#app/domain/staff/session-rules.ts';
import { throttleMemory } from '#app/domain/staff/throttle.ts';
import type { Database } from './database.server.ts';
import type { Job } from './jobs.server.ts';
import { vacuumJob } from './vacuum-job.server.ts';

/** Jobs that delete expired bin records, sessions, call counts, sign-in failures and idempotency keys. */
export function cleanupJobs(database: Database): Job[] {
  const { db } = database;
  const ago = (now: Date, milliseconds: number) => new Date(now.getTime() - milliseconds);
  return [
    {
      name: 'bin',
      every: 6 * hour,
      async run(now) {
        await db.delete(bin).where(lt(bin.removedAt, binLimit(now)));
      },
    },
    {
      name: 'sessions',
      every: hour,
      async run(now) {
        const { idle, absolute, pending } = sessionRules;
        const isPending = ne(staffSessions.stage, 'open');
        await db
          .delete(staffSessions)
          .where(
            or(
              lt(staffSessions.lastSeenAt, ago(now, idle)),
              lt(staffSessions.createdAt, ago(now, absolute)),
              and(isPending, lt(staffSessions.createdAt, ago(now, pending))),
            ),
          );
        await db.delete(staffLinks).where(lt(staffLinks.expiresAt, now));
        await db
          .delete(callCounts)
          .where(lt(callCounts.since, ago(now, callRetention.hours * hour)));
        await db.delete(madeCalls).where(lt(madeCalls.at, ago(now, callMemory)));
        await db.delete(signInFailures).where(lt(signInFailures.lastAt, ago(now, throttleMemory)));
      },
    },
    ...vacuumJob(database),
  ];
}
