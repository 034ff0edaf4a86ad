import { and, desc, eq, inArray, notLike, or, sql, type SQL } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import {
  fieldChanges,
  itemOfEntry,
  itemOfTask,
  itemsOfClient,
  scoreRules,
  unlistedFields,
} from '#app/domain/crm/timeline/items.ts';
import type {
  TimelineItem,
  TimelineKind,
  TimelineWanted,
} from '#app/domain/crm/timeline/timeline.ts';
import { auditLog } from '#app/data/audit-log/schema.server.ts';
import type { Tool } from '#app/domain/leads/attachment.ts';
import { bookings } from '#app/data/bookings/schema.server.ts';
import { outbox } from '#app/data/delivery/schema.server.ts';
import type { Reader } from '#app/data/engine/database.server.ts';
import { leads } from '#app/data/leads/schema.server.ts';
import { staff } from '#app/data/staff/schema.server.ts';
import { crmTableOf } from './crm-tables.server.ts';
import { clients, journal, tasks } from './schema.server.ts';

interface SourceQuery {
  reader: Reader;
  clientId: string;
  /** With those that it has absorbed. */
  clientIds: readonly string[];
  wanted: TimelineWanted;
}

type Source = (query: SourceQuery) => Promise<readonly TimelineItem[]>;

/** Where items of each kind come from; notes and scores share one. */
export const timelineSources: readonly { kinds: readonly TimelineKind[]; read: Source }[] = [
  { kinds: ['note', 'score'], read: readClient },
  { kinds: ['task'], read: readTasks },
  { kinds: ['entry'], read: readEntries },
  { kinds: ['lead'], read: readLeads },
  { kinds: ['meeting'], read: readMeetings },
  { kinds: ['mail'], read: readMails },
  { kinds: ['change'], read: readChanges },
];

/** Rows older than the position of the page. Ids are compared as the domain does, by code points. */
function isOlder(at: AnyPgColumn, id: AnyPgColumn, { after }: TimelineWanted): SQL | undefined {
  return after
    ? sql`(${at}, ${id}::text collate "C") < (${after.key}::timestamptz, ${after.id})`
    : undefined;
}

const newestFirst = (at: AnyPgColumn, id: AnyPgColumn) => [
  desc(at),
  sql`${id}::text collate "C" desc`,
];

async function readClient({ reader, clientId }: SourceQuery) {
  const { table, toRecord } = crmTableOf('clients');
  const [row] = await reader.select().from(table).where(eq(clients.id, clientId));
  return row ? itemsOfClient(toRecord(row)) : [];
}

async function readTasks({ reader, clientIds, wanted }: SourceQuery) {
  const { table, toRecord } = crmTableOf('tasks');
  const rows = await reader
    .select()
    .from(table)
    .where(and(inArray(tasks.clientId, clientIds), isOlder(tasks.createdAt, tasks.id, wanted)))
    .orderBy(...newestFirst(tasks.createdAt, tasks.id))
    .limit(wanted.limit + 1);
  return rows.map((row) => itemOfTask(toRecord(row)));
}

async function readEntries({ reader, clientIds, wanted }: SourceQuery) {
  const { table, toRecord } = crmTableOf('journal');
  const rule = sql`${journal.basis}->>'rule'`;
  const rows = await reader
    .select()
    .from(table)
    .where(
      and(
        inArray(journal.relatedId, clientIds),
        or(sql`${rule} is null`, notLike(rule, `${scoreRules}%`)),
        isOlder(journal.timestamp, journal.id, wanted),
      ),
    )
    .orderBy(desc(journal.timestamp), desc(journal.id))
    .limit(wanted.limit + 1);
  return rows.flatMap((row) => itemOfEntry(toRecord(row)) ?? []);
}

async function readLeads({
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
    .where(and(inArray(leads.clientId, clientIds), isOlder(leads.createdAt, leads.id, wanted)))
    .orderBy(...newestFirst(leads.createdAt, leads.id))
    .limit(wanted.limit + 1);
  return rows.map(({ at, ...row }) => ({ kind: 'lead', at: at.toISOString(), ...row }));
}

/** Meetings that came with the client's leads; those to come are the newest. */
async function readMeetings({
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

/** Mails to the senders of the client's leads. */
async function readMails({
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

async function readChanges({
  reader,
  clientId,
  wanted,
}: SourceQuery): Promise<TimelineItem<'change'>[]> {
  const unlisted = sql`${sql.param([...unlistedFields])}::text[]`;
  const rows = await reader
    .select()
    .from(auditLog)
    .where(
      and(
        eq(auditLog.entity, 'client'),
        eq(auditLog.entityId, clientId),
        sql`(${auditLog.before} - ${unlisted}) is distinct from (${auditLog.after} - ${unlisted})`,
        sql`${auditLog.after} is not null`,
        isOlder(auditLog.at, auditLog.id, wanted),
      ),
    )
    .orderBy(...newestFirst(auditLog.at, auditLog.id))
    .limit(wanted.limit + 1);
  return rows.map(({ id, at, actorName, before, after }) => ({
    kind: 'change',
    id,
    at: at.toISOString(),
    author: actorName,
    isCreation: before === null,
    fields: before && after ? fieldChanges(before, after) : [],
  }));
}
