import { backupReport, type BackupReport } from '#app/domain/backups/backup-report.ts';
import type { Services } from '../services.ts';

/** @param now epoch milliseconds */
export async function readBackups(
  { backupStatus }: Pick<Services, 'backupStatus'>,
  now: number,
): Promise<BackupReport> {
  return backupReport(await backupStatus(), now);
}
