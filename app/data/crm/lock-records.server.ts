import { and, asc, eq, sql } from 'drizzle-orm';
import type { Transaction } from '#app/data/engine/database.server.ts';
import type { Collection } from '#app/domain/crm/records/entities.ts';
import type { Change } from '#app/domain/crm/store/store.ts';
import { crmTableOf } from './crm-tables.server.ts';
import { bin } from './schema.server.ts';
import type { Step } from './write-records.server.ts';

/** Locks the records of the changes. */
export async function lockRecords(
  t: Transaction,
  collection: Collection,
  changes: readonly Change[],
): Promise<Step[]> {
  const ids = changes.map(idOf);
  if (new Set(ids).size < ids.length)
    throw new RangeError('A plan has at most one change for each record');
  const { table, toRecord } = crmTableOf(collection);
  const rows = await t
    .select()
    .from(table)
    .where(sql`${table.id} = any(${sql.param(ids)}::text[])`)
    .orderBy(asc(table.id))
    .for('update');
  const current = new Map(rows.map((row) => toRecord(row)).map((record) => [record.id, record]));
  const made = ids.filter((id) => !current.has(id));
  const binned = await t
    .select({ id: bin.id })
    .from(bin)
    .where(and(eq(bin.collection, collection), sql`${bin.id} = any(${sql.param(made)}::text[])`));
  const inBin = new Set(binned.map(({ id }) => id));
  return changes.map((change): Step => {
    const id = idOf(change);
    const before = current.get(id) ?? null;
    const after = change.do === 'put' ? { ...change.record, version: nextVersion(change) } : null;
    return { change, id, before, after, isRestoring: after !== null && inBin.has(id) };
  });
}

function idOf(change: Change): string {
  return change.do === 'put' ? change.record.id : change.id;
}

function nextVersion({ on, record }: Extract<Change, { do: 'put' }>): number {
  return on === null ? record.version : on + 1;
}
