import type { BackupReport } from '#app/domain/backups/backup-report.ts';
import type { WaitingMails } from '#app/domain/delivery/outbox.ts';

/** How the site does, as far as whoever asks may know. */
export interface SiteStatus {
  /** `kept` without a mail server, `unknown` while the database is away; null for who may not see mails. */
  mail: WaitingMails | 'kept' | 'unknown' | null;
  /** Null for who may not see them. */
  backups: BackupReport | null;
}

/** The form that sends what waits, and the parameter of the page's address that tells how many went. */
export const sendNowIntent = 'send-waiting-mails';
export const sentParam = 'relance';
