import { and, asc, desc, eq, inArray, sql, type SQL } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import type { Reader } from '#app/data/engine/database.server.ts';
import type { Position } from '#app/domain/crm/records/cursor.ts';
import type { Collection } from '#app/domain/crm/records/entities.ts';
import type { CrmTable, Ranked } from './crm-tables.server.ts';

/** A page of a list. */
export interface PageWanted {
  /** Name of the sort order. */
  order: string;
  descending: boolean;
  /** Last position of the previous page. */
  start: Position | undefined;
  /** Rows skipped at the start. */
  from: number;
  size: number;
  filters: readonly SQL[];
}

/** @throws RangeError for an unsupported order, or a cursor of another order */
export async function readPage<C extends Collection>(
  reader: Reader,
  { table, sort }: Pick<CrmTable<C>, 'table' | 'sort'>,
  page: PageWanted,
): Promise<Record<string, unknown>[]> {
  const key = sort[page.order];
  if (!key) throw new RangeError('Not an order');
  const isRanked = isRank(key);
  const direction = page.descending ? desc : asc;
  // Rows are skipped within the index: only those of the page are fetched.
  return reader
    .select()
    .from(table)
    .where(inArray(table.id, isRanked ? rankedIds(table, key, page) : sortedIds(table, key, page)))
    .orderBy(direction(isRanked ? rankIn(key) : key), direction(table.id));
}

type Table = CrmTable<Collection>['table'];

function isRank(key: CrmTable<Collection>['sort'][string]): key is Ranked {
  return 'order' in key;
}

/** Ids in the order of an indexed column. */
function sortedIds(table: Table, key: AnyPgColumn | SQL, page: PageWanted): SQL {
  const { start, descending, from, size, filters } = page;
  const beyond = descending ? sql`<` : sql`>`;
  const isBeyond = start && sql`(${key}, ${table.id}) ${beyond} (${start.key}, ${start.id})`;
  const direction = descending ? desc : asc;
  return sql`(select ${table.id} from ${table} ${whereOf([...filters, isBeyond])}
    order by ${direction(key)}, ${direction(table.id)} limit ${size} offset ${from})`;
}

/**
 * Ids by the rank of a choice: one value after the other, each in the order of an index by value and id. At most a page
 * is read per value, so that a list is never sorted as a whole. Values missing from the table are not found: removing
 * one from the table requires changing its rows.
 */
function rankedIds(table: Table, { column, order }: Ranked, page: PageWanted): SQL {
  const { start, descending, from, size, filters } = page;
  if (start && typeof start.key !== 'number') throw new RangeError('Not a cursor of this order');
  const direction = descending ? desc : asc;
  const beyond = descending ? sql`<` : sql`>`;
  const isAhead = (rank: number) =>
    !start || (descending ? rank <= Number(start.key) : rank >= Number(start.key));
  const parts = order.flatMap((value, rank) => {
    if (!isAhead(rank)) return [];
    const isBeyond = start?.key === rank ? sql`${table.id} ${beyond} ${start.id}` : undefined;
    return [
      sql`(select ${table.id} as id, ${rank}::int as rank from ${table}
        ${whereOf([eq(column, value), ...filters, isBeyond])}
        order by ${direction(table.id)} limit ${from + size})`,
    ];
  });
  if (parts.length === 0) return sql`(select ${table.id} from ${table} where false)`;
  return sql`(select id from (${sql.join(parts, sql` union all `)}) as ranked
    order by ${direction(sql`rank`)}, ${direction(sql`id`)} limit ${size} offset ${from})`;
}

function rankIn({ column, order }: Ranked): SQL {
  return sql`array_position(${sql.param([...order])}::text[], ${column})`;
}

function whereOf(conditions: readonly (SQL | undefined)[]): SQL {
  const condition = and(...conditions);
  return condition ? sql`where ${condition}` : sql``;
}
