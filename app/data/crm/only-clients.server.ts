import { and, arrayOverlaps, asc, ne, sql } from 'drizzle-orm';
import type { Transaction } from '#app/data/engine/database.server.ts';
import { identityKeys } from '#app/domain/crm/records/identity.ts';
import { onlyClients, type Applied, type Change } from '#app/domain/crm/store/store.ts';
import { crmTableOf } from './crm-tables.server.ts';
import { clients } from './schema.server.ts';

/** Serialises transactions that add a business only if it does not exist yet. Call it before locking any rows. */
export async function lockOnlyClients(t: Transaction, changes: readonly Change[]): Promise<void> {
  const keys = new Set(onlyClients(changes).flatMap(identityKeys));
  if (keys.size === 0) return;
  await t.execute(sql`
    select pg_advisory_xact_lock(hashtext('client ' || key))
    from unnest(${sql.param([...keys].toSorted())}::text[]) as key`);
}

/** As a conflict, the first existing client with the identity of one to be added only once. */
export async function knownClient(
  t: Transaction,
  changes: readonly Change[],
): Promise<Extract<Applied, { ok: false }> | null> {
  for (const client of onlyClients(changes)) {
    // oxlint-disable-next-line no-await-in-loop -- one transaction is one connection
    const [row] = await t
      .select()
      .from(clients)
      .where(and(arrayOverlaps(clients.identity, identityKeys(client)), ne(clients.id, client.id)))
      .orderBy(asc(clients.createdAt), asc(clients.id))
      .limit(1);
    if (!row) continue;
    const current = crmTableOf('clients').toRecord(row);
    return { ok: false, conflict: { in: 'clients', id: current.id, current } };
  }
  return null;
}
