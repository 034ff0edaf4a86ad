import { bigint, index, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import type { BackupFailureCode } from '#app/domain/backups/backup.ts';

const moment = (name: string) =>
  timestamp(name, { withTimezone: true, precision: 3, mode: 'date' });

/** Scheduled backups, of all servers of the site. */
export const backups = pgTable(
  'backups',
  {
    id: uuid('id').primaryKey(),
    startedAt: moment('started_at').notNull(),
    endedAt: moment('ended_at').notNull(),
    /** Name of the machine whose DATA_DIR contains it. */
    host: text('host').notNull(),
    /** Null after a failure, like the next two. */
    file: text('file'),
    bytes: bigint('bytes', { mode: 'number' }),
    /** Number of rows in all tables. */
    rows: bigint('rows', { mode: 'number' }),
    failure: text('failure').$type<BackupFailureCode>(),
  },
  (table) => [index('backups_started_idx').on(table.startedAt)],
);
