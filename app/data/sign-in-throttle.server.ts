import { asc, eq, inArray } from 'drizzle-orm';
import {
  addressGroup,
  noFailures,
  throttleRules,
  waitBefore,
  withFailure,
  withoutFailure,
  type Failures,
  type Throttled,
} from '#app/domain/staff/throttle.ts';
import type { Database, Transaction } from './database.server.ts';
import { signInFailures } from './schema/staff.server.ts';
import { hashOf } from './tokens.server.ts';

/** What a try is counted under, such as an account's address in lower case. */
type Counted = readonly [kind: Throttled, what: string];

/** Counts tries in the database: processes that share it count as one. */
export interface SignInThrottle {
  /**
   * Counts one try under everything it is counted under, before it is made.
   *
   * @returns milliseconds to wait when it may not be made, which then does not count; else 0
   */
  begin(counted: readonly Counted[]): Promise<number>;
  /** Tells that the try was right: what is its own is forgotten, what it shares with others loses this one try. */
  succeed(own: readonly Counted[], shared?: readonly Counted[]): Promise<void>;
}

export function createSignInThrottle(database: Database, now: () => number): SignInThrottle {
  return {
    begin: (counted) =>
      database.tx(async (t) => {
        const at = now();
        const known = await lockRows(t, counted);
        const rows = counted.map(([kind, what]) => {
          const key = keyOf([kind, what]);
          return { kind, key, failures: known.get(key) ?? noFailures };
        });
        const wait = Math.max(0, ...rows.map((row) => waitBefore(row.kind, row.failures, at)));
        if (wait > 0) return wait;
        for (const { kind, key, failures } of rows) {
          // oxlint-disable-next-line no-await-in-loop -- one connection
          await write(t, key, withFailure(kind, failures, at));
        }
        return 0;
      }),

    succeed: (own, shared = []) =>
      database.tx(async (t) => {
        const known = await lockRows(t, [...own, ...shared]);
        for (const each of shared) {
          const failures = known.get(keyOf(each));
          // oxlint-disable-next-line no-await-in-loop -- one connection
          if (failures) await write(t, keyOf(each), withoutFailure(failures));
        }
        await t.delete(signInFailures).where(inArray(signInFailures.key, own.map(keyOf)));
      }),
  };
}

/** Holds the rows until the transaction ends, made if need be; in one order, so that two processes never cross. */
async function lockRows(
  t: Transaction,
  counted: readonly Counted[],
): Promise<Map<string, Failures>> {
  const keys = counted.map(keyOf).toSorted();
  const blank = keys.map((key) => ({ key, count: 0, lastAt: new Date(0) }));
  await t.insert(signInFailures).values(blank).onConflictDoNothing();
  const rows = await t
    .select()
    .from(signInFailures)
    .where(inArray(signInFailures.key, keys))
    .orderBy(asc(signInFailures.key))
    .for('update');
  return new Map(
    rows.map(({ key, count, lastAt }) => [key, { count, lastAt: lastAt.getTime() }] as const),
  );
}

async function write(t: Transaction, key: string, { count, lastAt }: Failures): Promise<void> {
  await t
    .update(signInFailures)
    .set({ count, lastAt: new Date(lastAt) })
    .where(eq(signInFailures.key, key));
}

/** Hashed: what is typed where an address belongs may be a password. */
function keyOf([kind, what]: Counted): string {
  return hashOf(`${kind} ${kind === 'address' ? addressGroup(what) : what}`);
}

/** How long a row may say anything, in milliseconds: after that it can go. */
export const throttleMemory = Math.max(...Object.values(throttleRules).map((rule) => rule.memory));
