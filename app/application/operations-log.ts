import type { BackupFailureCode } from '#app/domain/backups/backup.ts';

/** Log entries for whoever operates the site, without personal data. */
export interface OperationsLog {
  backupTaken(backup: { file: string; bytes: number; rows: number; seconds: number }): void;
  backupFailed(failure: { code: BackupFailureCode; why: string }): void;
  /** An email was not sent: the first failure, or the first with this reason. */
  mailFailed(failure: { code: string; isGivenUp: boolean }): void;
  /** An email was sent after others had failed. */
  mailLeaves(): void;
}
