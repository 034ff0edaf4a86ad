import { company } from '#app/content/company/facts.ts';
import { contentOf } from '#app/content/content.ts';
import type { Database } from '#app/data/engine/database.server.ts';
import type { Changed, LeadChange, LeadEventHandler } from '#app/data/leads/lead-change.server.ts';
import { replyToLead, type NewReply } from '#app/data/leads/lead-replies.server.ts';
import type { Correspondent } from '#app/domain/delivery/mail-request.ts';
import { subjects } from '#app/domain/leads/lead-fields.ts';
import type { Lead } from '#app/domain/leads/lead.ts';
import type { ReplyText, ReplyValues } from '#app/domain/leads/reply.ts';
import { withPrefix } from '#app/i18n/address.ts';
import type { Language } from '#app/i18n/languages.ts';
import { paths } from '#app/i18n/paths.ts';

/** Reply-To: the author of the reply, or the team if an integration sent it. */
export function correspondentOf(person: { name: string; email: string } | null): Correspondent {
  return person
    ? { name: person.name, address: person.email }
    : { name: company.name, address: company.email };
}

/** Values of a template's fields in one language. */
export function replyValues(
  lead: Lead,
  language: Language,
  { author, origin }: { author: Correspondent; origin: string },
): ReplyValues {
  const { form } = contentOf(language).contact;
  const subject = subjects.find((each) => each === lead.subject);
  const addressOf = (screen: 'contact' | 'booking') =>
    origin + withPrefix(`/${language}`, paths[screen][0]);
  return {
    name: lead.name,
    company: lead.company,
    reference: lead.reference,
    subject: subject ? form.subjects[subject] : '',
    owner: author.name,
    booking: addressOf('booking'),
    contact: addressOf('contact'),
    phone: company.phoneDisplay,
  };
}

/** Replies to a lead by email, in the words of a member of staff. */
export function sendReply(
  database: Database,
  change: LeadChange,
  reply: ReplyText & { key: string; language: Language },
  { replyTo, onEvents }: { replyTo: Correspondent; onEvents: LeadEventHandler },
): Promise<Changed> {
  const { key, language } = reply;
  const [subject, text] = [reply.subject.trim(), reply.text.trim().replace(/\r\n?/g, '\n')];
  const answer: NewReply = {
    key,
    subject,
    text,
    mailOf: ({ email, message, createdAt }, answers) => ({
      topic: 'mail',
      about: email,
      payload: {
        template: 'lead-reply',
        to: email,
        language,
        replyTo,
        answers,
        values: { subject, text, message, receivedAt: createdAt },
      },
    }),
  };
  return replyToLead(database, change, answer, onEvents);
}
