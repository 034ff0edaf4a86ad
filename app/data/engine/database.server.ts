import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { migrate } from '#app/data/migrate.server.ts';
import { EmbeddedPlace, type LocalPlace } from './embedded-place.server.ts';
import { EmbeddedStream } from './embedded-stream.server.ts';
import { withAdded } from './every-commit.server.ts';
import {
  embeddedPool,
  limitLong,
  migrationLimit,
  serverPool,
  transact,
  type Db,
  type Limit,
  type Reader,
  type Transaction,
} from './pool.server.ts';
import { shareTransactions } from './shared-transactions.server.ts';
import { createStandby, type Read, type ReadCounts } from './standby.server.ts';

export type { Db, Reader, Transaction };

export interface Database {
  readonly kind: 'embedded' | 'postgres';
  readonly db: Db;
  /** For lists and reports: read from a standby, if there is one. `work` must use the reader only. */
  readonly read: Read;
  /** Number of those reads served by a standby and by the primary; null without a standby. */
  readonly readCounts: Readonly<ReadCounts> | null;
  /**
   * Runs `work` in one transaction, and retries it after a serialization failure. `work` must use `t` only, and have no
   * other effects. Reads and single statements may be combined with `Promise.all`; longer branches may not, because one
   * would continue after another's failure.
   *
   * @param limit `long` for statements that read everything
   */
  tx<T>(work: (t: Transaction) => Promise<T>, limit?: Limit): Promise<T>;
  /**
   * The same for frequent concurrent `work`. On the embedded database it may share a transaction with others of its
   * kind. So it may see their writes, must not rely on locks to exclude them, and may run twice.
   */
  sharedTx<T>(work: (t: Transaction) => Promise<T>): Promise<T>;
  /** Whether a transaction is queued: background work should yield to it. */
  isBusy(): boolean;
  /** Resolves when the database is reachable and migrated; tries once. */
  ready(): Promise<void>;
  /**
   * Resolves if a change can be stored.
   *
   * @throws the obstacle: no connection, a full disk, a standby
   */
  checkWritable(): Promise<void>;
  /** A small embedded database as a gzipped tar; blocks everyone meanwhile. Backups use another way. */
  dump(): Promise<Uint8Array<ArrayBuffer>>;
  close(): Promise<void>;
}

/** A change that needs disk space like any other, and leaves nothing behind. A standby refuses it. */
const writeProbe = 'create temporary table write_probe on commit drop as select 1 as written';

/** A PostgreSQL server, optionally with a standby; a directory, or memory. */
export type Place = { readonly url: string; readonly standbyUrl?: string | undefined } | LocalPlace;

export interface DatabaseSettings {
  /** Called when the embedded engine stops irrecoverably; the process must exit. */
  onFatal?: (error: Error) => void;
  /** Called when an idle connection breaks. */
  report?: (error: unknown) => void;
  /** Whether the first connection migrates the database; by default it does. */
  migrations?: 'apply' | 'leave';
}

/** A database that connects on first use, and reconnects after an outage. */
export function createDatabase(
  place: Place,
  { onFatal = exitProcess, report = console.error, migrations = 'apply' }: DatabaseSettings = {},
): Database {
  const embedded = 'url' in place ? null : new EmbeddedPlace(place, onFatal, report);
  const connection: pg.ClientConfig = embedded
    ? { stream: () => new EmbeddedStream(() => embedded.open()) }
    : connectionTo((place as { url: string }).url);
  const upToDate = retryUntilDone(async () => {
    if (migrations === 'leave') return;
    const client = new pg.Client({ ...connection, connectionTimeoutMillis: 30_000 });
    client.on('error', report);
    await client.connect();
    try {
      await migrate(client, embedded ? null : migrationLimit);
    } finally {
      await client.end();
    }
  });
  const settings = { owner: upToDate, connection, upToDate, report };
  const pool = embedded ? embeddedPool(settings) : serverPool(settings, 'usual');
  // Opens no connection until it is used.
  const longPool = embedded ? pool : serverPool(settings, 'long');
  const db = drizzle({ client: pool });
  const standby =
    'url' in place && place.standbyUrl !== undefined
      ? createStandby(
          { db, pool },
          { owner: upToDate, connection: connectionTo(place.standbyUrl), report },
        )
      : null;
  // A server executes several transactions at once; the embedded engine one after the other.
  const shared = embedded ? shareTransactions((work) => transact(pool, work)) : null;

  return {
    kind: embedded ? 'embedded' : 'postgres',
    db,
    read: standby?.read ?? ((work) => work(db)),
    readCounts: standby?.counts ?? null,
    tx(work, limit = 'usual') {
      const whole = withAdded(work);
      if (embedded || limit === 'usual') return transact(pool, whole);
      return transact(longPool, async (t) => {
        await limitLong(t);
        return whole(t);
      });
    },
    sharedTx(work) {
      const whole = withAdded(work);
      return shared ? shared.run(whole) : transact(pool, whole);
    },
    isBusy: () => pool.waitingCount > 0 || (shared?.isBusy() ?? false),
    async ready() {
      await embedded?.open();
      await pool.query('select 1');
    },
    async checkWritable() {
      if (embedded) embedded.checkSpace();
      await pool.query(embedded ? 'select 1' : writeProbe);
    },
    dump() {
      if (!embedded) throw new Error('Only an embedded database can be dumped');
      return embedded.dump();
    },
    async close() {
      const pools = new Set([pool, longPool, ...(standby ? [standby] : [])]);
      await Promise.all(Array.from(pools, (each) => each.end()));
      await embedded?.close();
    },
  };
}

const connectionTo = (url: string): pg.ClientConfig => ({ connectionString: url, keepAlive: true });

/** Opens a database and waits until it is reachable and migrated. */
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

/** Retries a task until it succeeds once; concurrent callers share an attempt. */
function retryUntilDone(task: () => Promise<void>): () => Promise<void> {
  let attempt: Promise<void> | null = null;
  return () => {
    attempt ??= task().catch((error: unknown) => {
      attempt = null;
      throw error;
    });
    return attempt;
  };
}

/** What happens to a process whose engine has stopped. */
export const afterFatal =
  'The server stops with it. Nothing that was acknowledged is lost: start it again.';

function exitProcess(error: Error): never {
  console.error(`${error.message}\n${afterFatal}`);
  process.exit(1);
}
