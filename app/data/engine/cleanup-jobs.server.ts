import { and, lt, ne, or } from 'drizzle-orm';
import { sessionRules } from '#app/domain/staff/session-rules.ts';
import { binLimit } from './crm-bin.server.ts';
import type { Database } from './database.server.ts';
import type { Job } from './jobs.server.ts';
import { callCounts } from './schema/call-counts.server.ts';
import { bin } from './schema/crm.server.ts';
import { signInFailures, staffSessions } from './schema/staff.server.ts';
import { throttleMemory } from './sign-in-throttle.server.ts';
import { upkeep } from './upkeep.server.ts';

const hour = 3_600_000;

/** What goes by itself when its time is over. */
export function housekeeping(database: Database): Job[] {
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
        await db.delete(callCounts).where(lt(callCounts.since, ago(now, hour)));
        await db.delete(signInFailures).where(lt(signInFailures.lastAt, ago(now, throttleMemory)));
      },
    },
    ...upkeep(database),
  ];
}
