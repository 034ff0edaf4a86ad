import type { AccountNotificationsCopy } from './shape.ts';

export const en: AccountNotificationsCopy = {
  title: 'Notifications',
  lead: 'Everything shows up under the bell in the CRM. Choose what’s also emailed to you: nothing you’ve already read is sent again. The digest goes out at 7 a.m. Montréal time.',
  kinds: {
    'lead-new': 'New request nobody has taken',
    assigned: 'Request, client, project or task assigned to you',
    mentioned: 'Note or comment that mentions you',
    'client-changed': 'One of your clients edited by someone else',
    due: 'Task due today',
    overdue: 'Overdue task',
  },
  mail: 'Email: {kind}',
  measures: { 'at-once': 'Right away', daily: '7 a.m. digest', none: 'Never' },
  submit: 'Save these choices',
  saved: 'Your choices are saved.',
};
