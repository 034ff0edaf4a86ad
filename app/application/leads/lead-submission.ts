import { screenNames } from '#app/content/screens/copy.ts';
import { contactCopy } from '#app/content/contact/copy.ts';
import { crossVisibilityCopy } from '#app/content/cross-visibility/copy.ts';
import type { ContactRequest } from '#app/domain/contact.ts';
import {
  attachmentOf,
  conversationAttachment,
  type Attachment,
  type Tool,
} from '#app/domain/leads/attachment.ts';
import { allowedCampaign } from '#app/domain/leads/campaign.ts';
import { formFields } from '#app/domain/leads/form-fields.ts';
import { keepable } from '#app/domain/leads/keepable.ts';
import { noticeVersion, type Arrival } from '#app/domain/leads/lead.ts';
import { serviceOf, toolByScreen } from '#app/domain/leads/lead-services.ts';
import { readOrigin, type Origin } from '#app/features/contact/origin.ts';
import { textIn } from '#app/features/contact/typed.ts';
import { fill } from '#app/i18n/format.ts';
import type { Language } from '#app/i18n/languages.ts';
import { paths } from '#app/i18n/paths.ts';

/** What the contact form brings along beside its fields, and what it makes of them. */
export function readMessage(
  form: FormData,
  { nom, telephone, entreprise, objet, email, message }: ContactRequest,
  { language, now }: { language: Language; now: number },
): Arrival {
  const origin = originIn(form);
  const conversation = conversationAttachment(textIn(form, formFields.conversation));
  return {
    name: keepable(nom),
    email: keepable(email),
    phone: keepable(telephone),
    company: keepable(entreprise),
    subject: objet,
    message: keepable(message),
    service: serviceOf(objet, origin.screen),
    language,
    page: pageOf(origin),
    attachments: [resultOf(origin), conversation].filter((each) => each !== null),
    campaign: allowedCampaign(form, form.get(formFields.consent), now),
    notice: { version: noticeVersion, wording: contactCopy[language].form.privacy },
  };
}

/** The result of a tool in the link that a message comes with, worked out anew. */
export function resultOf({ result }: Origin): Attachment | null {
  if (result === '') return null;
  // The hosts of our own paths play no part.
  const { searchParams } = new URL(result, 'http://localhost');
  const { screen } = readOrigin(new URLSearchParams({ depuis: result }));
  const tool = screen && toolByScreen[screen];
  return tool ? attachmentOf(tool, searchParams) : null;
}

/** What a message is about, in the visitor's language; null when nobody knows. */
export function aboutOf(origin: Origin, language: Language): string | null {
  if (!origin.screen) return null;
  const { name } = screenNames[language][origin.screen];
  const partner = partnerIn(origin, language);
  return partner === null ? name : `${name} (${partner})`;
}

/** Name of the business in the network that a message asks about, or null. */
export function partnerIn({ screen, result }: Origin, language: Language): string | null {
  if (screen !== 'cross-visibility' || result === '') return null;
  const asked = new URL(result, 'http://localhost').searchParams.get('partenaire');
  const { members, recommended } = crossVisibilityCopy[language].network;
  return [...members, ...recommended].find(({ id }) => id === asked)?.name ?? null;
}

/** How the message begins that a visitor finds in the form: with the business asked about, or the tool's result. */
export function openingOf(tool: Tool | null, partner: string | null, language: Language): string {
  const { form } = contactCopy[language];
  if (partner !== null) return fill(form.partner, { name: partner });
  return tool ? form.openings[tool] : '';
}

function pageOf({ screen, result }: Origin): string {
  if (result) return result.split('?', 1)[0] ?? '';
  return paths[screen ?? 'contact'][0];
}

function originIn(form: FormData): Origin {
  const [service, depuis] = [textIn(form, formFields.screen), textIn(form, formFields.result)];
  return readOrigin(new URLSearchParams({ service, depuis }));
}
