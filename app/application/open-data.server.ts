import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { listenForBackups } from '#app/data/backups/backup-socket.server.ts';
import { createBackups, type TakeBackup } from '#app/data/backups/take-backup.server.ts';
import { moveMailFiles } from '#app/data/delivery/mail-files.server.ts';
import { explainFailure, failureOf } from '#app/data/engine/database-failure.server.ts';
import {
  afterFatal,
  createDatabase,
  type Database,
  type Place,
} from '#app/data/engine/database.server.ts';
import { closeDataDirectory } from '#app/data/engine/files/private-files.server.ts';
import { createErasureFile, unreadableErasures } from '#app/data/privacy/erasures.server.ts';
import { secretIn } from '#app/data/secrets/secret-file.server.ts';
import { listenForStaffCommands } from '#app/data/staff/accounts/staff-socket.server.ts';
import type { Staff } from '#app/data/staff/staff.server.ts';
import { retryUntilSuccess } from './retry-until-success.ts';
import type { Report, ServiceSettings } from './service-settings.ts';
import { runStaffCommand } from './staff/staff-commands.server.ts';

/** Personal data and keys that an earlier release, or another umask, left readable by other users. */
export function closeFiles(directory: string, report: Report): void {
  const [first, ...more] = closeDataDirectory(directory);
  if (first === undefined) return;
  const others = more.length > 0 ? ` and ${more.length} more` : '';
  report(
    `Other users may be able to read ${first}${others}: they do not belong to this process's user.`,
  );
}

export async function openDatabase(place: Place, report: Report): Promise<Database> {
  const onFatal = (error: Error) => {
    report(`${error.message}. ${afterFatal}`);
    process.exit(1);
  };
  const database = createDatabase(place, { report, onFatal });
  if ('directory' in place) await untilReady(database, report);
  // Pages are served while a database server is unavailable; the pool retries at its next use.
  if ('url' in place) database.ready().catch(report);
  return database;
}

async function untilReady(database: Database, report: Report): Promise<void> {
  try {
    await database.ready();
  } catch (error) {
    // A full disk can be cleaned up while pages are served.
    if (failureOf(error) === 'full') {
      report(error);
      return;
    }
    await database.close();
    throw new Error(explainFailure(error) ?? (error as Error).message, { cause: error });
  }
}

/** Repeats recorded erasures first: a restored backup may contain people who were erased since. */
export async function openErasures(
  database: Database,
  secret: string,
  { database: place, dataDirectory, now, report }: ServiceSettings,
): Promise<{ record: () => Promise<void>; stop: () => void }> {
  if ('memory' in place) return { record: async () => {}, stop: () => {} };
  const file = createErasureFile(join(dataDirectory, 'erasures'), secret, now);
  const { tried, stop } = retryUntilSuccess(async () => {
    const { unreadable } = await file.repeatMissing(database);
    if (unreadable > 0) report(new Error(unreadableErasures(unreadable)));
  }, report);
  if ('directory' in place) await tried;
  // A failed write is recovered at the next start, from the privacy requests in the database.
  return { record: () => file.record(database.db).catch(report), stop };
}

/** Earlier releases stored emails in files. */
export function moveFiles(
  database: Database,
  { database: place, dataDirectory, report }: ServiceSettings,
): () => void {
  if ('memory' in place) return () => {};
  return retryUntilSuccess(() => moveMailFiles(database, join(dataDirectory, 'outbox')), report)
    .stop;
}

/** Backs up the database; an in-memory one is not backed up. */
export function openBackups(
  database: Database,
  { database: place, dataDirectory, backups: { environment } }: ServiceSettings,
): TakeBackup {
  if ('memory' in place)
    return () => Promise.reject(new Error('A database in memory has no backups'));
  return createBackups({ database, place, dataDirectory, environment });
}

/** Sockets through which other processes access an embedded database. */
export function listenOnSockets(
  database: Database,
  { staff, secret, takeBackup }: { staff: Staff; secret: string; takeBackup: TakeBackup },
  { database: place, dataDirectory, origin, smtpUrl, videoUrl, now, report }: ServiceSettings,
): () => Promise<void> {
  if (!('directory' in place)) return async () => {};
  const sendsMail = smtpUrl !== null;
  const target = { ...staff, database, secret, origin, sendsMail, videoUrl, now };
  const stopCommands = listenForStaffCommands(
    join(dataDirectory, 'staff.sock'),
    (command) => runStaffCommand(target, command),
    report,
  );
  const stopBackups = listenForBackups(
    join(dataDirectory, 'backup.sock'),
    (file) => takeBackup(file),
    report,
  );
  return async () => {
    await stopCommands();
    await stopBackups();
  };
}

export function secretOf({ secret, dataDirectory }: ServiceSettings, place: Place): string {
  if (secret !== null) return secret;
  return 'memory' in place ? randomBytes(32).toString('base64url') : secretIn(dataDirectory);
}
