import type { SiteStatusCopy } from './shape.ts';

export const en: SiteStatusCopy = {
  title: 'Site status',
  mail: {
    label: 'Email',
    states: {
      fine: 'All sent',
      waiting: 'Waiting',
      givenUp: 'Some abandoned',
      kept: 'Kept here',
    },
    fine: 'No email is waiting after a failure.',
    kept: 'No mail server is set up, so emails are kept here.',
    waiting: {
      one: '{count} email has been waiting since {date}.',
      other: '{count} emails are waiting, the oldest since {date}.',
    },
    givenUp: {
      one: '{count} email was abandoned in the last 7 days.',
      other: '{count} emails were abandoned in the last 7 days.',
    },
    showGivenUp: 'See abandoned emails',
    failure: '{reason} ({code}): {count}',
    reasons: {
      unreachable: 'The mail server isn’t responding',
      credentials: 'The mail server rejects the username or password',
      encryption: 'The encrypted connection to the mail server fails',
      refused: 'The mail server rejects the message or its recipient',
      'no-address': 'The recipient’s address isn’t valid',
      sealed: 'The message was encrypted with a different key',
      interrupted: 'The site’s server stopped during the last attempt',
      broken: 'An error in the site itself; the server log has details',
      other: 'Some other failure',
    },
    sendNow: 'Send now',
    sent: {
      one: '{count} email is being sent now.',
      other: '{count} emails are being sent now.',
    },
    noneSent: 'Nothing more to send: the rest is already on its way.',
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
    lastGood: 'Last backup {age} ({date}): {size}, {rows} rows verified, stored on {host}.',
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
    megabytes: '{count} MB',
  },
};
