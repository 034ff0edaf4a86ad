import { hour } from '../durations.ts';
import { isLate, type BackupFailureCode, type BackupStatus } from './backup.ts';

/** The backups as shown to staff and other systems. Instants are ISO 8601, UTC. */
export interface BackupReport {
  /** Hours between two scheduled backups; null if none are scheduled. */
  everyHours: number | null;
  /** Whether a backup is overdue. */
  isLate: boolean;
  /** The last attempt. */
  last: { at: string; failure: BackupFailureCode | null } | null;
  /** The last successful backup: its file, and the machine that holds it. */
  lastGood: { at: string; file: string; host: string; bytes: number; rows: number } | null;
}

/** @param now epoch milliseconds */
export function backupReport(status: BackupStatus, now: number): BackupReport {
  const { every, last, lastGood } = status;
  return {
    everyHours: every === null ? null : every / hour,
    isLate: isLate(status, now),
    last: last && { at: last.endedAt.toISOString(), failure: last.failure },
    lastGood: lastGood && {
      at: lastGood.endedAt.toISOString(),
      file: lastGood.file ?? '',
      host: lastGood.host,
      bytes: lastGood.bytes ?? 0,
      rows: lastGood.rows ?? 0,
    },
  };
}
