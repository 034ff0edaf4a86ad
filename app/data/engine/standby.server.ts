import { setTimeout as pause } from 'node:timers/promises';
import { drizzle } from 'drizzle-orm/node-postgres';
import type pg from 'pg';
import { failureOf, isConflict, isDisconnection } from './database-failure.server.ts';
import { lend, serverPool, type Db, type PoolSettings, type Reader } from './pool.server.ts';

/** Reads from an up-to-date standby if there is one. `work` may run twice. */
export type Read = <T>(work: (reader: Reader) => Promise<T>) => Promise<T>;

/** Reads since the start, by server. */
export interface ReadCounts {
  standby: number;
  primary: number;
}

/** In milliseconds. */
const waits = {
  /** Timeout of a connection, and of each reply before the read itself. */
  answer: 1000,
  /** Time for the standby to catch up. */
  behind: 100,
  step: 10,
  /** How long a standby is not used after it lagged behind or was unavailable. */
  restBehind: 1000,
  restAway: 10_000,
} as const;

/** The standby has not replayed what the primary had written when the request came. */
class Behind extends Error {}

/**
 * Reads from a standby if it has replayed everything written on the primary before the request: nobody misses their own
 * change, or one they were notified of. Otherwise, and whenever it fails, the primary answers.
 */
export function createStandby(
  primary: { db: Db; pool: pg.Pool },
  settings: Omit<PoolSettings, 'upToDate'>,
) {
  const counts: ReadCounts = { standby: 0, primary: 0 };
  let restsUntil = 0;
  let isReported = false;

  /** Reports once per outage. */
  function report(error: unknown): void {
    if (!isReported) settings.report(outage(error));
    isReported = true;
  }

  function rest(error: unknown): void {
    const isBehind = error instanceof Behind || isConflict(error);
    restsUntil = performance.now() + (isBehind ? waits.restBehind : waits.restAway);
    if (!isBehind) report(error);
  }

  const pool = serverPool(
    { ...settings, report, upToDate: (client) => requireSameDatabase(primary.pool, client) },
    'usual',
    waits.answer,
  );
  const currentPosition = shareInTurn(() => positionOf(primary.pool));

  const read: Read = async (work) => {
    if (performance.now() >= restsUntil) {
      let isCurrent = false;
      try {
        const position = await currentPosition();
        const result = await lend(pool, (client) =>
          inTransaction(client, async () => {
            await untilReplayed(client, position);
            isCurrent = true;
            return work(drizzle({ client }));
          }),
        );
        counts.standby += 1;
        isReported = false;
        return result;
      } catch (error) {
        // Errors of the query itself would also occur on the primary.
        if (isCurrent && failureOf(error) === null && !isConflict(error)) throw error;
        rest(error);
      }
    }
    counts.primary += 1;
    return work(primary.db);
  };
  return { read, counts, end: () => pool.end() };
}

/** A transaction sticks to one server behind a pooler with several. */
async function inTransaction<T>(client: pg.PoolClient, work: () => Promise<T>): Promise<T> {
  await client.query(briefly('begin read only'));
  try {
    const result = await work();
    await client.query('commit');
    return result;
  } catch (error) {
    if (!isDisconnection(error)) await client.query(briefly('rollback'));
    throw error;
  }
}

/** A position in the write-ahead log after everything committed until now. */
async function positionOf(primary: pg.Pool): Promise<string> {
  // A commit acknowledged before it is flushed has only been inserted.
  const { rows } = await primary.query<{ position: string }>(`
    select (case current_setting('synchronous_commit') when 'off' then pg_current_wal_insert_lsn()
      else pg_current_wal_flush_lsn() end)::text as position`);
  return rows[0]?.position ?? '';
}

/** @throws Behind */
async function untilReplayed(client: pg.PoolClient, position: string): Promise<void> {
  const asked =
    'select pg_is_in_recovery() and pg_last_wal_replay_lsn() >= $1::pg_lsn as is_current';
  for (let waited = 0; ; waited += waits.step) {
    // oxlint-disable no-await-in-loop -- until it has caught up
    const { rows } = await client.query<{ is_current: boolean }>(briefly(asked, [position]));
    if (rows[0]?.is_current) return;
    if (waited >= waits.behind) throw new Behind();
    await pause(waits.step);
    // oxlint-enable no-await-in-loop
  }
}

/** A standby of another database would have unrelated positions. */
async function requireSameDatabase(primary: pg.Pool, client: pg.PoolClient): Promise<void> {
  const asked =
    "select system_identifier || ' ' || current_database() as name from pg_control_system()";
  const [here, there] = await Promise.all([
    primary.query<{ name: string }>(asked),
    client.query<{ name: string }>(briefly(asked)),
  ]);
  if (here.rows[0]?.name !== there.rows[0]?.name)
    throw new Error('It is not one of the database in DATABASE_URL');
}

/** A statement with a timeout, after which the standby is not worth waiting for. */
const briefly = (text: string, values: unknown[] = []) => ({
  text,
  values,
  query_timeout: waits.answer,
});

/** Requests made before the current code has ended share one reply, obtained afterwards. */
function shareInTurn<T>(ask: () => Promise<T>): () => Promise<T> {
  let shared: Promise<T> | null = null;
  return () =>
    (shared ??= Promise.resolve().then(() => {
      shared = null;
      return ask();
    }));
}

/** The failure as a sentence for operators: the driver's messages refer to the primary. */
function outage(error: unknown): Error {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  const reason = code || (error instanceof Error ? error.message : 'no answer');
  return new Error(
    `The standby in DATABASE_READ_URL is not used (${reason}): the primary answers for it.`,
  );
}
