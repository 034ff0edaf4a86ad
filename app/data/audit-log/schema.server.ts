import { index, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import type { Actor } from '#app/domain/staff/actor.ts';

/** What was done, by whom and when, with the values before and after. Rows are only ever added, and purged by age. */
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
    /** Null where there was nothing, as for a creation. */
    before: jsonb('before'),
    /** Null where nothing is left, as for a deletion. */
    after: jsonb('after'),
  },
  (table) => [
    index('audit_log_at_idx').on(table.at.desc().nullsFirst(), table.id.desc().nullsFirst()),
    index('audit_log_entity_idx').on(
      table.entity,
      table.entityId,
      table.at.desc().nullsFirst(),
      table.id.desc().nullsFirst(),
    ),
  ],
);
