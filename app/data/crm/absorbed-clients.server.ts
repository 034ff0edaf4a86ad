import { sql, type SQL } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import type { Reader } from '#app/data/engine/database.server.ts';
import { absorbed, clients, isMerge, journal } from './schema.server.ts';

const isGone = sql`not exists (select 1 from ${clients} where ${clients.id} = ${absorbed})`;

/** Ids of clients and of those merged into them, like withAbsorbed in domain/crm/records/absorbed.ts. */
export async function idsWithAbsorbed(
  reader: Reader,
  clientIds: readonly string[],
): Promise<string[]> {
  if (clientIds.length === 0) return [];
  const { rows } = await reader.execute<{ id: string }>(sql`
    with recursive known (id) as (
      select unnest(${sql.param([...clientIds])}::text[])
      union
      select ${absorbed} from known join ${journal} on ${journal.relatedId} = known.id
      where ${isMerge} and ${absorbed} is not null and ${isGone}
    ) select id from known`);
  return rows.map(({ id }) => id);
}

/** The client into which a column's client was merged, directly or indirectly; otherwise itself. */
export function keptClientOf(column: AnyPgColumn): SQL<string | null> {
  // Columns are written out: drizzle omits table names in single-table queries.
  return sql<string | null>`coalesce((
    with recursive known (client) as (
      select ${column}::text collate "C"
      union
      select "crm_journal"."related_id" from known join ${journal} on ${absorbed} = known.client
      where ${isMerge}
        and not exists (select 1 from ${clients} where "crm_clients"."id" = ${absorbed})
    )
    select known.client from known join ${clients} on "crm_clients"."id" = known.client limit 1
  ), ${column})`;
}
