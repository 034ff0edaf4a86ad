import { sql } from 'drizzle-orm';
import { index, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import type { Actor } from '#app/domain/staff/actor.ts';

/** Who changed what and when, with the values before and after. Append-only; purged by age. */
export const auditLog = pgTable(
  'audit_log',
  {
    id: uuid('id').primaryKey(),
    at: timestamp('at', { withTimezone: true, precision: 3, mode: 'date' }).notNull(),
    actorKind: text('actor_kind').$type<Actor['kind']>().notNull(),
    actorId: text('actor_id'),
    actorName: text('actor_name').notNull(),
    /** `<entity>.<verb>`, such as `client.update` or `session.start`. */
    action: text('action').notNull(),
    entity: text('entity').notNull(),
    entityId: text('entity_id').notNull(),
    /** Null for a creation. */
    before: jsonb('before'),
    /** Null for a deletion. */
    after: jsonb('after'),
    /** The bulk change that it belongs to. */
    groupId: uuid('group_id'),
  },
  (table) => [
    index('audit_log_at_idx').on(table.at.desc().nullsFirst(), table.id.desc().nullsFirst()),
    index('audit_log_entity_idx').on(
      table.entity,
      table.entityId,
      table.at.desc().nullsFirst(),
      table.id.desc().nullsFirst(),
    ),
    index('audit_log_group_idx')
      .on(table.groupId, table.id)
      .where(sql`${table.groupId} is not null`),
  ],
);
