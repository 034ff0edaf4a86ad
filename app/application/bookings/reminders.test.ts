import { beforeAll, expect, it } from 'vitest';
import { outbox } from '#app/data/delivery/schema.server.ts';
import { aBooking } from '../../../test/a-booking.ts';
import { onEachDatabase } from '../../../test/databases.ts';
import { addSchedules } from '../../../test/schedules.ts';
import { createBookingLinks } from './booking-links.ts';
import { reminderJob } from './reminders.server.ts';

const hour = 3_600_000;
const now = Date.parse('2026-11-30T13:00:00Z');
const origin = 'https://iluma.example';

onEachDatabase('reminders', (open) => {
  beforeAll(() => addSchedules(open()));

  it('remind a visitor once the day before and once the hour before', async () => {
    const start = now + 48 * hour;
    await aBooking(open(), { start, now });
    const job = reminderJob(open(), {
      links: createBookingLinks('secret')(origin),
      videoUrl: null,
      origin,
    });
    const sentAt = async (moment: number) => {
      await job.run(new Date(moment));
      const rows = await open().db.select({ key: outbox.dedupeKey }).from(outbox);
      return rows.map(({ key }) => String(key?.split(' ')[1])).toSorted();
    };
    expect(await sentAt(now)).toEqual([]);
    expect(await sentAt(start - 24 * hour)).toEqual(['tomorrow']);
    expect(await sentAt(start - 20 * hour)).toEqual(['tomorrow']);
    expect(await sentAt(start - hour / 2)).toEqual(['soon', 'tomorrow']);
    expect(await sentAt(start + hour)).toEqual(['soon', 'tomorrow']);
  });
});
