import { meetingsOfLeads } from '#app/data/bookings/agenda-store.server.ts';
import { listMessages } from '#app/data/delivery/outbox-list.server.ts';
import type { Database } from '#app/data/engine/database.server.ts';
import { repliesTo } from '#app/data/leads/lead-replies.server.ts';
import { createLeadStore } from '#app/data/leads/lead-store.server.ts';
import { listItemOf, type LeadFile } from '#app/domain/leads/inbox.ts';
import type { Language } from '#app/i18n/languages.ts';
import { outboxListItemOf } from '../delivery/outbox-list-item.ts';
import { pageNameOf } from './message-origin.ts';
import { toolReport } from './tool-report.ts';

/**
 * A lead with everything else known about the person.
 *
 * @param id a UUID
 * @param language of the result texts
 */
export async function readLeadFile(
  database: Database,
  id: string,
  language: Language,
): Promise<LeadFile | null> {
  const store = createLeadStore(database);
  const lead = await store.get(id);
  if (!lead) return null;
  const [others, replies, ownMeetings] = await Promise.all([
    lead.personId === null ? [] : store.ofPerson(lead.personId),
    repliesTo(database.db, id),
    meetingsOfLeads(database.db, [id]),
  ]);
  const mails = await listMessages(database.db, {
    topic: 'mail',
    about: lead.email,
    keys: mailKeys(id, replies, ownMeetings),
    limit: 50,
  });
  return {
    lead,
    pageName: pageNameOf(lead.page, language),
    reports: lead.attachments
      .filter(({ tool }) => tool !== 'chat')
      .map((attachment) => toolReport(attachment, language)),
    others: others.filter((other) => other.id !== lead.id).map(listItemOf),
    replies,
    meetings: await meetingsOfLeads(database.db, [id, ...others.map((other) => other.id)]),
    mails: mails.map(outboxListItemOf),
  };
}

/** Patterns of the dedupe keys of emails about a lead; the person's other emails are about other leads. */
function mailKeys(
  id: string,
  replies: readonly { id: string }[],
  meetings: readonly { id: string }[],
): string[] {
  return [
    `lead-confirmation ${id}`,
    `lead-notice ${id} %`,
    ...replies.map((reply) => `lead-reply ${reply.id}`),
    ...meetings.map((meeting) => `booking-% ${meeting.id} %`),
  ];
}
