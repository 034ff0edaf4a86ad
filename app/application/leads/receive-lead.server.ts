import { failureOf } from '#app/data/engine/database-failure.server.ts';
import type { Attachment } from '#app/domain/leads/attachment.ts';
import {
  readContact,
  type ContactErrors,
  type ContactText,
} from '#app/domain/leads/contact/contact-request.ts';
import { contactTextIn, textIn } from '#app/domain/leads/contact/contact-text.ts';
import { formFields } from '#app/domain/leads/contact/form-fields.ts';
import { spamReport } from '#app/domain/leads/spam.ts';
import type { Language } from '#app/i18n/languages.ts';
import type { FloodGuard } from './flood-guard.server.ts';
import type { LeadLog } from './lead-log.ts';
import { leadEventHandler } from './lead-notifications.server.ts';
import { idempotencyKey, type LeadService } from './lead-service.server.ts';
import { originIn, readSubmission } from './lead-submission.ts';
import type { Origin } from './message-origin.ts';

/** Rejected submission: typed values and the reason. */
type RejectedSubmission = {
  typed: ContactText;
  /** Token of this opening of the form. */
  token: string;
  errors: ContactErrors;
  failure: 'failed' | 'limited' | null;
};

export type ReceivedLead =
  /** `statusQuery`: query of the signed link to the lead's status. */
  | { is: 'kept'; statusQuery: string }
  /** A tool prefilled the form for its visitor, without all required fields. */
  | { is: 'draft'; rejected: RejectedSubmission }
  | { is: 'invalid'; rejected: RejectedSubmission }
  /** Rate limited. `retryAfter`: seconds until this address may send again. */
  | { is: 'limited'; rejected: RejectedSubmission; retryAfter: number }
  | { is: 'failed'; rejected: RejectedSubmission };

interface LeadReception {
  leads: LeadService;
  floodGuard: FloodGuard;
  /** IP address of the sender. */
  address: string;
  language: Language;
  /** Scheme and host of the site. */
  origin: string;
  /** Epoch milliseconds. */
  now: number;
  log: LeadLog;
  /** The site report that the message comes from, if any. */
  auditOf?: (origin: Pick<Origin, 'result'>) => Promise<Attachment | null>;
}

/**
 * Stores a contact form as a lead, together with its emails and webhook events, before responding. Bots and people get
 * the same response, up to the hard limit of an address.
 */
export async function receiveLead(
  form: FormData,
  {
    leads,
    floodGuard,
    address,
    language,
    origin,
    now,
    log,
    auditOf = async () => null,
  }: LeadReception,
): Promise<ReceivedLead> {
  const typed = contactTextIn(form);
  const token = textIn(form, formFields.token);
  const rejected: RejectedSubmission = { typed, token, errors: {}, failure: null };
  if (form.has(formFields.prefill)) return { is: 'draft', rejected };
  const read = readContact(typed);
  if (!read.ok) return { is: 'invalid', rejected: { ...rejected, errors: read.errors } };

  const written = readSubmission(form, read.request, { language, now });
  const { fill, nonce } = leads.readToken(token, now);
  const honeypot = textIn(form, formFields.honeypot);
  try {
    const wait = await floodGuard.waitFor(address);
    if (wait > 0) {
      const retryAfter = Math.ceil(wait / 1000);
      return { is: 'limited', rejected: { ...rejected, failure: 'limited' }, retryAfter };
    }
    const audit = await auditOf(originIn(form));
    const attachments = [...(audit ? [audit] : []), ...written.attachments];
    const submission = { ...written, attachments };
    const { page } = written;
    const { lead, isNew } = await leads.store.receive(
      {
        key: idempotencyKey({ ...typed, page, attachments }, nonce, now),
        sender: leads.senderOf(address, now),
        submission,
        scoreSpam: (recent) => spamReport(submission, { honeypot, fill, recent }),
        now,
      },
      leadEventHandler(leads, origin, now),
    );
    const { reference, service } = lead;
    if (isNew) {
      log.kept({ reference, service, language });
      await floodGuard.received(lead);
    }
    return { is: 'kept', statusQuery: leads.statusQuery(reference, Date.parse(lead.createdAt)) };
  } catch (error) {
    log.failed({ reason: failureOf(error) ?? 'unexpected' });
    return { is: 'failed', rejected: { ...rejected, failure: 'failed' } };
  }
}
