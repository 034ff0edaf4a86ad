import { and, eq, inArray, sql } from 'drizzle-orm';
import { bookings } from '#app/data/bookings/schema.server.ts';
import { outbox } from '#app/data/delivery/schema.server.ts';
import { isListed } from '#app/data/leads/booked-from.server.ts';
import { leads } from '#app/data/leads/schema.server.ts';
import { staff } from '#app/data/staff/schema.server.ts';
import type { TimelineItem } from '#app/domain/crm/timeline/timeline.ts';
import type { Tool } from '#app/domain/leads/attachment.ts';
import { isOlder, newestFirst, type SourceQuery } from './source-query.server.ts';

/** What the client's people wrote to the agency. */
export async function readLeads({
  reader,
  clientIds,
  wanted,
}: SourceQuery): Promise<TimelineItem<'lead'>[]> {
  const rows = await reader
    .select({
      id: leads.id,
      at: leads.createdAt,
      author: leads.name,
      reference: leads.reference,
      text: leads.message,
      status: leads.status,
      tools: sql<Tool[]>`jsonb_path_query_array(${leads.attachments}, '$[*].tool')`,
    })
    .from(leads)
    .where(
      and(inArray(leads.clientId, clientIds), isListed, isOlder(leads.createdAt, leads.id, wanted)),
    )
    .orderBy(...newestFirst(leads.createdAt, leads.id))
    .limit(wanted.limit + 1);
  return rows.map(({ at, ...row }) => ({ kind: 'lead', at: at.toISOString(), ...row }));
}

/** Meetings that came with the client's leads; upcoming ones are the newest. */
export async function readMeetings({
  reader,
  clientIds,
  wanted,
}: SourceQuery): Promise<TimelineItem<'meeting'>[]> {
  const rows = await reader
    .select({
      id: bookings.id,
      at: bookings.startsAt,
      author: staff.name,
      memberId: bookings.memberId,
      length: bookings.kind,
      status: bookings.status,
    })
    .from(bookings)
    .innerJoin(leads, eq(leads.id, bookings.leadId))
    .innerJoin(staff, eq(staff.id, bookings.memberId))
    .where(and(inArray(leads.clientId, clientIds), isOlder(bookings.startsAt, bookings.id, wanted)))
    .orderBy(...newestFirst(bookings.startsAt, bookings.id))
    .limit(wanted.limit + 1);
  return rows.map(({ at, ...row }) => ({ kind: 'meeting', at: at.toISOString(), ...row }));
}

/** Emails to the senders of the client's leads. */
export async function readMails({
  reader,
  clientIds,
  wanted,
}: SourceQuery): Promise<TimelineItem<'mail'>[]> {
  const senders = reader
    .select({ email: leads.email })
    .from(leads)
    .where(inArray(leads.clientId, clientIds));
  const rows = await reader
    .select({
      id: outbox.id,
      at: outbox.createdAt,
      to: sql<string>`${outbox.about}`,
      state: sql<TimelineItem<'mail'>['state']>`case
        when ${outbox.deadAt} is not null then 'dead' when ${outbox.sentAt} is null then 'waiting'
        when ${outbox.mailText} is not null then 'kept' else 'sent' end`,
    })
    .from(outbox)
    .where(
      and(
        eq(outbox.topic, 'mail'),
        inArray(outbox.about, senders),
        sql`lower(${outbox.payload}->>'to') = ${outbox.about}`,
        isOlder(outbox.createdAt, outbox.id, wanted),
      ),
    )
    .orderBy(...newestFirst(outbox.createdAt, outbox.id))
    .limit(wanted.limit + 1);
  return rows.map(({ at, ...row }) => ({
    kind: 'mail',
    author: '',
    at: at.toISOString(),
    ...row,
  }));
}
