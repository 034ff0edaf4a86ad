import { recordOf } from '../codec/record-of.ts';
import { isEmailAddress } from '../email-address.ts';
import { isLanguage, type Language } from '../languages.ts';
import { leadFields } from '../leads/lead-fields.ts';
import { oneLine } from '../one-line.ts';
import { isTelephone } from '../telephone/telephone.ts';
import {
  writtenFields,
  type BookingErrors,
  type BookingText,
  type WrittenField,
} from './booking-fields.ts';
import { bookingChannels, bookingKinds, type BookingChannel, type BookingKind } from './booking.ts';
import { isTimeZone } from './time-zone.ts';

export interface BookingRequest {
  kind: BookingKind;
  /** Id of an account, or of a person on the public team page; null for anyone available. */
  member: string | null;
  /** Epoch milliseconds. */
  start: number;
  channel: BookingChannel;
  language: Language;
  timeZone: string;
  written: Record<WrittenField, string>;
}

export type ReadBooking =
  | { ok: true; request: BookingRequest }
  | { ok: false; errors: BookingErrors };

/** Parses a booking: all errors at once, one per field. The message is optional. */
export function readBooking(typed: BookingText): ReadBooking {
  const kind = bookingKinds.find((each) => each === typed.kind);
  const channel = bookingChannels.find((each) => each === (typed.channel || 'phone'));
  const start = readInstant(typed.start);
  const { language } = typed;
  const isZone = isTimeZone(typed.timeZone);
  const written = writtenIn(typed);
  const errors: BookingErrors = {
    ...(!kind && { kind: typed.kind ? 'unknown' : 'required' }),
    ...(start === null && { start: typed.start ? 'unknown' : 'required' }),
    ...(!channel && { channel: 'unknown' }),
    ...(!isLanguage(language) && { language: language ? 'unknown' : 'required' }),
    ...(!isZone && { timeZone: typed.timeZone ? 'unknown' : 'required' }),
    ...writtenErrors(written, channel),
  };
  if (
    !kind ||
    !channel ||
    start === null ||
    !isLanguage(language) ||
    Object.keys(errors).length > 0
  )
    return { ok: false, errors };
  const member = typed.member.trim() || null;
  const { timeZone } = typed;
  return { ok: true, request: { kind, member, start, channel, language, timeZone, written } };
}

function writtenIn(typed: BookingText): Record<WrittenField, string> {
  const textOf = (field: WrittenField) =>
    'hasLines' in leadFields[field] ? typed[field] : oneLine(typed[field]);
  const fields = writtenFields as readonly WrittenField[];
  return recordOf(fields, (field) => textOf(field).trim());
}

function writtenErrors(
  written: Record<WrittenField, string>,
  channel: BookingChannel | undefined,
): BookingErrors {
  const errors: BookingErrors = {};
  for (const field of writtenFields as readonly WrittenField[]) {
    if (written[field].length > leadFields[field].most) errors[field] = 'too-long';
  }
  for (const field of ['name', 'email'] as const) {
    if (written[field] === '') errors[field] = 'required';
  }
  if (!errors.email && !isEmailAddress(written.email)) errors.email = 'not-an-email';
  if (written.phone === '' && channel === 'phone') errors.phone = 'required';
  if (written.phone !== '' && !errors.phone && !isTelephone(written.phone))
    errors.phone = 'not-a-phone';
  return errors;
}

/** Parses an instant of this century in ISO 8601 with an offset into epoch milliseconds; null if invalid. */
export function readInstant(text: string): number | null {
  if (!/^20\d{2}-\d{2}-\d{2}T\d{2}:\d{2}(?::\d{2}(?:\.\d{1,3})?)?(?:Z|[+-]\d{2}:\d{2})$/.test(text))
    return null;
  const instant = Date.parse(text);
  return Number.isNaN(instant) ? null : instant;
}
