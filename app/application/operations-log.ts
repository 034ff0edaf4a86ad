import type { BackupFailureCode } from '#app/domain/backups/backup.ts';

/** What whoever runs the site finds in the log, without personal data. */
export interface OperationsLog {
  backupTaken(backup: { file: string; bytes: number; rows: number; seconds: number }): void;
  backupFailed(failure: { code: BackupFailureCode; why: string }): void;
  /** A mail was not sent, and the one before it was, or for another reason. */
  mailFailed(failure: { code: string; isGivenUp: boolean }): void;
  /** A mail was sent after others were not. */
  mailLeaves(): void;
}
