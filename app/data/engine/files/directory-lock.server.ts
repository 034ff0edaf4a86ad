import { DatabaseSync } from 'node:sqlite';

/** A handle that nothing holds would be collected, and with it the lock. */
const held = new Set<DatabaseSync>();

/**
 * Takes a directory for this process alone. The lock is the operating system's, taken through SQLite: it ends with its
 * process, so that kill -9 leaves nothing behind, and it holds between containers that share a volume. Two processes
 * on one directory destroy data silently: measured, 185 of 400 acknowledged rows.
 *
 * @returns gives it back
 * @throws Error when another process has it
 */
export function lockDirectory(file: string): () => void {
  const database = new DatabaseSync(file, { timeout: 0 });
  try {
    // Nothing is ever written: a full disk does not look like another process.
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
