import type { BackupFailureCode } from '#app/domain/backups/backup.ts';
import type { MailFailureKind } from '#app/domain/delivery/mail-failure.ts';

/** Texts of how the site does, at the head of the administration. */
export interface SiteStatusCopy {
  title: string;
  mail: {
    label: string;
    states: Record<'fine' | 'waiting' | 'givenUp' | 'kept', string>;
    fine: string;
    kept: string;
    /** With `{count}` and `{date}`. */
    waiting: { one: string; other: string };
    /** Of the last 7 days. With `{count}`. */
    givenUp: { one: string; other: string };
    /** Leads to the list of them. */
    showGivenUp: string;
    /** With `{reason}`, `{code}` and `{count}`. */
    failure: string;
    reasons: Record<MailFailureKind, string>;
    sendNow: string;
    sent: { one: string; other: string };
    /** Somebody else was faster, or a worker has them. */
    noneSent: string;
  };
  backups: {
    label: string;
    states: Record<'fine' | 'late' | 'failed' | 'none' | 'off', string>;
    /** With `{age}`, `{date}`, `{size}`, `{rows}` and `{host}`. */
    lastGood: string;
    none: string;
    off: string;
    /** With `{date}` and `{reason}`. */
    failed: string;
    late: string;
    reasons: Record<BackupFailureCode, string>;
    /** With `{count}`. */
    megabytes: string;
  };
}
