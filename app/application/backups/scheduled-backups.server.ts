import { join } from 'node:path';
import { rotate, nameOfScheduled } from '#app/data/backups/backup-files.server.ts';
import { lastBackups, recordBackup } from '#app/data/backups/backup-log.server.ts';
import {
  backupDirectory,
  type TakeBackup,
  type TakenBackup,
} from '#app/data/backups/take-backup.server.ts';
import type { Database } from '#app/data/engine/database.server.ts';
import type { Job } from '#app/data/engine/jobs.server.ts';
import { BackupFailure, type BackupStatus } from '#app/domain/backups/backup.ts';
import { hour } from '#app/domain/durations.ts';
import type { OperationsLog } from '../operations-log.ts';
import type { Report, ServiceSettings } from '../service-settings.ts';

/** Timeout of a backup in milliseconds, and the lease of its job: no other server starts before this one gives up. */
const limits = { run: hour, lease: 1.2 * hour } as const;

/** Milliseconds before a failed backup is retried. */
const retryAfter = hour;

interface ScheduledBackups {
  database: Database;
  take: TakeBackup;
  /** Aborted when the server stops. */
  stopping: AbortSignal;
  log: Pick<OperationsLog, 'backupTaken' | 'backupFailed'>;
  report: Report;
}

/**
 * Backs up at intervals, on one server of the site; the oldest backup is deleted once a new one succeeds. None without
 * an interval.
 */
export function backupJob(
  { database, take, stopping, log, report }: ScheduledBackups,
  {
    backups: { every, keep },
    dataDirectory,
    now,
  }: Pick<ServiceSettings, 'backups' | 'dataDirectory' | 'now'>,
): Job[] {
  if (every === null) return [];
  const directory = backupDirectory(dataDirectory);
  const { db, kind } = database;

  const fail = async (startedAt: Date, error: unknown): Promise<number> => {
    const { code, message } =
      error instanceof BackupFailure ? error : new BackupFailure('broken', String(error));
    const { last } = await lastBackups(db);
    // Logged once, by any server, until the reason changes.
    if (last?.failure !== code) log.backupFailed({ code, why: message });
    const none = { file: null, bytes: null, rows: null };
    await recordBackup(db, { startedAt, endedAt: new Date(now()), ...none, failure: code });
    return Math.min(every, retryAfter);
  };

  const run = async (startedAt: Date): Promise<number> => {
    const file = nameOfScheduled(startedAt, kind === 'embedded');
    const signal = AbortSignal.any([stopping, AbortSignal.timeout(limits.run)]);
    let taken: TakenBackup;
    try {
      taken = await take(join(directory, file), signal);
    } catch (error) {
      // Retried at the next start.
      return stopping.aborted ? 0 : fail(startedAt, error);
    }
    const rows = Object.values(taken.rows).reduce((sum, count) => sum + count, 0);
    const made = { file, bytes: taken.bytes, rows };
    const endedAt = new Date(now());
    log.backupTaken({ ...made, seconds: (endedAt.getTime() - startedAt.getTime()) / 1000 });
    await recordBackup(db, { startedAt, endedAt, ...made, failure: null }).catch(report);
    try {
      rotate(directory, keep);
    } catch (error) {
      report(error);
    }
    return every;
  };

  return [{ name: 'backup', every, first: Math.min(every, hour), lease: limits.lease, run }];
}

/** State of the backups. While the database is unavailable, the last known state. */
export function createBackupStatus(
  { db }: Database,
  { every }: ServiceSettings['backups'],
): () => Promise<BackupStatus> {
  let known: BackupStatus = { every, last: null, lastGood: null };
  return async () => {
    try {
      known = { every, ...(await lastBackups(db)) };
    } catch {
      // The status shows its age.
    }
    return known;
  };
}
