import { readOrigin, type Origin } from '#app/application/leads/message-origin.ts';
import { contentOf } from '#app/content/content.ts';
import {
  attachmentOf,
  conversationAttachment,
  type Attachment,
  type Tool,
} from '#app/domain/leads/attachment.ts';
import { allowedCampaign } from '#app/domain/leads/campaign.ts';
import type { ContactRequest } from '#app/domain/leads/contact/contact-request.ts';
import { textIn } from '#app/domain/leads/contact/contact-text.ts';
import { formFields } from '#app/domain/leads/contact/form-fields.ts';
import { inputNameOf, writtenOf } from '#app/domain/leads/lead-fields.ts';
import { serviceOf, toolByScreen } from '#app/domain/leads/lead-services.ts';
import { noticeVersion, type LeadSubmission } from '#app/domain/leads/lead.ts';
import { sanitizeText } from '#app/domain/leads/sanitize-text.ts';
import { fill } from '#app/i18n/format.ts';
import type { Language } from '#app/i18n/languages.ts';
import { paths } from '#app/i18n/paths.ts';

/**
 * Reads a submission: the validated fields, and what the form carries beside them (origin, tool result, conversation,
 * campaign).
 */
export function readSubmission(
  form: FormData,
  request: ContactRequest,
  { language, now }: { language: Language; now: number },
): LeadSubmission {
  const { origin, ...carried } = carriedIn(form, now);
  return {
    ...writtenOf((field) => sanitizeText(request[inputNameOf(field)])),
    service: serviceOf(request.objet, origin.screen),
    language,
    page: pageOf(origin),
    ...carried,
    notice: { version: noticeVersion, wording: contentOf(language).contact.form.privacy },
  };
}

/**
 * What a form contains beside its visible fields: where it was opened from, tool result, conversation and campaign.
 *
 * @param now epoch milliseconds
 */
export function carriedIn(form: FormData, now: number) {
  const origin = originIn(form);
  const conversation = conversationAttachment(textIn(form, formFields.conversation));
  return {
    origin,
    attachments: [resultOf(origin), conversation].filter((each) => each !== null),
    campaign: allowedCampaign(form, form.get(formFields.consent), now),
  };
}

/** The tool result in the link that the form was opened with, recomputed. */
export function resultOf({ result }: Origin): Attachment | null {
  if (result === '') return null;
  // The host is irrelevant: results are paths of our own.
  const { searchParams } = new URL(result, 'http://localhost');
  const { screen } = readOrigin(new URLSearchParams({ depuis: result }));
  const tool = screen && toolByScreen[screen];
  return tool ? attachmentOf(tool, searchParams) : null;
}

/** Subject of a submission in the visitor's language; null when unknown. */
export function aboutOf(origin: Origin, language: Language): string | null {
  if (!origin.screen) return null;
  const { name } = contentOf(language).screens[origin.screen];
  const partner = partnerIn(origin, language);
  return partner === null ? name : `${name} (${partner})`;
}

/** Name of the network member that a submission asks about, or null. */
export function partnerIn({ screen, result }: Origin, language: Language): string | null {
  if (screen !== 'cross-visibility' || result === '') return null;
  const asked = new URL(result, 'http://localhost').searchParams.get('partenaire');
  const { members, recommended } = contentOf(language).crossVisibility.network;
  return [...members, ...recommended].find(({ id }) => id === asked)?.name ?? null;
}

/** Opening of the pre-filled message: the member in question, or the tool's result. */
export function openingOf(tool: Tool | null, partner: string | null, language: Language): string {
  const { form } = contentOf(language).contact;
  if (partner !== null) return fill(form.partner, { name: partner });
  return tool ? form.openings[tool] : '';
}

function pageOf({ screen, result }: Origin): string {
  if (result) return result.split('?', 1)[0] ?? '';
  return paths[screen ?? 'contact'][0];
}

/** Where a form was opened from. */
export function originIn(form: FormData): Origin {
  const [service, depuis] = [textIn(form, formFields.screen), textIn(form, formFields.result)];
  return readOrigin(new URLSearchParams({ service, depuis }));
}
