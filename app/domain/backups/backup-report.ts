import { hour } from '../durations.ts';
import { isLate, type BackupFailureCode, type BackupStatus } from './backup.ts';

/** The backups as staff and other systems see them. Moments are ISO 8601, UTC. */
export interface BackupReport {
  /** Hours between two scheduled backups; null when none are. */
  everyHours: number | null;
  /** Whether there should have been another one by now. */
  isLate: boolean;
  /** The last that was tried. */
  last: { at: string; failure: BackupFailureCode | null } | null;
  /** The last that was kept: its file, and the machine that has it. */
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
