import type { NotificationsCopy } from './shape.ts';

export const en: NotificationsCopy = {
  title: 'Notifications',
  unread: { one: 'Notifications, {count} unread', other: 'Notifications, {count} unread' },
  manyUnread: 'Notifications, more than {count} unread',
  loading: 'Loading notifications…',
  none: 'No notifications yet. Your leads, tasks and mentions will show up here.',
  failed: 'Notifications couldn’t be loaded.',
  retry: 'Try again',
  isNew: 'Unread',
  markRead: 'Mark as read: {text}',
  markAllRead: 'Mark all as read',
  more: 'Show earlier ones',
  sandbox:
    'In the demo you’re on your own and nothing is kept: notifications and their emails come with the team’s CRM, which needs a server.',
  choose: 'Choose emails',
  sentences: {
    one: {
      'lead-new': 'New lead: {title}',
      mentioned: '{actor} mentioned you: {title}',
      'client-changed': '{actor} edited one of your client records: {title}',
      'site-fallen': 'The measured score of {title}’s site fell',
      'site-hidden': '{title}’s site is closed to search engines',
      due: 'Due today: {title}',
      overdue: 'Overdue: {title}',
    },
    assigned: {
      leads: '{actor} assigned you a lead: {title}',
      clients: '{actor} assigned you a client: {title}',
      projects: '{actor} assigned you a project: {title}',
      tasks: '{actor} assigned you a task: {title}',
    },
    assignedToYou: 'A lead was assigned to you: {title}',
    andOthers: { one: '{title} and {count} other', other: '{title} and {count} others' },
    gone: 'deleted item',
  },
  mention: {
    list: 'People to mention',
    hint: 'Type @ and a name to notify someone.',
  },
};
