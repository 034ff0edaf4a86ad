import { z } from 'zod';
import { bookingChannels, bookingKinds } from '#app/domain/bookings/booking.ts';
import { leadFields } from '#app/domain/leads/lead-fields.ts';
import { languages } from '#app/i18n/languages.ts';
import { text } from './field-shapes.ts';

const isOfThisCentury = (written: string) => written.startsWith('20');

/** Of this century: databases and calendars support a smaller range than ISO 8601. */
export const date = z.iso.date().refine(isOfThisCentury, 'unknown');
export const instant = z.iso.datetime({ offset: true }).refine(isOfThisCentury, 'unknown');

/** A date in the office's zone, or an instant. */
const moment = z.union([date, instant]);

const member = text(60, 1).describe('Id of an account, or of a person on the public team page');

export const slotQueryShape = z.strictObject({
  kind: z.enum(bookingKinds).describe('Length in minutes'),
  from: moment.describe('A date in the office’s time zone, or an instant'),
  to: moment.describe('A date in the office’s time zone (inclusive), or an instant (exclusive)'),
  member: member.exactOptional(),
});

export const slotShape = z.strictObject({
  start: z.iso.datetime(),
  end: z.iso.datetime(),
  member: z.string(),
});

const { name, email, phone, company, message } = leadFields;

export const newBookingShape = z.strictObject({
  kind: z.union([z.enum(bookingKinds), z.literal(bookingKinds.map(Number))]),
  member: member.nullish(),
  start: z.iso.datetime({ offset: true }),
  channel: z
    .enum(bookingChannels)
    .describe('By default by phone if a number is given, otherwise at the office')
    .exactOptional(),
  name: text(name.most, 1),
  email: text(email.most, 1),
  phone: text(phone.most).nullish(),
  company: text(company.most).nullish(),
  language: z.enum(languages).describe('Language of the meeting and its emails'),
  timeZone: text(64, 1).describe('IANA name of the visitor’s time zone'),
  message: text(message.most).nullish(),
});

export const bookedShape = z.strictObject({
  reference: z.string(),
  start: z.iso.datetime(),
  end: z.iso.datetime(),
  member: z.string(),
  manageUrl: z
    .url()
    .describe('Page to view, move or cancel the booking, open to anyone with the link'),
  calendarUrl: z.url().describe('The meeting as an iCalendar file'),
});
