import { dueReminders, markReminded } from '#app/data/bookings/reminders.server.ts';
import { enqueue } from '#app/data/delivery/outbox.server.ts';
import type { Database } from '#app/data/engine/database.server.ts';
import type { Job } from '#app/data/engine/jobs.server.ts';
import { readSavedSettings } from '#app/data/settings/settings-store.server.ts';
import { placesOf } from '#app/domain/bookings/meeting-settings.ts';
import { minute } from '#app/domain/durations.ts';
import { visitorMail, type BookingContext } from './booking-messages.ts';

/** Minutes between polls. */
const every = 5 * minute;

/** Reminds visitors of their meetings a day and an hour before. */
export function reminderJob(
  database: Database,
  context: Pick<BookingContext, 'links' | 'origin'> & { videoUrl: string | null },
): Job {
  return {
    name: 'booking-reminders',
    every,
    run: (now) =>
      database.tx(async (t) => {
        const places = placesOf((await readSavedSettings(t)).meetings, context.videoUrl);
        for (const { booking, news } of await dueReminders(t, now)) {
          // oxlint-disable no-await-in-loop -- one connection
          const mail = visitorMail(booking, news, { ...context, places, now: now.getTime() });
          await enqueue(t, now, mail);
          await markReminded(t, booking.id, news, now);
          // oxlint-enable no-await-in-loop
        }
      }),
  };
}
