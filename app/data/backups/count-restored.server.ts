import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { openDatabase } from '#app/data/engine/database.server.ts';
import { unpackArchive } from '#app/data/engine/files/unpack-archive.server.ts';
import type { RowCounts } from '#app/domain/backups/backup.ts';
import { countRows } from './count-rows.server.ts';

/**
 * Restores an embedded database's archive into a temporary directory and counts its rows. On disk, because a database
 * takes several times its size in memory.
 */
export async function countRestored(file: string, scratch: string): Promise<RowCounts> {
  rmSync(scratch, { recursive: true, force: true });
  mkdirSync(scratch, { recursive: true, mode: 0o700 });
  try {
    const directory = join(scratch, 'database');
    await unpackArchive(file, directory);
    const copy = await openDatabase({ directory }, { migrations: 'leave' });
    try {
      return await countRows(copy.db);
    } finally {
      await copy.close();
    }
  } finally {
    rmSync(scratch, { recursive: true, force: true });
  }
}
