import { contentOf } from '#app/content/content.ts';
import { bookingFields, type BookingText } from '#app/domain/bookings/booking-fields.ts';
import type { BookingRequest } from '#app/domain/bookings/booking-request.ts';
import { allowedCampaign } from '#app/domain/leads/campaign.ts';
import { conversationAttachment } from '#app/domain/leads/attachment.ts';
import { textIn } from '#app/domain/leads/contact/contact-text.ts';
import { formFields } from '#app/domain/leads/contact/form-fields.ts';
import { writtenOf } from '#app/domain/leads/lead-fields.ts';
import { noticeVersion, type LeadSubmission } from '#app/domain/leads/lead.ts';
import { sanitizeText } from '#app/domain/leads/sanitize-text.ts';
import { fill } from '#app/i18n/format.ts';
import { paths } from '#app/i18n/paths.ts';
import { readOrigin } from '../leads/message-origin.ts';
import { resultOf } from '../leads/lead-submission.ts';
import { momentIn } from './month-view.server.ts';

/** Reads the fields of a booking's form; a missing field or a file counts as empty. */
export function bookingTextIn(form: FormData): BookingText {
  const text = Object.fromEntries(bookingFields.map((field) => [field, textIn(form, field)]));
  // Another time, chosen from those that are offered in place of one that has gone.
  const instead = textIn(form, 'instead');
  return { ...(text as BookingText), ...(instead && { start: instead }) };
}

/**
 * The lead that a booking is. Without a message of the visitor it says what was booked.
 *
 * @param form what a form carries beside its fields: tool result, conversation, campaign; null for none
 */
export function leadOfBooking(
  { kind, start, timeZone, language, written }: BookingRequest,
  { form, now }: { form: FormData | null; now: number },
): LeadSubmission {
  const { bookings } = contentOf(language);
  const subject = fill(bookings.leadMessage, {
    kind: bookings.kinds[kind].name,
    when: momentIn(language, timeZone, start),
  });
  const text = { ...written, subject: '', message: written.message || subject };
  const carried = form && carriedIn(form, now);
  return {
    ...writtenOf((field) => sanitizeText(text[field])),
    service: '',
    language,
    page: paths.booking[0],
    attachments: carried?.attachments ?? [],
    campaign: carried?.campaign ?? null,
    notice: { version: noticeVersion, wording: bookings.form.privacy },
  };
}

function carriedIn(form: FormData, now: number) {
  const origin = readOrigin(new URLSearchParams({ depuis: textIn(form, formFields.result) }));
  const conversation = conversationAttachment(textIn(form, formFields.conversation));
  return {
    attachments: [resultOf(origin), conversation].filter((each) => each !== null),
    campaign: allowedCampaign(form, form.get(formFields.consent), now),
  };
}
