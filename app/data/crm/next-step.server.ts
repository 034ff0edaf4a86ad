import { and, asc, eq, inArray, ne, notExists, sql } from 'drizzle-orm';
import { plannedStatuses } from '#app/domain/crm/figures/next-step.ts';
import type { Client } from '#app/domain/crm/records/entities.ts';
import type { Reader } from '#app/data/engine/database.server.ts';
import { crmTableOf } from './crm-tables.server.ts';
import { clients, tasks } from './schema.server.ts';

/** `withoutNextStep` of the domain. */
export async function readWithoutNextStep(reader: Reader, limit: number): Promise<Client[]> {
  const unfinished = reader
    .select({ one: sql`1` })
    .from(tasks)
    .where(and(eq(tasks.clientId, clients.id), ne(tasks.status, 'done')));
  const rows = await reader
    .select()
    .from(clients)
    .where(and(inArray(clients.status, plannedStatuses), notExists(unfinished)))
    .orderBy(asc(clients.updatedAt), asc(clients.id))
    .limit(limit);
  return rows.map((row) => crmTableOf('clients').toRecord(row));
}
