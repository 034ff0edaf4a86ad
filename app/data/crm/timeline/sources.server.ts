import { and, desc, eq, inArray, notLike, or, sql } from 'drizzle-orm';
import { auditLog } from '#app/data/audit-log/schema.server.ts';
import {
  fieldChanges,
  itemOfEntry,
  itemOfTask,
  itemsOfClient,
  scoreRules,
  unlistedFields,
} from '#app/domain/crm/timeline/items.ts';
import type { TimelineItem, TimelineKind } from '#app/domain/crm/timeline/timeline.ts';
import { crmTableOf } from '../crm-tables.server.ts';
import { clients, journal, tasks } from '../schema.server.ts';
import { readLeads, readMails, readMeetings } from './contact-sources.server.ts';
import { isOlder, newestFirst, type SourceQuery } from './source-query.server.ts';

type Source = (query: SourceQuery) => Promise<readonly TimelineItem[]>;

/** Source of each kind of item; notes and scores share one. */
export const timelineSources: readonly { kinds: readonly TimelineKind[]; read: Source }[] = [
  { kinds: ['note', 'score'], read: readClient },
  { kinds: ['task'], read: readTasks },
  { kinds: ['entry'], read: readEntries },
  { kinds: ['lead'], read: readLeads },
  { kinds: ['meeting'], read: readMeetings },
  { kinds: ['mail'], read: readMails },
  { kinds: ['change'], read: readChanges },
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
