import { desc, sql, type SQL } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import type { TimelineWanted } from '#app/domain/crm/timeline/timeline.ts';
import type { Reader } from '#app/data/engine/database.server.ts';

/** What a source is asked for: a page of one client's items. */
export interface SourceQuery {
  reader: Reader;
  clientId: string;
  /** With those that it has absorbed. */
  clientIds: readonly string[];
  wanted: TimelineWanted;
}

/** Rows older than the position of the page. Ids are compared as the domain does, by code points. */
export function isOlder(
  at: AnyPgColumn,
  id: AnyPgColumn,
  { after }: TimelineWanted,
): SQL | undefined {
  return after
    ? sql`(${at}, ${id}::text collate "C") < (${after.key}::timestamptz, ${after.id})`
    : undefined;
}

/** The order of a page: latest first, then by id as the domain compares it. */
export const newestFirst = (at: AnyPgColumn, id: AnyPgColumn) => [
  desc(at),
  sql`${id}::text collate "C" desc`,
];
