import type { Job } from '#app/data/engine/jobs.server.ts';
import { notifyOfDeadlines } from '#app/data/notifications/task-deadlines.server.ts';
import { daysAfter } from '#app/domain/crm/records/days.ts';
import { day, hour, minute } from '#app/domain/durations.ts';
import { latestOfficeHour, officeDay } from '#app/domain/leads/business-hours.ts';
import type { Services } from '../services.ts';
import { pushUnread } from './notification-pushes.server.ts';
import { mailUnread } from './notification-mails.server.ts';

/** A notification that was read within this time needs no mail. */
const readingTime = minute;

/** Maximum age of notifications that are mailed. */
const newsFor = 2 * day;

/** Web Push messages are sent at once; what was not within this time, as while no server ran, is left to the mails. */
const pushedFor = hour;

/** Hour of the office at which the digest is sent. */
const digestHour = 7;

/** Days for which an overdue task causes a notification. */
const overdueDays = 7;

type Needed = Pick<Services, 'database' | 'outbox' | 'push'> & {
  /** Scheme and host of the site. */
  origin: string;
};

/** Jobs that tell of deadlines, and by mail and in browsers of what is unread. */
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
      // On every run of the jobs, which is once a minute.
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
