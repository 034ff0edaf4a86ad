import type { BackupFailureCode } from '#app/domain/backups/backup.ts';
import type { MailFailureKind } from '#app/domain/delivery/mail-failure.ts';

/** Texts of how the site does, at the head of the administration. */
export interface SiteStatusCopy {
  title: string;
  mail: {
    label: string;
    states: Record<'fine' | 'waiting' | 'kept' | 'unknown', string>;
    fine: string;
    kept: string;
    unknown: string;
    /** With `{count}` and `{date}`. */
    waiting: { one: string; other: string };
    /** With `{reason}`, `{code}` and `{count}`. */
    failure: string;
    reasons: Record<MailFailureKind, string>;
    sendNow: string;
    busy: string;
    sent: { one: string; other: string };
    noneSent: string;
  };
  backups: {
    label: string;
    states: Record<'fine' | 'late' | 'failed' | 'none' | 'off', string>;
    /** With `{date}`, `{size}`, `{rows}` and `{host}`. */
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
