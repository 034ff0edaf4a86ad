import { and, count, desc, eq, inArray, isNull, lt, ne, sql } from 'drizzle-orm';
import { countTopicChange } from '#app/data/crm/change-feed.server.ts';
import { recordTables } from '#app/data/crm/schema.server.ts';
import type { Database, Reader } from '#app/data/engine/database.server.ts';
import { leads } from '#app/data/leads/schema.server.ts';
import {
  mostCounted,
  type NotificationPage,
  type NotificationPlace,
} from '#app/domain/notifications/notification.ts';
import { notifications } from './schema.server.ts';

interface ReaderOf {
  staffId: string;
  /** Whether they may read leads. */
  mayLeads: boolean;
}

type Row = typeof notifications.$inferSelect;

/** An account's notifications, newest first. */
export async function listNotifications(
  reader: Reader,
  who: ReaderOf,
  { before, limit }: { before?: string | undefined; limit: number },
): Promise<NotificationPage> {
  const rows = await reader
    .select()
    .from(notifications)
    .where(and(isOf(who), before === undefined ? undefined : lt(notifications.id, before)))
    .orderBy(desc(notifications.id))
    .limit(limit + 1);
  const shown = rows.slice(0, limit);
  const titles = await readTitles(reader, shown);
  const next = rows.length > limit ? shown.at(-1)?.id : undefined;
  return {
    items: shown.map(({ id, kind, place, recordId, count: number, actorName, at, readAt }) => ({
      id,
      kind,
      place,
      recordId,
      count: number,
      title: titles.get(titleKey({ place, recordId })) ?? null,
      actor: actorName,
      at: at.toISOString(),
      isRead: readAt !== null,
    })),
    unread: await countUnread(reader, who),
    ...(next !== undefined && { next }),
  };
}

/** Up to `mostCounted`. */
async function countUnread(reader: Reader, who: ReaderOf): Promise<number> {
  const some = reader
    .select({ id: notifications.id })
    .from(notifications)
    .where(and(isOf(who), isNull(notifications.readAt)))
    .limit(mostCounted)
    .as('unread');
  const [row] = await reader.select({ number: count() }).from(some);
  return row?.number ?? 0;
}

/** Notifications about leads are hidden from accounts that may no longer read leads. */
function isOf({ staffId, mayLeads }: ReaderOf) {
  const own = eq(notifications.staffId, staffId);
  return mayLeads ? own : and(own, ne(notifications.place, 'leads'));
}

/**
 * Marks notifications as read.
 *
 * @param ids those; null for all up to `until`
 */
export function markRead(
  database: Database,
  staffId: string,
  { ids, until, at }: { ids: readonly string[] | null; until?: string; at: Date },
): Promise<void> {
  return database.tx(async (t) => {
    const some =
      ids === null
        ? until && sql`${notifications.id} <= ${until}`
        : inArray(notifications.id, [...ids]);
    const { rowCount } = await t
      .update(notifications)
      .set({ readAt: at })
      .where(
        and(eq(notifications.staffId, staffId), isNull(notifications.readAt), some || undefined),
      );
    if (rowCount) await countTopicChange(t, 'notifications');
  });
}

type About = Pick<Row, 'place' | 'recordId'>;

export const titleKey = ({ place, recordId }: About) => `${place} ${recordId}`;

const titleOf = {
  clients: { id: recordTables.clients.id, title: sql<string>`${recordTables.clients.name}` },
  projects: { id: recordTables.projects.id, title: sql<string>`${recordTables.projects.name}` },
  tasks: { id: recordTables.tasks.id, title: sql<string>`${recordTables.tasks.title}` },
  journal: { id: recordTables.journal.id, title: sql<string>`${recordTables.journal.title}` },
  leads: {
    id: sql<string>`${leads.id}::text`,
    title: sql<string>`${leads.name} || case when ${leads.company} = '' then '' else ', ' || ${leads.company} end`,
  },
} as const satisfies Record<NotificationPlace, unknown>;

/** Names of the records in notifications, by `titleKey`. */
export async function readTitles(
  reader: Reader,
  about: readonly About[],
): Promise<ReadonlyMap<string, string>> {
  const titles = new Map<string, string>();
  for (const [place, all] of Map.groupBy(about, (each) => each.place)) {
    const { id, title } = titleOf[place];
    const ids = [...new Set(all.map(({ recordId }) => recordId))];
    const table = place === 'leads' ? leads : recordTables[place];
    // oxlint-disable-next-line no-await-in-loop -- at most five, and one connection
    const rows = await reader
      .select({ id: sql<string>`${id}`, title })
      .from(table)
      .where(sql`${id} = any(${sql.param(ids)}::text[])`);
    for (const row of rows) titles.set(titleKey({ place, recordId: row.id }), row.title);
  }
  return titles;
}
