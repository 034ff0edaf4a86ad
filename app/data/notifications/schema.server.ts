import { sql } from 'drizzle-orm';
import {
  boolean,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { moment, plain } from '#app/data/engine/field-columns.server.ts';
import { staff } from '#app/data/staff/schema.server.ts';
import type { MailMeasure, NotificationKind } from '#app/domain/notifications/kinds.ts';
import type { NotificationPlace } from '#app/domain/notifications/notification.ts';

const ofStaff = () =>
  uuid('staff_id')
    .notNull()
    .references(() => staff.id, { onDelete: 'cascade' });

/**
 * Staff notifications, written in the transaction of their cause. Record names are not stored here but read with the
 * list, so that an erased record leaves nothing behind.
 */
export const notifications = pgTable(
  'notifications',
  {
    id: uuid('id').primaryKey(),
    staffId: ofStaff(),
    kind: plain('kind').$type<NotificationKind>().notNull(),
    place: plain('place').$type<NotificationPlace>().notNull(),
    recordId: plain('record_id').notNull(),
    /** Number of records of a bulk change; `record_id` is the first one. */
    count: integer('count').notNull(),
    /** Subject and occasion, so that it is stored only once. */
    dedupeKey: plain('told_key').notNull(),
    /** Null where the system caused it. */
    actorId: text('actor_id'),
    actorName: text('actor_name'),
    at: moment('at').notNull(),
    readAt: moment('read_at'),
    /** When an email about it was enqueued. */
    mailedAt: moment('mailed_at'),
    /** When Web Push messages about it were enqueued. */
    pushedAt: moment('pushed_at'),
  },
  (table) => [
    uniqueIndex('notifications_told_key').on(table.staffId, table.dedupeKey),
    index('notifications_staff_idx').on(table.staffId, table.id.desc().nullsFirst()),
    index('notifications_unread_idx')
      .on(table.staffId)
      .where(sql`${table.readAt} is null`),
    index('notifications_unmailed_idx')
      .on(table.at)
      .where(sql`${table.readAt} is null and ${table.mailedAt} is null`),
    index('notifications_unpushed_idx')
      .on(table.at)
      .where(sql`${table.readAt} is null and ${table.pushedAt} is null`),
    index('notifications_record_idx').on(table.recordId),
  ],
);

/** An account's choices for a kind; a kind without a row has the defaults. */
export const notificationChoices = pgTable(
  'notification_choices',
  {
    staffId: ofStaff(),
    kind: plain('kind').$type<NotificationKind>().notNull(),
    mail: plain('mail').$type<MailMeasure>().notNull(),
    /** Whether to use Web Push as well. */
    push: boolean('push').notNull().default(false),
  },
  (table) => [primaryKey({ columns: [table.staffId, table.kind] })],
);
