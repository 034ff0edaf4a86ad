import { index, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import type { Action } from '#app/domain/crm/permissions.ts';

const instant = (name: string) =>
  timestamp(name, { withTimezone: true, precision: 3, mode: 'date' });

/** Keys that integrations use the API with. The key itself is shown once, to whoever made it, and kept nowhere. */
export const apiKeys = pgTable(
  'api_keys',
  {
    id: uuid('id').primaryKey(),
    name: text('name').notNull(),
    /** SHA-256 of the key. */
    hash: text('hash').notNull().unique('api_keys_hash_key'),
    /** What it begins with, so that people tell theirs apart. */
    prefix: text('prefix').notNull(),
    scopes: text('scopes').array().$type<Action[]>().notNull(),
    createdAt: instant('created_at').notNull(),
    createdBy: text('created_by').notNull(),
    /** Null for a key that lasts until it is revoked. */
    expiresAt: instant('expires_at'),
    revokedAt: instant('revoked_at'),
    /** To the hour: every request would otherwise be a write. */
    lastUsedAt: instant('last_used_at'),
  },
  (table) => [index('api_keys_created_idx').on(table.createdAt, table.id)],
);
