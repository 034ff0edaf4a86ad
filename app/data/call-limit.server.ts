import { sql } from 'drizzle-orm';
import type { Database } from './database.server.ts';
import { callCounts } from './schema/call-counts.server.ts';
import { hashOf } from './tokens.server.ts';

/** How many milliseconds a caller has to wait, or 0 when the call may go on. */
export type CallLimit = (caller: string) => Promise<number>;

interface Settings {
  /** What is limited; each has windows of its own. */
  name: string;
  /** Calls in one window. */
  limit: number;
  /** Length in milliseconds; it starts with the first call. */
  window: number;
  /** Calls that a process takes from the database at once, so that not every call is a write. */
  batch: number;
  /** Clock, in epoch milliseconds. */
  now: () => number;
}

/** What a process has taken and not used yet. */
interface Taken {
  left: number;
  /** Whether there is no more to take before the window ends. */
  isAll: boolean;
  /** When it ends. */
  until: number;
}

/** Callers remembered at most. Who is forgotten is asked about again. */
const mostCallers = 10_000;

/**
 * Counts calls in the database: processes that share it never let more through than one would. What one of them has taken
 * and does not use is lost to the others until the window ends.
 */
export function createCallLimit(database: Database, settings: Settings): CallLimit {
  const { name, now } = settings;
  const known = new Map<string, Taken>();
  /** Callers that the database is being asked about: a hundred calls at once ask once. */
  const asked = new Map<string, Promise<void>>();

  async function take(caller: string): Promise<void> {
    try {
      const taken = await takeBatch(database, hashOf(`${name} ${caller}`), settings);
      // Set anew, so that the map stays in the order of the answers.
      known.delete(caller);
      const [oldest] = known.keys();
      if (known.size >= mostCallers && oldest !== undefined) known.delete(oldest);
      known.set(caller, taken);
    } finally {
      asked.delete(caller);
    }
  }

  return async (caller) => {
    for (;;) {
      const taken = known.get(caller);
      const isCurrent = taken !== undefined && now() < taken.until;
      if (isCurrent && taken.left > 0) {
        taken.left -= 1;
        return 0;
      }
      if (isCurrent && taken.isAll) return taken.until - now();
      const answer = asked.get(caller) ?? take(caller);
      asked.set(caller, answer);
      // oxlint-disable-next-line no-await-in-loop -- until there is something to take or to wait for
      await answer;
    }
  };
}

async function takeBatch(
  { db }: Database,
  key: string,
  { limit, window, batch, now }: Settings,
): Promise<Taken> {
  const at = new Date(now());
  const isOver = sql`${callCounts.since} <= ${new Date(at.getTime() - window).toISOString()}`;
  const [row] = await db
    .insert(callCounts)
    .values({ key, since: at, count: batch })
    .onConflictDoUpdate({
      target: callCounts.key,
      set: {
        since: sql`case when ${isOver} then excluded.since else ${callCounts.since} end`,
        count: sql`case when ${isOver} then 0 else ${callCounts.count} end + excluded.count`,
      },
    })
    .returning();
  const { since, count } = row ?? { since: at, count: batch };
  // What this batch is beyond the limit is nobody's.
  const left = Math.max(0, Math.min(batch, limit - (count - batch)));
  return { left, isAll: left < batch, until: since.getTime() + window };
}
