import { z } from 'zod';
import { bookingChannels, bookingKinds } from '#app/domain/bookings/booking.ts';
import { holidayRegions } from '#app/domain/bookings/holidays.ts';
import { isVideoAddress, meetingLimits } from '#app/domain/bookings/meeting-settings.ts';
import { scheduleLimits } from '#app/domain/bookings/schedule.ts';
import { weekdays } from '#app/domain/bookings/working-week.ts';
import { recordOf } from '#app/domain/codec/record-of.ts';
import { timeZone } from './agenda-shapes.ts';
import { line } from './field-shapes.ts';

const minute = z.int().min(0).max(1440).describe('Minutes after midnight');

const hours = z
  .strictObject({ from: minute, to: minute })
  .refine(({ from, to }) => from < to, { path: ['to'], message: 'not-after' });

/** Sorted and without overlaps, as the domain's `WorkingWeek` requires. */
const dayHours = z
  .array(hours)
  .max(scheduleLimits.hoursPerDay)
  .transform((all) => all.toSorted((a, b) => a.from - b.from))
  .refine((all) => all.every(({ from }, at) => at === 0 || from >= (all[at - 1]?.to ?? 0)), {
    message: 'overlap',
  });

const daysOff = z
  .strictObject({
    from: z.iso.date(),
    to: z.iso.date(),
    reason: line(scheduleLimits.reason).exactOptional().describe('Visible to colleagues only'),
  })
  .refine(({ from, to }) => from <= to, { path: ['to'], message: 'not-after' });

const { noticeHours, horizonDays, bufferMinutes, mostPerDay } = scheduleLimits;

export const scheduleShape = z.strictObject({
  timeZone,
  week: z.strictObject(recordOf(weekdays, () => dayHours)),
  daysOff: z.array(daysOff).max(scheduleLimits.daysOff),
  holidays: z.enum(holidayRegions).nullable(),
  noticeHours: z.int().min(0).max(noticeHours),
  horizonDays: z.int().min(1).max(horizonDays),
  bufferMinutes: z.int().min(0).max(bufferMinutes),
  mostPerDay: z.int().min(1).max(mostPerDay).nullable(),
  kinds: z.array(z.enum(bookingKinds)).max(bookingKinds.length),
  channels: z.array(z.enum(bookingChannels)).min(1).max(bookingChannels.length),
  videoUrl: line(meetingLimits.videoUrl, 1)
    .refine(isVideoAddress, 'not-an-address')
    .nullable()
    .default(null)
    .describe('URL of their own video calls; null for the agency’s'),
});

/** The agency's meeting settings; new schedules start from its hours. */
export const meetingSettingsShape = scheduleShape.omit({ week: true, daysOff: true }).extend({
  office: line(meetingLimits.office).describe(
    'Address of the office; empty for the site’s default',
  ),
});
