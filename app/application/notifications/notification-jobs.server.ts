import type { Job } from '#app/data/engine/jobs.server.ts';
import { notifyOfDeadlines } from '#app/data/notifications/task-deadlines.server.ts';
import { daysAfter } from '#app/domain/crm/records/days.ts';
import { day, hour, minute } from '#app/domain/durations.ts';
import { latestOfficeHour, officeDay } from '#app/domain/leads/business-hours.ts';
import type { Services } from '../services.ts';
import { mailUnread } from './notification-mails.server.ts';
import { pushUnread } from './notification-pushes.server.ts';

/** A notification read within this time is not emailed. */
const readingTime = minute;

/** Maximum age of emailed notifications. */
const newsFor = 2 * day;

/** Maximum age of notifications sent by Web Push: older ones, for example after downtime, are only emailed. */
const pushedFor = hour;

/** Local hour at the office when the digest is sent. */
const digestHour = 7;

/** Number of days for which an overdue task causes notifications. */
const overdueDays = 7;

type Needed = Pick<Services, 'database' | 'outbox' | 'push'> & {
  /** Scheme and host of the site. */
  origin: string;
};

/** Jobs that notify of deadlines, and of unread notifications by email and Web Push. */
export function notificationJobs(services: Needed): Job[] {
  return [
    {
      name: 'task-deadlines',
      every: 10 * minute,
      async run(now) {
        const today = officeDay(now.getTime());
        const since = daysAfter(today, -overdueDays);
        await notifyOfDeadlines(services.database, { today, since, at: now });
      },
    },
    {
      name: 'notification-mails',
      // On every run of the job scheduler, once a minute.
      every: minute / 2,
      async run(now) {
        const ago = (milliseconds: number) => new Date(now.getTime() - milliseconds);
        const since = ago(newsFor);
        const morning = new Date(latestOfficeHour(digestHour, now.getTime()));
        await mailUnread(services, 'at-once', { since, until: ago(readingTime) }, now);
        await mailUnread(services, 'daily', { since, until: morning }, now);
      },
    },
    ...(services.push === null
      ? []
      : [
          {
            name: 'notification-pushes',
            every: minute / 2,
            run: (now: Date) => pushUnread(services, new Date(now.getTime() - pushedFor), now),
          },
        ]),
  ];
}
