import { and, inArray, isNull, ne, sql } from 'drizzle-orm';
import { countTopicChange } from '#app/data/crm/change-feed.server.ts';
import type { Step } from '#app/data/crm/write-records.server.ts';
import type { Reader, Transaction } from '#app/data/engine/database.server.ts';
import { newId } from '#app/data/engine/new-id.server.ts';
import { staff } from '#app/data/staff/schema.server.ts';
import type { Lead } from '#app/domain/leads/lead.ts';
import { endingKinds } from '#app/domain/notifications/kinds.ts';
import {
  notificationsOfLead,
  notificationsOfRecord,
  type Colleague,
  type NotificationDraft,
} from '#app/domain/notifications/notification-drafts.ts';
import type { Actor } from '#app/domain/staff/actor.ts';
import { notifications } from './schema.server.ts';

interface By {
  /** Null for a visitor. */
  actor: Actor | null;
  at: Date;
  /** The change group that it belongs to: one notification per person, kind and place. */
  group?: string | undefined;
}

/** Maximum separate notifications per transaction; more are combined into one per person. */
const mostSingle = 20;

/** Notifies of changed records, in their transaction. */
export async function notifyOfRecords(
  t: Transaction,
  steps: readonly Step[],
  by: By,
): Promise<void> {
  const team = await readColleagues(t);
  const change = { by: by.actor, now: by.at };
  const drafts = steps.flatMap((step) =>
    notificationsOfRecord({ ...step, in: step.change.in }, change, team),
  );
  await notify(t, drafts, by);
  const isOver = ({ after }: Step) => !after || ('status' in after && after.status === 'done');
  const over = steps.filter(({ change: { in: place } }) => place === 'tasks').filter(isOver);
  await endNotifications(
    t,
    over.map(({ id }) => id),
    by.at,
  );
}

/**
 * Notifies of a changed lead, in its transaction.
 *
 * @param team accounts that work on leads
 */
export async function notifyOfLead(
  t: Transaction,
  before: Lead | null,
  after: Lead,
  team: readonly Colleague[],
  by: By,
): Promise<void> {
  const change = { by: by.actor, now: by.at };
  await notify(t, notificationsOfLead(before, after, change, team), by);
  if (before?.status === 'new' && after.status !== 'new')
    await endNotifications(t, [after.id], by.at);
}

/** Stores notifications, each once. */
export async function notify(
  t: Transaction,
  drafts: readonly NotificationDraft[],
  by: By,
): Promise<void> {
  if (drafts.length === 0) return;
  const group = by.group ?? (drafts.length > mostSingle ? newId(by.at.getTime()) : undefined);
  const rows = inOne(drafts, group).map(({ to, occasion, count, ...about }) => ({
    ...about,
    id: newId(by.at.getTime()),
    staffId: to,
    count,
    dedupeKey: [about.kind, about.place, group ?? about.recordId, occasion].join(' '),
    actorId: by.actor?.id ?? null,
    actorName: by.actor?.name ?? null,
    at: by.at,
  }));
  const target = [notifications.staffId, notifications.dedupeKey];
  const insert = t.insert(notifications).values(rows);
  const kept = await (
    group === undefined
      ? insert.onConflictDoNothing({ target })
      : // Calls of one step follow each other.
        insert.onConflictDoUpdate({
          target,
          set: { count: sql`${notifications.count} + excluded.count` },
        })
  ).returning({ id: notifications.id });
  if (kept.length > 0) await countTopicChange(t, 'notifications');
}

/** A bulk change's notifications: one per person and kind of change. */
function inOne(
  drafts: readonly NotificationDraft[],
  group: string | undefined,
): (NotificationDraft & { count: number })[] {
  if (group === undefined) return drafts.map((each) => ({ ...each, count: 1 }));
  const groups = Map.groupBy(drafts, ({ to, kind, place }) => [to, kind, place].join(' '));
  return [...groups.values()].flatMap((all) =>
    all.slice(0, 1).map((first) => ({ ...first, occasion: '', count: all.length })),
  );
}

/** Some notifications count as read once their record is completed. */
async function endNotifications(t: Transaction, ids: readonly string[], at: Date): Promise<void> {
  if (ids.length === 0) return;
  const { rowCount } = await t
    .update(notifications)
    .set({ readAt: at })
    .where(
      and(
        sql`${notifications.recordId} = any(${sql.param([...ids])}::text[])`,
        inArray(notifications.kind, endingKinds),
        isNull(notifications.readAt),
      ),
    );
  if (rowCount) await countTopicChange(t, 'notifications');
}

/** Accounts that can be notified. */
export async function readColleagues(reader: Reader): Promise<Colleague[]> {
  return reader
    .select({ id: staff.id, name: staff.name })
    .from(staff)
    .where(and(isNull(staff.disabledAt), ne(staff.name, '')));
}
