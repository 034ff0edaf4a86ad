import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { sql } from 'drizzle-orm';
import { openDatabase } from './database.server.ts';
import { packFolder } from './files/packed-folder.server.ts';
import { preparedFile } from './prepared-database.server.ts';

/** Makes the database that new ones are unpacked from, unless it is there, and removes those of other releases. */
export async function prepareDatabase(file = preparedFile()): Promise<void> {
  if (existsSync(file)) return;
  const folder = dirname(file);
  mkdirSync(folder, { recursive: true });
  const scratch = mkdtempSync(join(folder, 'making-'));
  try {
    const directory = join(scratch, 'database');
    const database = await openDatabase({ directory, from: null });
    // Leaves one file of the log, of zeros for the most part.
    for (const step of ['set wal_recycle = off', 'select pg_switch_wal()', 'checkpoint'])
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      await database.db.execute(sql.raw(step));
    // What was closed in order needs no recovery, which would sync each file by itself.
    await database.close();
    const packed = join(scratch, 'packed');
    writeFileSync(packed, packFolder(directory), { flush: true });
    for (const name of readdirSync(folder))
      if (name.endsWith('.gz')) rmSync(join(folder, name), { force: true });
    renameSync(packed, file);
  } finally {
    rmSync(scratch, { recursive: true });
  }
}
