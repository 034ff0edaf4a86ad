import { contentOf } from '#app/content/content.ts';
import { bookingFields, type BookingText } from '#app/domain/bookings/booking-fields.ts';
import type { BookingRequest } from '#app/domain/bookings/booking-request.ts';
import type { Attachment } from '#app/domain/leads/attachment.ts';
import { textIn } from '#app/domain/leads/contact/contact-text.ts';
import { writtenOf } from '#app/domain/leads/lead-fields.ts';
import { noticeVersion, type LeadSubmission } from '#app/domain/leads/lead.ts';
import { sanitizeText } from '#app/domain/leads/sanitize-text.ts';
import { formatZonedDateTime } from '#app/i18n/format-zoned-date-time.ts';
import { fill } from '#app/i18n/format.ts';
import { paths } from '#app/i18n/paths.ts';
import { carriedIn } from '../leads/lead-submission.ts';

/** Reads the fields of a booking's form; a missing field or a file counts as empty. */
export function bookingTextIn(form: FormData): BookingText {
  const text = Object.fromEntries(bookingFields.map((field) => [field, textIn(form, field)]));
  // Another time, chosen among the alternatives to one that was taken.
  const instead = textIn(form, 'instead');
  return { ...(text as BookingText), ...(instead && { start: instead }) };
}

/**
 * The lead of a booking. Without a visitor's message, it states what was booked.
 *
 * @param form what a form contains beside its fields: tool result, conversation, campaign; null for none
 * @param audit the site report from which the form was opened
 */
export function leadOfBooking(
  { kind, start, timeZone, language, written }: BookingRequest,
  { form, now, audit = null }: { form: FormData | null; now: number; audit?: Attachment | null },
): LeadSubmission {
  const { bookings } = contentOf(language);
  const subject = fill(bookings.leadMessage, {
    kind: bookings.kinds[kind].name,
    when: formatZonedDateTime(language, start, { timeZone }),
  });
  const text = { ...written, subject: '', message: written.message || subject };
  const carried = form && carriedIn(form, now);
  return {
    ...writtenOf((field) => sanitizeText(text[field])),
    service: '',
    language,
    page: paths.booking[0],
    attachments: [...(audit ? [audit] : []), ...(carried?.attachments ?? [])],
    campaign: carried?.campaign ?? null,
    notice: { version: noticeVersion, wording: bookings.form.privacy },
  };
}
