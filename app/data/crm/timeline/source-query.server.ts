import { desc, sql, type SQL } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import type { Reader } from '#app/data/engine/database.server.ts';
import type { TimelineWanted } from '#app/domain/crm/timeline/timeline.ts';

/** Query of a source: a page of one client's items. */
export interface SourceQuery {
  reader: Reader;
  clientId: string;
  /** Includes clients merged into it. */
  clientIds: readonly string[];
  wanted: TimelineWanted;
}

/** Rows older than the page's position. Ids are compared by code points, as in the domain. */
export function isOlder(
  at: AnyPgColumn,
  id: AnyPgColumn,
  { after }: TimelineWanted,
): SQL | undefined {
  return after
    ? sql`(${at}, ${id}::text collate "C") < (${after.key}::timestamptz, ${after.id})`
    : undefined;
}

/** Sort order of a page: latest first, then by id as the domain compares it. */
export const newestFirst = (at: AnyPgColumn, id: AnyPgColumn) => [
  desc(at),
  sql`${id}::text collate "C" desc`,
];
