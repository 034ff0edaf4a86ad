import { z } from 'zod';
import { agendaSpans } from '#app/domain/bookings/agenda.ts';
import { bookingChannels, bookingKinds, bookingStatuses } from '#app/domain/bookings/booking.ts';
import { holidays } from '#app/domain/bookings/holidays.ts';
import { isTimeZone } from '#app/domain/bookings/time-zone.ts';
import { languages } from '#app/domain/languages.ts';
import { leadFields } from '#app/domain/leads/lead-fields.ts';
import { date, instant } from './booking-shapes.ts';
import { line, text } from './field-shapes.ts';
import { recordId, uuid } from './path-shapes.ts';

export const timeZone = z
  .string()
  .max(64)
  .refine(isTimeZone, 'unknown')
  .describe('IANA time zone of dates and times in the response');

const clockStretch = z.strictObject({
  from: z.int().min(0).max(1440),
  to: z.int().min(0).max(1440),
});

const named = z.strictObject({ id: z.string(), name: z.string() });

export const agendaQueryShape = z.strictObject({
  from: date.describe('First day'),
  days: z.coerce.number().pipe(z.literal(agendaSpans)),
  timeZone,
  member: uuid.exactOptional().describe('The caller by default; anyone else needs `assign`'),
  all: z.literal('true').exactOptional().describe('Everyone’s; needs `assign`'),
});

const meetingShape = z.strictObject({
  id: z.string(),
  leadId: z.string(),
  clientId: z.string().nullable(),
  reference: z.string(),
  member: named,
  visitor: z.strictObject({
    name: z.string(),
    email: z.string(),
    phone: z.string(),
    company: z.string(),
  }),
  note: z.string(),
  kind: z.enum(bookingKinds),
  channel: z.enum(bookingChannels),
  videoUrl: z.string().nullable().describe('URL of the video call'),
  status: z.enum(bookingStatuses),
  start: z.iso.datetime(),
  end: z.iso.datetime(),
  date: z.iso.date().describe('Date in the requested time zone'),
  at: clockStretch.describe('Minutes after midnight in that time zone'),
  timeZone: z.string().describe('The visitor’s time zone'),
  language: z.enum(languages),
});

const closureShape = z.union([
  z.strictObject({ member: z.string(), is: z.literal('off'), reason: z.string() }),
  z.strictObject({ member: z.string(), is: z.literal('holiday'), holiday: z.enum(holidays) }),
]);

export const agendaShape = z.strictObject({
  members: z.array(named).describe('Accounts whose agenda the caller may read'),
  days: z.array(
    z.strictObject({
      date: z.iso.date(),
      hours: z.array(clockStretch).describe('Meeting hours'),
      busy: z.array(clockStretch).describe('Busy times in other calendars'),
      closures: z.array(closureShape),
    }),
  ),
  meetings: z.array(meetingShape),
  withoutVideo: z
    .array(z.strictObject({ name: z.string(), isOnly: z.boolean() }))
    .describe(
      'People who offer video without an address for the call; `isOnly` when they offer nothing else',
    ),
});

export const timesQueryShape = z.strictObject({
  kind: z.enum(bookingKinds),
  member: uuid.describe('Anyone but the caller needs `assign`'),
  from: date,
  days: z.coerce.number().int().min(1).max(31),
  timeZone,
  except: uuid.exactOptional().describe('A meeting about to be moved, whose time counts as free'),
});

export const freeTimeShape = z.strictObject({
  start: z.iso.datetime(),
  date: z.iso.date(),
  minute: z.int(),
  member: z.string(),
});

const { name, email, phone, company, message } = leadFields;

export const staffBookingShape = z.strictObject({
  key: uuid.describe('Idempotency key: the same key books only once'),
  kind: z.enum(bookingKinds),
  member: uuid.describe('Anyone but the caller needs `assign`'),
  start: instant,
  channel: z.enum(bookingChannels),
  name: line(name.most, 1),
  email: line(email.most, 1),
  phone: line(phone.most),
  company: line(company.most),
  language: z.enum(languages),
  timeZone,
  message: text(message.most),
  leadId: uuid.nullable().describe('The lead it is for, which then counts as answered'),
  clientId: recordId.nullable().describe('The client it is for'),
});

export const moveShape = z.strictObject({
  start: instant,
  member: uuid.exactOptional().describe('Who takes it over; needs `assign`'),
});

export const outcomeShape = z.strictObject({ outcome: z.enum(['done', 'no-show']) });
