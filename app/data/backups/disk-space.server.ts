import { lstatSync, mkdirSync, readdirSync, statfsSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import type { Database } from '#app/data/engine/database.server.ts';
import { BackupFailure } from '#app/domain/backups/backup.ts';

/** Bytes that must stay free besides a backup, for the database on the same disk. */
const margin = 64 * 1024 * 1024;

/** Space needed as shares of the database's size: the archive is compressed, a restored copy is not. */
const shares = { archive: 0.5, copy: 1 } as const;

interface BackupDirectories {
  /** Directory of the archive. */
  archive: string;
  /** Directory for the test restore; null if the archive is only read. */
  copy: string | null;
}

/**
 * @param size of the database, in bytes
 * @throws BackupFailure when a disk has too little space for a backup
 */
export function requireDiskSpace(size: number, { archive, copy }: BackupDirectories): void {
  const needs = new Map<number, { directory: string; bytes: number }>();
  const add = (directory: string, share: number) => {
    mkdirSync(directory, { recursive: true, mode: 0o700 });
    const disk = lstatSync(directory).dev;
    const bytes = (needs.get(disk)?.bytes ?? margin) + size * share;
    needs.set(disk, { directory, bytes });
  };
  add(archive, shares.archive);
  if (copy !== null) add(copy, shares.copy);
  for (const { directory, bytes } of needs.values()) {
    const { bavail, bsize } = statfsSync(directory);
    if (bavail * bsize < bytes)
      throw new BackupFailure(
        'disk-full',
        `There is no room for a backup: ${directory} has ${inMegabytes(bavail * bsize)} free, and ` +
          `${inMegabytes(bytes)} are needed to write and check it. Backups that are there were kept.`,
      );
  }
}

const inMegabytes = (bytes: number) => `${Math.ceil(bytes / 1e6)} MB`;

/** Size of an embedded database without its log, in bytes. */
export function directorySize(directory: string): number {
  let size = 0;
  for (const entry of readdirSync(directory, { withFileTypes: true })) {
    const path = join(directory, entry.name);
    if (entry.isDirectory()) size += entry.name === 'pg_wal' ? 0 : directorySize(path);
    else size += lstatSync(path, { throwIfNoEntry: false })?.size ?? 0;
  }
  return size;
}

/** Size of a PostgreSQL server's database, in bytes. */
export async function databaseSize({ db }: Database): Promise<number> {
  const { rows } = await db.execute<{ size: string }>(
    sql`select pg_database_size(current_database()) as size`,
  );
  return Number(rows[0]?.size ?? 0);
}
