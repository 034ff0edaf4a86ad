import { AsyncLocalStorage } from 'node:async_hooks';
import { setTimeout as pause } from 'node:timers/promises';
import { callbackify } from 'node:util';
import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { EmbeddedStream } from './embedded-stream.server.ts';
import { EmbeddedPlace, type LocalPlace } from './embedded-place.server.ts';
import { isConflict, isDisconnection } from './failures.server.ts';
import { migrate } from './migrate.server.ts';

export type Db = NodePgDatabase;
export type Transaction = Parameters<Parameters<Db['transaction']>[0]>[0];
/** Where a store only reads. */
export type Reader = Db | Transaction;

export interface Database {
  readonly kind: 'embedded' | 'postgres';
  readonly db: Db;
  /**
   * Runs `work` in one transaction, again when the database says that it ran into another one. `work` uses `t` only,
   * and does nothing besides that may not be done twice.
   */
  tx<T>(work: (t: Transaction) => Promise<T>): Promise<T>;
  /** Resolves when the database can be reached and is up to date; tries once. */
  ready(): Promise<void>;
  /** The whole embedded database as a gzipped tar; a server has tools of its own. */
  dump(): Promise<Uint8Array<ArrayBuffer>>;
  close(): Promise<void>;
}

/** Where the data is kept: on a server, in a directory, or nowhere. */
export type Place = { readonly url: string } | LocalPlace;

export interface DatabaseSettings {
  /** Told when the embedded engine stopped for good; the process must not go on. */
  onFatal?: (error: Error) => void;
  /** Told when a connection that nobody was using broke. */
  report?: (error: unknown) => void;
}

/** A database that opens itself on first use, and again when it has been away. */
export function createDatabase(
  place: Place,
  { onFatal = leave, report = console.error }: DatabaseSettings = {},
): Database {
  const embedded = 'url' in place ? null : new EmbeddedPlace(place, onFatal, report);
  const connection: pg.ClientConfig = embedded
    ? { stream: () => new EmbeddedStream(() => embedded.open()) }
    : { connectionString: (place as { url: string }).url, keepAlive: true };
  const upToDate = onceDone(async () => {
    const client = new pg.Client({ ...connection, connectionTimeoutMillis: 30_000 });
    client.on('error', report);
    await client.connect();
    try {
      await migrate(client);
    } finally {
      await client.end();
    }
  });
  const pool = new GuardedPool({
    ...connection,
    // The embedded engine is one session.
    ...(embedded
      ? { max: 1, idleTimeoutMillis: 0, connectionTimeoutMillis: 30_000 }
      : { max: 10, connectionTimeoutMillis: 5000, query_timeout: 15_000 }),
    // Nobody is given a connection to a database whose tables are not there yet.
    verify: (_client, done) => callbackify(upToDate)(done),
  });
  pool.on('error', report);
  // One that breaks while it is in use says so to whoever uses it; unheard, it would end the process besides.
  pool.on('connect', (client) => void client.on('error', () => undefined));

  return {
    kind: embedded ? 'embedded' : 'postgres',
    db: drizzle({ client: pool }),
    tx: (work) => transact(pool, work),
    async ready() {
      await embedded?.open();
      await pool.query('select 1');
    },
    dump() {
      if (!embedded) throw new Error('A PostgreSQL server is backed up with its own pg_dump');
      return embedded.dump();
    },
    async close() {
      await pool.end();
      await embedded?.close();
    },
  };
}

/** A database that is open and up to date. */
export async function openDatabase(place: Place, settings?: DatabaseSettings): Promise<Database> {
  const database = createDatabase(place, settings);
  try {
    await database.ready();
    return database;
  } catch (error) {
    await database.close();
    throw error;
  }
}

/** Tries until it has been done once; whoever comes meanwhile waits for the same try. */
function onceDone(task: () => Promise<void>): () => Promise<void> {
  let attempt: Promise<void> | null = null;
  return () => {
    attempt ??= task().catch((error: unknown) => {
      attempt = null;
      throw error;
    });
    return attempt;
  };
}

/** The transaction that the running code is inside of. */
const current = new AsyncLocalStorage<{ pool: pg.Pool; isOver: boolean }>();

/** Refuses a second connection from inside a transaction, which would wait for the first: for ever when there is one. */
class GuardedPool extends pg.Pool {
  override connect(): Promise<pg.PoolClient>;
  override connect(callback: Parameters<pg.Pool['connect']>[0]): void;
  override connect(callback?: Parameters<pg.Pool['connect']>[0]): Promise<pg.PoolClient> | void {
    const inside = current.getStore();
    if (inside?.pool === this && !inside.isOver)
      throw new Error('Inside tx() only its `t` may be used, not the database itself');
    return callback ? super.connect(callback) : super.connect();
  }
}

const attempts = 6;

async function transact<T>(pool: pg.Pool, work: (t: Transaction) => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      // oxlint-disable-next-line no-await-in-loop -- one try after the other
      return await transactOnce(pool, work);
    } catch (error) {
      if (attempt === attempts || !isConflict(error)) throw error;
      // oxlint-disable-next-line no-await-in-loop -- apart in time, by chance, so that they do not meet again
      await pause(Math.random() * 10 * 2 ** attempt);
    }
  }
}

async function transactOnce<T>(pool: pg.Pool, work: (t: Transaction) => Promise<T>): Promise<T> {
  const client = await pool.connect();
  const inside = { pool, isOver: false };
  try {
    const result = await current.run(inside, () => drizzle({ client }).transaction(work));
    client.release();
    return result;
  } catch (error) {
    // A broken connection is not given to the next one.
    client.release(isDisconnection(error));
    throw error;
  } finally {
    inside.isOver = true;
  }
}

function leave(error: Error): never {
  console.error(
    `${error.message}\nThe server stops with it. Nothing that was acknowledged is lost: start it again.`,
  );
  process.exit(1);
}
