import { getTableColumns, sql, type SQL } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';

/** For an upsert: sets every column to the given row's value. */
export function excludedColumns(table: PgTable): Record<string, SQL> {
  return Object.fromEntries(
    Object.entries(getTableColumns(table)).map(([field, { name }]) => [
      field,
      sql.raw(`excluded."${name}"`),
    ]),
  );
}
