import { existsSync, mkdirSync, mkdtempSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { sql } from 'drizzle-orm';
import { openDatabase } from './database.server.ts';
import { readableByAll, setModes } from './files/private-files.server.ts';
import { preparedDirectory } from './prepared-database.server.ts';

/** Makes the database that new ones are copied from, unless it is there, and removes those of other releases. */
export async function prepareDatabase(prepared = preparedDirectory()): Promise<void> {
  if (existsSync(prepared)) return;
  const folder = dirname(prepared);
  mkdirSync(folder, { recursive: true });
  const scratch = mkdtempSync(join(folder, 'making-'));
  try {
    const directory = join(scratch, 'database');
    const database = await openDatabase({ directory, from: null });
    // Leaves a single log file, consisting mostly of zeros.
    for (const step of ['set wal_recycle = off', 'select pg_switch_wal()', 'checkpoint'])
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      await database.db.execute(sql.raw(step));
    // After a clean shutdown there is no recovery, which would sync each file individually.
    await database.close();
    // The site may run as a different user than the one who built it.
    setModes(directory, readableByAll);
    for (const name of readdirSync(folder))
      if (!name.startsWith('making-')) rmSync(join(folder, name), { recursive: true, force: true });
    renameSync(directory, prepared);
  } finally {
    rmSync(scratch, { recursive: true });
  }
}
