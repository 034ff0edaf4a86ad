import { boolean, index, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { moment, plain } from '#app/data/engine/field-columns.server.ts';
import { staff } from '#app/data/staff/schema.server.ts';
import type { ViewSection } from '#app/domain/saved-views/saved-view.ts';

/** Named views of the CRM's sections: filters, order and display. */
export const savedViews = pgTable(
  'saved_views',
  {
    id: uuid('id').primaryKey(),
    staffId: uuid('staff_id')
      .notNull()
      .references(() => staff.id, { onDelete: 'cascade' }),
    section: plain('section').$type<ViewSection>().notNull(),
    name: text('name').notNull(),
    /** The name in normalised form, for comparison. */
    nameKey: plain('name_key').notNull(),
    /** The saved query string. */
    query: text('query').notNull(),
    isShared: boolean('is_shared').notNull(),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [
    uniqueIndex('saved_views_name_key').on(table.staffId, table.section, table.nameKey),
    index('saved_views_shared_idx').on(table.section, table.isShared),
  ],
);
