import { sql } from 'drizzle-orm';
import type { Database } from '#app/data/engine/database.server.ts';
import { hashOf } from '#app/data/secrets/tokens.server.ts';
import { inBatches } from '#app/domain/in-batches.ts';
import { addressGroup } from '#app/domain/network/address-group.ts';
import { callCounts } from './schema.server.ts';

/** Milliseconds the caller has to wait; 0 when the call is allowed. */
export type CallLimit = (caller: string) => Promise<number>;

interface Settings {
  /** Name of the limit; each counts separately. */
  name: string;
  /** Calls per window. */
  limit: number;
  /** Length of the window in milliseconds; it starts with the first call. */
  window: number;
  /** Calls reserved in the database at once, so that not every call is a write. */
  batch: number;
  /** Clock, in epoch milliseconds. */
  now: () => number;
}

/** Calls that this process has reserved but not used yet. */
interface Allowance {
  left: number;
  /** Whether the limit is exhausted until the window ends. */
  isExhausted: boolean;
  /** End of the window, in epoch milliseconds. */
  until: number;
}

/** Maximum cached callers; an evicted one is looked up again. */
const mostCallers = 10_000;

/** Maximum callers counted by one statement. */
const mostKeys = 50;

/**
 * Rate limit counted in the database: processes that share it allow no more calls than one would. Calls reserved but
 * not used by a process are lost until the window ends.
 */
export function createCallLimit(database: Database, settings: Settings): CallLimit {
  const { name, now } = settings;
  const cached = new Map<string, Allowance>();
  /** Look-ups in flight by caller: concurrent calls share one. */
  const lookups = new Map<string, Promise<void>>();

  const reserveFor = inBatches(
    (keys: readonly string[]) => reserveCalls(database, keys, settings),
    { most: mostKeys },
  );

  async function reserve(caller: string): Promise<void> {
    try {
      const allowance = await reserveFor(hashOf(`${name} ${caller}`));
      // Re-inserted, so that the map is ordered by age.
      cached.delete(caller);
      const [oldest] = cached.keys();
      if (cached.size >= mostCallers && oldest !== undefined) cached.delete(oldest);
      cached.set(caller, allowance);
    } finally {
      lookups.delete(caller);
    }
  }

  return async (caller) => {
    for (;;) {
      const allowance = cached.get(caller);
      const left = allowance === undefined ? 0 : allowance.until - now();
      // Longer than a window remains of one that began before the clock was set back: it is looked up again.
      const isCurrent = allowance !== undefined && left > 0 && left <= settings.window;
      if (isCurrent && allowance.left > 0) {
        allowance.left -= 1;
        return 0;
      }
      if (isCurrent && allowance.isExhausted) return left;
      const lookup = lookups.get(caller) ?? reserve(caller);
      lookups.set(caller, lookup);
      // oxlint-disable-next-line no-await-in-loop -- until calls are reserved or the limit is reached
      await lookup;
    }
  };
}

/** Such a limit by IP address, counted per address group. */
export function createAddressLimit(
  database: Database,
  settings: Settings,
): (address: string) => Promise<number> {
  const byGroup = createCallLimit(database, settings);
  return (address) => byGroup(addressGroup(address));
}

/** Commits without waiting for the disk: a crash may lose some counts, and callers do not wait for a sync. */
const withoutSync = sql`set_config('synchronous_commit', 'off', true)`;

/** @param keys of distinct callers */
async function reserveCalls(
  { db }: Database,
  keys: readonly string[],
  { limit, window, batch, now }: Settings,
): Promise<Allowance[]> {
  const at = new Date(now());
  const isOver = sql`${callCounts.since} <= ${new Date(at.getTime() - window).toISOString()}`;
  // A window that starts in the future is restarted now.
  const startsWindow = sql`${isOver} or ${callCounts.since} > excluded.since`;
  const rows = await db
    .insert(callCounts)
    // In a fixed order, so that two processes do not deadlock.
    .values(keys.toSorted().map((key) => ({ key, since: at, count: batch })))
    .onConflictDoUpdate({
      target: callCounts.key,
      set: {
        since: sql`case when ${startsWindow} then excluded.since else ${callCounts.since} end`,
        count: sql`case when ${isOver} then 0 else ${callCounts.count} end + excluded.count`,
      },
    })
    .returning({
      key: callCounts.key,
      since: callCounts.since,
      count: callCounts.count,
      isUnsynced: withoutSync,
    });
  const counted = new Map(rows.map((row) => [row.key, row]));
  return keys.map((key) => {
    const { since, count } = counted.get(key) ?? { since: at, count: batch };
    // Calls of this batch beyond the limit are not granted.
    const left = Math.max(0, Math.min(batch, limit - (count - batch)));
    return { left, isExhausted: left < batch, until: since.getTime() + window };
  });
}
