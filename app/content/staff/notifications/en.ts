import type { AccountNotificationsCopy } from './shape.ts';

export const en: AccountNotificationsCopy = {
  title: 'Notifications',
  lead: 'Everything shows up under the bell in the CRM. Choose what’s also emailed to you: anything you’ve already read in the CRM isn’t sent. The digest goes out at 7 a.m. Montréal time.',
  kinds: {
    'lead-new': 'New unassigned lead',
    assigned: 'Lead, client, project or task assigned to you',
    mentioned: 'Note or comment that mentions you',
    'client-changed': 'One of your client records edited by someone else',
    'site-fallen': 'A drop in the measured score of one of your clients',
    'site-hidden': 'One of your clients’ sites closed to search engines',
    due: 'Task due today',
    overdue: 'Overdue task',
  },
  mail: 'Email: {kind}',
  measures: { 'at-once': 'Right away', daily: '7 a.m. digest', none: 'Never' },
  push: {
    box: 'On my devices: {kind}',
    short: 'On my devices',
    title: 'On this device',
    lead: 'Your browser can notify you even when the CRM is closed. The notice says what it’s about, never who: it may show on a locked screen. It stops when you sign out here, or if you don’t open the CRM for 30 days.',
    browsers: {
      one: 'You’re notified in {count} browser.',
      other: 'You’re notified in {count} browsers.',
    },
    states: {
      on: 'You’re notified in this browser.',
      off: 'You’re not notified in this browser.',
      denied:
        'This browser blocks notifications from this site. Allow them in its settings, then reload this page.',
      unsupported:
        'This browser can’t receive notifications. On iPhone and iPad, add the site to your home screen first.',
    },
    turnOn: 'Notify me in this browser',
    turnOff: 'Stop notifying me here',
    busy: 'One moment…',
    failed: 'This browser’s notification service didn’t answer. Try again later.',
    needsScript: 'To be notified on this device, turn JavaScript on.',
    said: {
      title: 'Iluma CRM',
      one: {
        'lead-new': 'New lead',
        mentioned: 'You were mentioned in a note',
        'client-changed': 'One of your client records was edited',
        'site-fallen': 'One of your clients’ sites lost points',
        'site-hidden': 'One of your clients’ sites is closed to search engines',
        due: 'A task is due today',
        overdue: 'A task is overdue',
      },
      assigned: {
        leads: 'A lead was assigned to you',
        clients: 'A client was assigned to you',
        projects: 'A project was assigned to you',
        tasks: 'A task was assigned to you',
      },
      several: { one: '{count} new notification', other: '{count} new notifications' },
    },
  },
  submit: 'Save these choices',
  saved: 'Your choices are saved.',
};
