import type { OutboxCopy } from './shape.ts';

export const en: OutboxCopy = {
  states: { dead: 'Abandoned', waiting: 'Waiting', kept: 'Kept here', sent: 'Sent' },
  mails: {
    'lead-confirmation': 'Confirmation to the visitor',
    'lead-notice': 'Notice to the team',
    'lead-reply': 'Reply sent',
    'booking-visitor': 'Booking, to the visitor',
    'booking-member': 'Booking, to the team',
    'audit-report': 'Audit report ready',
    'audit-fall': 'Client score drop',
    'staff-invitation': 'Team invitation',
    'staff-reset': 'New password',
    notifications: 'Notifications',
    'staff-grave-change': 'Security notice',
  },
  forgotten: 'Content erased or kept secret',
  at: {
    dead: 'Abandoned {date}',
    waiting: 'Next attempt {date}',
    kept: 'Kept here {date} (no mail server)',
    sent: 'Sent {date}',
  },
  attempts: { one: '{count} attempt', other: '{count} attempts' },
  error: 'Reason: {code}',
  replay: 'Send again',
  replayed: 'It’s on its way again.',
};
