import { answerDueAt } from '#app/domain/leads/business-hours.ts';
import { writtenOf } from '#app/domain/leads/lead-fields.ts';
import { leadSearchText, type Lead } from '#app/domain/leads/lead.ts';
import { readTelephone } from '#app/domain/telephone/telephone.ts';
import type { leads } from './schema.server.ts';

type Row = typeof leads.$inferSelect;

/** A stored lead. */
export function rowOf(
  lead: Lead,
  stored: { key: string; sender: string; bookedFrom?: string | undefined },
) {
  const { notice, spam, createdAt, answeredAt, email, ...rest } = lead;
  const at = new Date(createdAt);
  return {
    ...rest,
    ...stored,
    email: email.toLowerCase(),
    noticeVersion: notice.version,
    noticeWording: notice.wording,
    spamScore: spam.score,
    spamSignals: spam.signals,
    createdAt: at,
    dueAt: new Date(answerDueAt(at.getTime())),
    answeredAt: answeredAt === null ? null : new Date(answeredAt),
    updatedAt: at,
    ...derivedOf(lead),
    bytes: bytesOf(lead),
  } satisfies typeof leads.$inferInsert;
}

/** Columns computed from a lead's content. */
export function derivedOf(lead: Lead) {
  return {
    phoneE164: readTelephone(lead.phone)?.e164 ?? null,
    searchText: leadSearchText(lead),
  };
}

/** Size of a lead as it was received, in bytes of JSON. */
export function bytesOf(lead: Lead): number {
  return Buffer.byteLength(JSON.stringify(lead));
}

export function leadOf(row: Row): Lead {
  return {
    id: row.id,
    reference: row.reference,
    status: row.status,
    assignedTo: row.assignedTo,
    personId: row.personId,
    ...writtenOf((field) => row[field]),
    service: row.service,
    language: row.language,
    page: row.page,
    attachments: row.attachments,
    campaign: row.campaign,
    notice: { version: row.noticeVersion, wording: row.noticeWording },
    spam: { score: row.spamScore, signals: row.spamSignals },
    createdAt: row.createdAt.toISOString(),
    answeredAt: row.answeredAt?.toISOString() ?? null,
    answeredBy: row.answeredBy,
    clientId: row.clientId,
    notes: row.notes,
    version: row.version,
  };
}
