import { existsSync, renameSync, rmSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { explainFailure, failureOf } from '#app/data/engine/database-failure.server.ts';
import type { Database } from '#app/data/engine/database.server.ts';
import { syncDirectory } from '#app/data/engine/files/sync-tree.server.ts';
import {
  BackupFailure,
  differenceOf,
  type BackupFailureCode,
  type RowCounts,
} from '#app/domain/backups/backup.ts';
import { requireDiskSpace, databaseSize, directorySize } from './disk-space.server.ts';
import { packEmbedded } from './embedded-backup.server.ts';
import { runBackupTask } from './run-backup-task.server.ts';
import { dumpServer } from './server-backup.server.ts';

export interface BackupSource {
  database: Database;
  /** Location of the database: the embedded one's directory, or a server's URL. */
  place: { readonly directory: string } | { readonly url: string };
  dataDirectory: string;
  /** Environment of child processes. */
  environment: NodeJS.ProcessEnv;
}

export interface TakenBackup {
  bytes: number;
  rows: RowCounts;
}

export type TakeBackup = (file: string, signal?: AbortSignal) => Promise<TakenBackup>;

/** Directory of backups. */
export const backupDirectory = (dataDirectory: string): string => join(dataDirectory, 'backups');

/**
 * Takes backups of a database, one at a time. A file gets its final name only after a test restore has yielded the same
 * number of rows as the database: a backup is complete, or does not exist.
 */
export function createBackups(source: BackupSource): TakeBackup {
  let last: Promise<unknown> = Promise.resolve();
  return (file, signal) => {
    const taken = last.then(() => take(source, file, signal));
    last = taken.catch(() => undefined);
    return taken;
  };
}

async function take(
  source: BackupSource,
  file: string,
  signal: AbortSignal | undefined,
): Promise<TakenBackup> {
  if (existsSync(file)) throw new Error(`${file} is there already. Nothing was changed.`);
  const draft = `${file}.new`;
  try {
    rmSync(draft, { force: true });
    const rows = await write(source, draft, signal);
    await check(source, draft, rows, signal);
    renameSync(draft, file);
    syncDirectory(dirname(file));
    return { bytes: statSync(file).size, rows };
  } catch (error) {
    throw asFailure(error, 'broken');
  } finally {
    rmSync(draft, { force: true });
  }
}

async function write(
  { database, place, dataDirectory, environment }: BackupSource,
  draft: string,
  signal: AbortSignal | undefined,
): Promise<RowCounts> {
  const archive = dirname(draft);
  if ('url' in place) {
    requireDiskSpace(await databaseSize(database), { archive, copy: null });
    return dumpServer(database, place.url, draft, { environment, signal });
  }
  const copy = backupDirectory(dataDirectory);
  requireDiskSpace(directorySize(place.directory), { archive, copy });
  return packEmbedded(database, place.directory, draft, signal);
}

async function check(
  { place, dataDirectory }: BackupSource,
  file: string,
  rows: RowCounts,
  signal: AbortSignal | undefined,
): Promise<void> {
  const scratch = join(backupDirectory(dataDirectory), 'check');
  const found = await runBackupTask(
    'url' in place ? { do: 'count-dumped', file } : { do: 'count-restored', file, scratch },
    signal,
  )
    .catch((error: unknown) => {
      // An aborted check proves nothing about the file.
      throw signal?.aborted ? error : asFailure(error, 'damaged');
    })
    // Left over from a killed process.
    .finally(() => rmSync(scratch, { recursive: true, force: true }));
  const difference = differenceOf(rows, found);
  if (difference !== null)
    throw new BackupFailure('rows-differ', `The backup holds other rows: ${difference}`);
}

/** @param usual the code of a failure without its own */
function asFailure(error: unknown, usual: BackupFailureCode): BackupFailure {
  if (error instanceof BackupFailure) return error;
  const sentence =
    explainFailure(error) ?? (error instanceof Error ? error.message : String(error));
  const code = failureOf(error) === 'full' ? 'disk-full' : usual;
  const words = code === 'damaged' ? `The backup cannot be restored: ${sentence}` : sentence;
  return new BackupFailure(code, words, error);
}
