import { index, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import type { Action } from '#app/domain/crm/permissions.ts';

const instant = (name: string) =>
  timestamp(name, { withTimezone: true, precision: 3, mode: 'date' });

/** API keys of integrations. Only a hash is stored; the key itself is shown once, at creation. */
export const apiKeys = pgTable(
  'api_keys',
  {
    id: uuid('id').primaryKey(),
    name: text('name').notNull(),
    /** SHA-256 of the key. */
    hash: text('hash').notNull().unique('api_keys_hash_key'),
    /** First characters, by which people recognise the key. */
    prefix: text('prefix').notNull(),
    scopes: text('scopes').array().$type<Action[]>().notNull(),
    createdAt: instant('created_at').notNull(),
    createdBy: text('created_by').notNull(),
    /** Null for a key without expiry. */
    expiresAt: instant('expires_at'),
    revokedAt: instant('revoked_at'),
    /** Precise to the hour, so that not every request is a write. */
    lastUsedAt: instant('last_used_at'),
  },
  (table) => [index('api_keys_created_idx').on(table.createdAt, table.id)],
);
