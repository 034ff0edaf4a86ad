import { AsyncLocalStorage, AsyncResource } from 'node:async_hooks';
import { setTimeout as pause } from 'node:timers/promises';
import { callbackify } from 'node:util';
import { sql } from 'drizzle-orm';
import { NodePgSession, NodePgTransaction, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import { PgDialect } from 'drizzle-orm/pg-core';
import pg from 'pg';
import { isConflict, isDisconnection } from './database-failure.server.ts';
import { statements } from './trace-channels.server.ts';
import { TracedClient } from './traced-client.server.ts';

export type Db = NodePgDatabase;
export type Transaction = Parameters<Parameters<Db['transaction']>[0]>[0];
/** The database or a transaction, for reading. */
export type Reader = Db | Transaction;

/**
 * Timeouts on a PostgreSQL server, in milliseconds. It ends a statement or transaction that exceeds them, so that
 * neither continues for a disconnected client, nor holds locks for a hanging process. The embedded engine has no
 * timers.
 */
const limits = {
  statement: 15_000,
  idleInTransaction: 30_000,
  /** A statement that reads everything, such as the sums of all records. */
  longStatement: 300_000,
} as const;

/** Timeout of a migration's statement, in milliseconds. */
export const migrationLimit = 1_800_000;

/** The driver waits longer than the server, whose error is more precise. */
const driverMargin = 5000;

/** `usual` for requests, `long` for statements that read everything. */
export type Limit = 'usual' | 'long';

export interface PoolSettings {
  /** Shared by all pools of one database. */
  owner: object;
  connection: pg.ClientConfig;
  /** Awaited before a connection is used for the first time. */
  upToDate: (client: pg.PoolClient) => Promise<void>;
  report: (error: unknown) => void;
}

/**
 * Connections to a PostgreSQL server.
 *
 * @param patience milliseconds to wait for a connection
 */
export function serverPool(settings: PoolSettings, limit: Limit, patience = 5000): GuardedPool {
  const statement = limit === 'long' ? limits.longStatement : limits.statement;
  return guarded(settings, {
    max: limit === 'long' ? 2 : 10,
    connectionTimeoutMillis: patience,
    query_timeout: statement + driverMargin,
    // By SET, because poolers such as PgBouncer reject them in the start-up packet.
    verify: async (client) => {
      await settings.upToDate(client);
      await client.query(
        `set statement_timeout = ${limits.statement}; set idle_in_transaction_session_timeout = ${limits.idleInTransaction}`,
      );
    },
  });
}

/** Sessions of the embedded engine: one runs a transaction while the commits of others are synced to disk. */
export function embeddedPool(settings: PoolSettings): GuardedPool {
  return guarded(settings, {
    max: 10,
    idleTimeoutMillis: 0,
    connectionTimeoutMillis: 30_000,
    verify: settings.upToDate,
  });
}

function guarded(
  { owner, connection, report }: PoolSettings,
  {
    verify,
    ...options
  }: Omit<pg.PoolConfig, 'verify'> & {
    verify: (client: pg.PoolClient) => Promise<void>;
  },
): GuardedPool {
  const pool = new GuardedPool(owner, {
    ...connection,
    ...options,
    // Statements that do not wait for each other are sent together.
    pipeline: true,
    verify: (client, done) => callbackify(verify)(client, done),
  });
  pool.on('error', report);
  // The user of a broken connection gets the error; without this listener it would also end the process.
  pool.on('connect', (client) => void client.on('error', () => undefined));
  return pool;
}

/** Extends the timeout for the rest of a transaction. */
export async function limitLong(t: Transaction): Promise<void> {
  // For this transaction only: a pooler may share the connection.
  await t.execute(sql.raw(`set local statement_timeout = ${limits.longStatement}`));
}

/** The current code's transaction. */
const current = new AsyncLocalStorage<{ owner: object; isOver: boolean }>();

/** Rejects a second connection from within a transaction: on the embedded engine it would deadlock. */
class GuardedPool extends pg.Pool {
  readonly owner: object;

  constructor(owner: object, config: pg.PoolConfig) {
    super({ ...config, Client: TracedClient });
    this.owner = owner;
  }

  override connect(): Promise<pg.PoolClient>;
  override connect(callback: Parameters<pg.Pool['connect']>[0]): void;
  override connect(callback?: Parameters<pg.Pool['connect']>[0]): Promise<pg.PoolClient> | void {
    const inside = current.getStore();
    if (inside?.owner === this.owner && !inside.isOver)
      throw new Error('Inside tx() only its `t` may be used, not the database itself');
    if (!callback) return super.connect();
    // A freed connection would call back in the context of its previous user.
    return super.connect(statements.hasSubscribers ? AsyncResource.bind(callback) : callback);
  }
}

const attempts = 6;

/** Runs work in one transaction, and again after a serialization failure. */
export async function transact<T>(
  pool: GuardedPool,
  work: (t: Transaction) => Promise<T>,
): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      // oxlint-disable-next-line no-await-in-loop -- one attempt after the other
      return await transactOnce(pool, work);
    } catch (error) {
      if (attempt === attempts || !isConflict(error)) throw error;
      // oxlint-disable-next-line no-await-in-loop -- random back-off, so that they do not meet again
      await pause(Math.random() * 10 * 2 ** attempt);
    }
  }
}

function transactOnce<T>(pool: GuardedPool, work: (t: Transaction) => Promise<T>): Promise<T> {
  return lend(pool, async (client) => {
    const t: Transaction = new NodePgTransaction(
      dialect,
      new NodePgSession(client, dialect, undefined),
      undefined,
    );
    try {
      // Drizzle's own transaction awaits the reply to `begin`; here it is sent with the first statement.
      const [, result] = await Promise.all([client.query('begin'), work(t)]);
      const { command } = await client.query('commit');
      // PostgreSQL's reply to the end of a transaction in which a statement failed.
      if (command === 'ROLLBACK') throw new Error('A statement of the transaction has failed');
      return result;
    } catch (error) {
      await client.query('rollback');
      throw error;
    }
  });
}

const dialect = new PgDialect();

/** Lends a connection to work that must not use another one meanwhile. */
export async function lend<T>(
  pool: GuardedPool,
  work: (client: pg.PoolClient) => Promise<T>,
): Promise<T> {
  const client = await pool.connect();
  const inside = { owner: pool.owner, isOver: false };
  try {
    const result = await current.run(inside, () => work(client));
    client.release();
    return result;
  } catch (error) {
    // A broken connection does not return to the pool.
    client.release(isDisconnection(error));
    throw error;
  } finally {
    inside.isOver = true;
  }
}
