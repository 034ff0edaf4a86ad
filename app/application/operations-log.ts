import type { BackupFailureCode } from '#app/domain/backups/backup.ts';

/** What whoever runs the site finds in the log, without personal data. */
export interface OperationsLog {
  backupTaken(backup: { file: string; bytes: number; rows: number; seconds: number }): void;
  backupFailed(failure: { code: BackupFailureCode; why: string }): void;
}
