import type { OutboxCopy } from './shape.ts';

export const en: OutboxCopy = {
  states: { dead: 'Failed', waiting: 'Waiting', sent: 'Sent' },
  mails: {
    'lead-confirmation': 'Confirmation to the visitor',
    'lead-notice': 'Notice to the team',
    'staff-invitation': 'Invitation of a colleague',
    'staff-reset': 'New password',
    'staff-password-changed': 'Password changed',
  },
  forgotten: 'Content erased or kept secret',
  at: { dead: 'Given up {date}', waiting: 'Next attempt {date}', sent: 'Sent {date}' },
  attempts: { one: '{count} attempt', other: '{count} attempts' },
  error: 'Reason: {code}',
  replay: 'Send again',
  replayed: 'It is on its way again.',
};
