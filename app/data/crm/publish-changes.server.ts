import { sql } from 'drizzle-orm';
import { publish, subscribedEndpoints } from '#app/data/delivery/webhooks.server.ts';
import type { Transaction } from '#app/data/engine/database.server.ts';
import type { Collection, Records } from '#app/domain/crm/records/entities.ts';
import {
  recordEventOf,
  recordEvents,
  type ClientOfEvent,
} from '#app/domain/delivery/record-events.ts';
import { crmTableOf } from './crm-tables.server.ts';
import { clients } from './schema.server.ts';
import type { Step } from './write-records.server.ts';

type Changed = Pick<Step, 'id' | 'before' | 'after'> & { change: Pick<Step['change'], 'in'> };

/** Enqueues the webhook events of changes, in the same transaction, after they were written. */
export async function publishChanges(
  t: Transaction,
  steps: readonly Changed[],
  now: Date,
): Promise<void> {
  const endpoints = await subscribedEndpoints(t);
  const wanted = new Set<string>(endpoints.flatMap(({ events }) => events));
  if (!recordEvents.some((event) => wanted.has(event))) return;
  const known = await clientsOf(t, steps);
  const clientOf = (record: Records[Collection]) => known.get(clientIdOf(record) ?? '') ?? null;
  const timestamp = now.toISOString();
  const events = steps.flatMap(({ change, id, before, after }) => {
    const event = recordEventOf(change.in, before, after, clientOf);
    if (!event) return [];
    const { type, data, about } = event;
    const version = (after ?? before)?.version ?? 0;
    const key = `${type} ${id} ${version} ${timestamp}`;
    return [{ event: { type, timestamp, data }, key, about }];
  });
  await publish(t, events, { now, endpoints });
}

function clientIdOf(record: Records[Collection] | null): string | null {
  return record && 'clientId' in record ? record.clientId : null;
}

/** The clients of the changed projects and tasks. */
async function clientsOf(
  t: Transaction,
  steps: readonly Changed[],
): Promise<ReadonlyMap<string, ClientOfEvent>> {
  const ids = [...new Set(steps.flatMap(({ after }) => clientIdOf(after) ?? []))];
  if (ids.length === 0) return new Map();
  const { table, toRecord } = crmTableOf('clients');
  const rows = await t
    .select()
    .from(table)
    .where(sql`${clients.id} = any(${sql.param(ids)}::text[])`);
  return new Map(rows.map((row) => toRecord(row)).map((client) => [client.id, client]));
}
