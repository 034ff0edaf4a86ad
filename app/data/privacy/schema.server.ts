import { index, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import type { RequestKind, RequestOutcome } from '#app/domain/privacy/rights.ts';

const moment = (name: string) =>
  timestamp(name, { withTimezone: true, precision: 3, mode: 'date' });

/** Privacy requests and their answers. */
export const privacyRequests = pgTable(
  'privacy_requests',
  {
    id: uuid('id').primaryKey(),
    kind: text('kind').$type<RequestKind>().notNull(),
    /** The person's address, in lower case. Kept as proof of the answer for its retention period. */
    email: text('email').notNull(),
    receivedAt: moment('received_at').notNull(),
    dueAt: moment('due_at').notNull(),
    answeredAt: moment('answered_at'),
    outcome: text('outcome').$type<RequestOutcome>(),
    /** Name of the member of staff who answered. */
    answeredBy: text('answered_by'),
    /** Numbers of records by source that the answer covered. */
    counts: jsonb('counts').$type<Readonly<Record<string, number>>>(),
  },
  (table) => [
    index('privacy_requests_received_idx').on(
      table.receivedAt.desc().nullsFirst(),
      table.id.desc().nullsFirst(),
    ),
    index('privacy_requests_email_idx').on(table.email),
    index('privacy_requests_answered_idx').on(table.answeredAt),
  ],
);
