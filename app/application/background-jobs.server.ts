import type { TakeBackup } from '#app/data/backups/take-backup.server.ts';
import { cleanupJobs } from '#app/data/engine/cleanup-jobs.server.ts';
import type { Database } from '#app/data/engine/database.server.ts';
import { createJobs } from '#app/data/engine/jobs.server.ts';
import { derivedColumnsJob } from '#app/data/search/derived-columns-job.server.ts';
import type { SettingsCache } from '#app/data/settings/settings-cache.server.ts';
import { clientAuditsJob } from './audit/client-audits-job.server.ts';
import { backupJob } from './backups/scheduled-backups.server.ts';
import { createBookingLinks } from './bookings/booking-links.ts';
import { busyCalendarsJob } from './bookings/busy-calendars.server.ts';
import { reminderJob } from './bookings/reminders.server.ts';
import { notificationJobs } from './notifications/notification-jobs.server.ts';
import { retentionJob } from './privacy/privacy-service.server.ts';
import type { ServiceSettings } from './service-settings.ts';
import type { Services } from './services.ts';

/** Starts recurring jobs, and the caches that poll. Returns a function that stops the jobs. */
export async function startJobs(
  database: Database,
  caches: readonly Pick<SettingsCache, 'start'>[],
  {
    privacy,
    floodGuard,
    outbox,
    push,
    calendarSource,
    takeBackup,
  }: Pick<Services, 'privacy' | 'floodGuard' | 'outbox' | 'push' | 'calendarSource'> & {
    takeBackup: TakeBackup;
  },
  secret: string,
  settings: ServiceSettings,
): Promise<() => Promise<void>> {
  const { database: place, videoUrl, origin, now, report } = settings;
  const jobs = createJobs({
    database,
    jobs: [
      derivedColumnsJob(database),
      ...cleanupJobs(database),
      clientAuditsJob(database),
      reminderJob(database, {
        links: createBookingLinks(secret)(origin),
        videoUrl,
        origin,
      }),
      busyCalendarsJob({ database, secret, calendarSource }),
      retentionJob(privacy, floodGuard),
      ...notificationJobs({ database, outbox, push, origin }),
    ],
    now,
    report,
  });
  const stopping = new AbortController();
  const backups = createJobs({
    database,
    jobs: backupJob(
      {
        database,
        take: takeBackup,
        stopping: stopping.signal,
        log: settings.operationsLog,
        report,
      },
      settings,
    ),
    now,
    report,
  });
  if (!('memory' in place)) {
    jobs.start();
    // Minutes of a backup must not delay reminders.
    backups.start();
    const loaded = Promise.all(caches.map((cache) => cache.start()));
    // The first page shows saved settings; with a database server they follow once it responds.
    if ('directory' in place) await loaded;
  }
  return async () => {
    stopping.abort();
    await Promise.all([jobs.stop(), backups.stop()]);
  };
}
