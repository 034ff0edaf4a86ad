import { company } from '#app/content/company/facts.ts';
import { contactCopy } from '#app/content/contact/copy.ts';
import { countAbout, enqueue } from '#app/data/outbox.server.ts';
import type { Transaction } from '#app/data/database.server.ts';
import { publish } from '#app/data/webhooks.server.ts';
import type { Follow, LeadEvent } from '#app/data/lead-change.server.ts';
import { subjects } from '#app/domain/contact.ts';
import { attachmentRows } from '#app/domain/leads/attachment-rows.ts';
import { answerDueAt } from '#app/domain/leads/business-hours.ts';
import type { Lead } from '#app/domain/leads/lead.ts';
import type { NewMessage } from '#app/domain/outbox.ts';
import type { WebhookEventType } from '#app/domain/webhooks.ts';
import { isLanguage, type Language } from '#app/i18n/languages.ts';
import type { LeadDesk } from '#app/middleware/lead-desk.server.ts';

const published = {
  received: 'lead.created',
  assigned: 'lead.assigned',
  converted: 'lead.converted',
} as const satisfies Record<LeadEvent, WebhookEventType>;

/**
 * Confirmations that one address gets in an hour. Anybody can write any address into a form: whoever does so again and
 * again fills a stranger's mailbox. The messages themselves are all kept, and confirmed on the page.
 */
const mostConfirmations = 5;
const confirmationKind = 'lead-confirmation';
const hour = 3_600_000;

/**
 * What leaves the house when something becomes of a lead, put into the outbox in the transaction that makes it so: a
 * confirmation to the visitor, a notice to whoever answers, and an event for other systems. What is held in quarantine is
 * told to nobody: its address may be a stranger's.
 *
 * @param origin scheme and host of the site
 * @param now epoch milliseconds
 */
export function lettersOf(desk: LeadDesk, origin: string, now: number): Follow {
  return async (t, events, lead) => {
    const isReceived = events.includes('received');
    // A lead that is somebody's at once is told to that person only.
    const isTold = events.includes('assigned') || (isReceived && lead.assignedTo === null);
    await enqueue(
      t,
      new Date(now),
      ...(isReceived && (await isConfirmed(t, lead.email, now))
        ? [confirmation(desk, origin, lead)]
        : []),
      ...(isTold ? [notice(origin, lead)] : []),
    );
    const at = { timestamp: new Date(now).toISOString(), data: dataOf(lead) };
    for (const event of events)
      // oxlint-disable-next-line no-await-in-loop -- one connection, in their order
      await publish(
        t,
        { type: published[event], ...at },
        { key: `${event} ${lead.id} ${lead.version}`, about: lead.email, now: new Date(now) },
      );
  };
}

async function isConfirmed(t: Transaction, email: string, now: number): Promise<boolean> {
  const since = new Date(now - hour);
  const lately = { about: email, kind: confirmationKind, since, most: mostConfirmations };
  return (await countAbout(t, lately)) < mostConfirmations;
}

/** What other systems are told: where the message stands and what it says, and not what we think of it. */
const toldFields = [
  ...(['id', 'reference', 'status', 'assignedTo', 'createdAt', 'service', 'language'] as const),
  ...(['page', 'name', 'email', 'phone', 'company', 'subject', 'message'] as const),
  ...(['attachments', 'campaign'] as const),
] satisfies (keyof Lead)[];

function dataOf(lead: Lead) {
  return Object.fromEntries(toldFields.map((field) => [field, lead[field]]));
}

function confirmation(desk: LeadDesk, origin: string, lead: Lead): NewMessage {
  const { name, reference, email, createdAt } = lead;
  const language = languageOf(lead);
  const query = desk.statusQuery(reference, Date.parse(createdAt));
  return {
    topic: 'mail',
    dedupeKey: `${confirmationKind} ${lead.id}`,
    about: email,
    payload: {
      template: confirmationKind,
      to: email,
      language,
      values: {
        name,
        reference,
        statusUrl: `${origin}/${language}/suivi?${query}`,
        subject: subjectIn(language, lead),
      },
    },
  };
}

function notice(origin: string, lead: Lead): NewMessage {
  const { id, reference, name, email, phone, company: business, message, page, version } = lead;
  return {
    topic: 'mail',
    dedupeKey: `lead-notice ${id} ${version}`,
    about: email,
    payload: {
      template: 'lead-notice',
      to: addressOf(lead.assignedTo),
      language: 'fr',
      values: {
        reference,
        receivedAt: lead.createdAt,
        answerBy:
          lead.answeredAt === null
            ? new Date(answerDueAt(Date.parse(lead.createdAt))).toISOString()
            : null,
        name,
        email,
        phone,
        company: business,
        subject: subjectIn('fr', lead) || lead.service,
        page,
        reads: languageOf(lead),
        details: lead.attachments.flatMap(attachmentRows),
        message,
        crmUrl: `${origin}/fr/crm-complet?lead=${id}`,
      },
    },
  };
}

const teamEmails: Partial<Record<string, string>> = company.teamEmails;

/** A member's own address, or the team's while nobody has it. */
function addressOf(memberId: string | null): string {
  return (memberId !== null && teamEmails[memberId]) || company.email;
}

function languageOf({ language }: Lead): Language {
  return isLanguage(language) ? language : 'fr';
}

function subjectIn(language: Language, { subject }: Lead): string {
  const known = subjects.find((each) => each === subject);
  return known ? contactCopy[language].form.subjects[known] : '';
}
