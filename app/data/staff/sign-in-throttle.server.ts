import { asc, eq, inArray } from 'drizzle-orm';
import type { Database, Transaction } from '#app/data/engine/database.server.ts';
import { hashOf } from '#app/data/secrets/tokens.server.ts';
import { addressGroup } from '#app/domain/network/address-group.ts';
import {
  noFailures,
  waitBefore,
  withEarlyTry,
  withFailure,
  withoutFailure,
  type Failures,
  type Throttled,
} from '#app/domain/staff/throttle.ts';
import { signInFailures } from './schema.server.ts';

/** Key by which attempts are counted. */
interface Counted {
  kind: Throttled;
  /** Id of an account, or the typed address in lower case; null to count attempts on any account. */
  account: string | null;
  /** Origin of the attempt, such as an address group; empty if it does not matter. */
  source: string;
}

/** Counts sign-in attempts in the database, so that all processes count together. */
export interface SignInThrottle {
  /**
   * Counts an attempt before it is made.
   *
   * @returns 0, or the milliseconds to wait when it is not allowed; it is then not counted
   */
  begin(counted: readonly Counted[]): Promise<number>;
  /** Records success: clears the counters of its own keys, and removes this attempt from shared ones. */
  succeed(own: readonly Counted[], shared?: readonly Counted[]): Promise<void>;
}

/**
 * Keys of a sign-in with a password.
 *
 * @param device id of a browser that has signed in to the account before, or null
 */
export function countedOf(
  account: string,
  address: string,
  device: string | null,
): { own: Counted[]; shared: Counted[] } {
  if (device !== null) return { own: [{ kind: 'device', account, source: device }], shared: [] };
  const group = addressGroup(address);
  return {
    own: [{ kind: 'accountFromGroup', account, source: group }],
    shared: [
      { kind: 'group', account: null, source: group },
      { kind: 'account', account, source: '' },
    ],
  };
}

/** Keys of emails with a link. */
export const linksOf = (account: string, address: string): Counted[] => [
  { kind: 'linkOfAccount', account, source: '' },
  { kind: 'linksFromGroup', account: null, source: addressGroup(address) },
];

/** Keys of codes of an account's second step. */
export const secondStepOf = (staffId: string): Counted => ({
  kind: 'secondStep',
  account: staffId,
  source: '',
});

export function createSignInThrottle(database: Database, now: () => number): SignInThrottle {
  return {
    begin: (counted) =>
      database.tx(async (t) => {
        const at = now();
        const rows = await lockRows(t, counted);
        const waitOf = () =>
          Math.max(...rows.map(({ kind, failures }) => waitBefore(kind, failures, at)));
        const count = waitOf() > 0 ? withEarlyTry : withFailure;
        for (const row of rows) {
          row.failures = count(row.kind, row.failures, at);
          // oxlint-disable-next-line no-await-in-loop -- one connection
          await write(t, row);
        }
        return count === withEarlyTry ? waitOf() : 0;
      }),

    succeed: (own, shared = []) =>
      database.tx(async (t) => {
        const rows = await lockRows(t, [...own, ...shared]);
        const cleared = new Set(own.map(keyOf));
        for (const { key, failures } of rows.filter((row) => !cleared.has(row.key))) {
          // oxlint-disable-next-line no-await-in-loop -- one connection
          await write(t, { key, failures: withoutFailure(failures) });
        }
        await t.delete(signInFailures).where(inArray(signInFailures.key, [...cleared]));
      }),
  };
}

/** Clears everything counted against an account, by its id and its address, from any origin. */
export async function clearFailures(
  t: Transaction,
  { id, email }: { id: string; email: string },
): Promise<void> {
  await t
    .delete(signInFailures)
    .where(inArray(signInFailures.account, [accountHash(id), accountHash(email)]));
}

interface Row {
  kind: Throttled;
  key: string;
  failures: Failures;
}

/** Locks the rows, inserting missing ones; in a fixed order, so that two transactions cannot deadlock. */
async function lockRows(t: Transaction, counted: readonly Counted[]): Promise<Row[]> {
  const ordered = counted
    .map((each) => ({ ...each, key: keyOf(each) }))
    .toSorted((a, b) => (a.key < b.key ? -1 : 1));
  const blank = ordered.map(({ key, account }) => ({
    key,
    account: account === null ? null : accountHash(account),
    count: 0,
    lastAt: new Date(0),
  }));
  await t.insert(signInFailures).values(blank).onConflictDoNothing();
  const keys = ordered.map(({ key }) => key);
  const rows = await t
    .select()
    .from(signInFailures)
    .where(inArray(signInFailures.key, keys))
    .orderBy(asc(signInFailures.key))
    .for('update');
  const known = new Map(rows.map(({ key, ...row }) => [key, row] as const));
  return ordered.map(({ kind, key }) => {
    const row = known.get(key);
    return {
      kind,
      key,
      failures: row ? { count: row.count, lastAt: row.lastAt.getTime() } : noFailures,
    };
  });
}

async function write(t: Transaction, { key, failures }: Omit<Row, 'kind'>): Promise<void> {
  const { count, lastAt } = failures;
  await t
    .update(signInFailures)
    .set({ count, lastAt: new Date(lastAt) })
    .where(eq(signInFailures.key, key));
}

/** Hashed, because people type passwords into the address field by mistake. */
function keyOf({ kind, account, source }: Counted): string {
  return hashOf(JSON.stringify([kind, account, source]));
}

const accountHash = (account: string) => hashOf(`account ${account}`);
