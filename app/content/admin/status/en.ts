import type { SiteStatusCopy } from './shape.ts';

export const en: SiteStatusCopy = {
  title: 'Site status',
  mail: {
    label: 'Email',
    states: {
      fine: 'All sent',
      waiting: 'Waiting',
      kept: 'Kept here',
      unknown: 'Unknown',
    },
    fine: 'No email is waiting after a failure.',
    kept: 'No mail server is set up, so emails are kept here.',
    unknown: 'The database isn’t responding, so we can’t tell whether any emails are waiting.',
    waiting: {
      one: '{count} email has been waiting since {date}.',
      other: '{count} emails are waiting, the oldest since {date}.',
    },
    failure: '{reason} ({code}): {count}',
    reasons: {
      unreachable: 'The mail server isn’t responding',
      credentials: 'The mail server rejects the username or password',
      encryption: 'The encrypted connection to the mail server fails',
      refused: 'The mail server rejects the message or its recipient',
      sealed: 'The message was encrypted with a different key',
      other: 'Failed; the server log has details',
    },
    sendNow: 'Send now',
    busy: 'One moment…',
    sent: {
      one: '{count} email is being sent now.',
      other: '{count} emails are being sent now.',
    },
    noneSent: 'No emails were waiting.',
  },
  backups: {
    label: 'Backups',
    states: {
      fine: 'Up to date',
      late: 'Overdue',
      failed: 'Failed',
      none: 'None yet',
      off: 'Off',
    },
    lastGood: 'Last backup {date}: {size}, {rows} rows verified, on {host}.',
    none: 'The first backup runs one hour after the first start.',
    off: 'No backups are scheduled (BACKUP_EVERY).',
    failed: 'The backup on {date} failed: {reason}.',
    late: 'The next one should have run by now.',
    reasons: {
      'disk-full': 'there isn’t enough disk space',
      'no-tool': 'pg_dump isn’t installed on the server',
      damaged: 'it couldn’t be restored for verification',
      'rows-differ': 'it doesn’t contain every row in the database',
      broken: 'see the server log for the reason',
    },
    megabytes: '{count} MB',
  },
};
