import { leadSearchText, type Lead } from '#app/domain/leads/lead.ts';
import { answerDueAt } from '#app/domain/leads/business-hours.ts';
import type { leads } from './schema/leads.server.ts';

type Row = typeof leads.$inferSelect;

/** A lead as it is kept. */
export function rowOf(lead: Lead, { key, sender }: { key: string; sender: string }) {
  const { notice, spam, createdAt, answeredAt, email, ...rest } = lead;
  const at = new Date(createdAt);
  return {
    ...rest,
    key,
    sender,
    email: email.toLowerCase(),
    noticeVersion: notice.version,
    noticeWording: notice.wording,
    spamScore: spam.score,
    spamSignals: spam.signals,
    createdAt: at,
    dueAt: new Date(answerDueAt(at.getTime())),
    answeredAt: answeredAt === null ? null : new Date(answeredAt),
    updatedAt: at,
    searchText: leadSearchText(lead),
  } satisfies typeof leads.$inferInsert;
}

export function leadOf(row: Row): Lead {
  return {
    id: row.id,
    reference: row.reference,
    status: row.status,
    assignedTo: row.assignedTo,
    personId: row.personId,
    name: row.name,
    email: row.email,
    phone: row.phone,
    company: row.company,
    subject: row.subject,
    message: row.message,
    service: row.service,
    language: row.language,
    page: row.page,
    attachments: row.attachments,
    campaign: row.campaign,
    notice: { version: row.noticeVersion, wording: row.noticeWording },
    spam: { score: row.spamScore, signals: row.spamSignals },
    createdAt: row.createdAt.toISOString(),
    answeredAt: row.answeredAt?.toISOString() ?? null,
    clientId: row.clientId,
    notes: row.notes,
    version: row.version,
  };
}
