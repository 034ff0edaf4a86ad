import { and, asc, eq, getTableColumns, inArray, or, sql, type SQL } from 'drizzle-orm';
import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core';
import { crmTableOf } from '#app/data/crm/crm-tables.server.ts';
import { publishChanges } from '#app/data/crm/publish-changes.server.ts';
import { bin, collectionStates } from '#app/data/crm/schema.server.ts';
import { addToSums, contributionsOf } from '#app/data/crm/sums.server.ts';
import type { Reader, Transaction } from '#app/data/engine/database.server.ts';
import { escapeLike } from '#app/data/engine/escape-like.server.ts';
import { collections, type Collection, type Records } from '#app/domain/crm/records/entities.ts';
import { isMentioned } from '#app/domain/privacy/mentions.ts';
import { clearedOf } from './clear-record.ts';
import type { PersonalDataSource, KnownPerson } from './personal-data-source.server.ts';

/**
 * Clients whose contact is the person, and records that mention their address. An erasure keeps a business as a client:
 * it empties the contact, removes the contact person, redacts mentions (the person's name only within that client's
 * records and next to their address), and deletes the notes copied from their messages. A client that is the person, as
 * when they wrote without a business, also loses its name and place.
 */
export const crmSource: PersonalDataSource = {
  name: 'crm',
  async collect(reader, person) {
    const found: object[] = [];
    for (const collection of collections)
      // oxlint-disable-next-line no-await-in-loop -- one connection
      found.push(...(await recordsAbout(reader, collection, person, 'none')));
    const binned = await binnedAbout(reader, person);
    return [...found, ...binned.map(({ record }) => record)];
  },
  async erase(t, person, now) {
    let [found, cleared] = [0, 0];
    for (const collection of collections) {
      // oxlint-disable-next-line no-await-in-loop -- one connection
      const records = await recordsAbout(t, collection, person, 'for update');
      found += records.length;
      // oxlint-disable-next-line no-await-in-loop -- as above
      cleared += await clear(t, collection, records, person, now);
    }
    const binned = await binnedAbout(t, person);
    for (const { collection, id } of binned)
      // oxlint-disable-next-line no-await-in-loop -- as above
      await t.delete(bin).where(and(eq(bin.collection, collection), eq(bin.id, id)));
    return { removed: binned.length, cleared, kept: found - cleared };
  },
};

/** Rows whose JSON contains an address, even as part of someone else's. */
function mayMention(text: SQL, { emails }: KnownPerson): SQL | undefined {
  return or(...emails.map((email) => sql`${text} ilike ${`%${escapeLike(email)}%`}`));
}

/** Deleted records of the person's clients, and those that mention the person. */
async function binnedAbout(reader: Reader, person: KnownPerson) {
  const belongs = or(
    ...[
      sql`${bin.id}`,
      sql`${bin.record}->>'clientId'`,
      sql`${bin.record}->'relatedTo'->>'id'`,
    ].map((id) => inArray(id, [...person.clientIds])),
  );
  const rows = await reader
    .select({
      collection: bin.collection,
      id: bin.id,
      record: bin.record,
      isTheirs: sql<boolean>`${belongs}`,
    })
    .from(bin)
    .where(or(belongs, mayMention(sql`${bin.record}::text`, person)));
  return rows.filter((row) => row.isTheirs || isMentioned(row.record, person.emails));
}

/** The column with a row's client: in the clients' table, the row's own id. */
function clientColumn(table: PgTable): AnyPgColumn | undefined {
  const columns: Readonly<Record<string, AnyPgColumn>> = getTableColumns(table);
  return columns.clientId ?? columns.relatedId ?? columns.id;
}

const belongsTo = (table: PgTable, clientIds: readonly string[]): SQL | undefined => {
  const column = clientColumn(table);
  return column && inArray(column, [...clientIds]);
};

/** Ids of some clients' records, other than the clients themselves. */
export async function idsOfClients(
  reader: Reader,
  clientIds: readonly string[],
): Promise<readonly string[]> {
  const ids: string[] = [];
  for (const collection of collections.filter((each) => each !== 'clients')) {
    const { table } = crmTableOf(collection);
    // oxlint-disable-next-line no-await-in-loop -- one connection
    const rows = await reader
      .select({ id: table.id })
      .from(table)
      .where(belongsTo(table, clientIds));
    ids.push(...rows.map(({ id }) => id as string));
  }
  return ids;
}

/** @param lock `for update` until the end of the transaction, so that no concurrent change is overwritten */
async function recordsAbout<C extends Collection>(
  reader: Reader,
  collection: C,
  person: KnownPerson,
  lock: 'none' | 'for update',
): Promise<Records[C][]> {
  const { table, toRecord } = crmTableOf(collection);
  const belongs = belongsTo(table, person.clientIds);
  const found = reader
    .select({ row: getTableColumns(table), isTheirs: sql<boolean>`${belongs}` })
    .from(table)
    .where(or(belongs, mayMention(sql`to_jsonb(${table})::text`, person)))
    .orderBy(asc(table.id));
  const rows = await (lock === 'for update' ? found.for('update') : found);
  return rows.flatMap(({ row, isTheirs }) => {
    const record = toRecord(row);
    return isTheirs || isMentioned(record, person.emails) ? [record] : [];
  });
}

async function clear(
  t: Transaction,
  collection: Collection,
  records: readonly Records[Collection][],
  person: KnownPerson,
  now: Date,
): Promise<number> {
  const { table, toRow } = crmTableOf(collection);
  const steps = records.flatMap((record) => {
    const without = clearedOf(record, person);
    if (JSON.stringify(without) === JSON.stringify(record)) return [];
    const next = { ...without, version: record.version + 1, updatedAt: now.toISOString() };
    return [{ change: { in: collection }, id: record.id, before: record, after: next }];
  });
  if (steps.length === 0) return 0;
  const ids = steps.map(({ id }) => id);
  const removed = await contributionsOf(t, collection, ids, -1);
  for (const step of steps) {
    // oxlint-disable-next-line no-await-in-loop -- one connection
    await t.update(table).set(toRow(step.after)).where(eq(table.id, step.id));
    // oxlint-disable-next-line no-await-in-loop -- one connection, and an event for each record
    await publishChanges(t, [step], now);
  }
  const added = await contributionsOf(t, collection, ids, 1);
  await t
    .update(collectionStates)
    .set({ changes: sql`${collectionStates.changes} + 1` })
    .where(eq(collectionStates.collection, collection));
  await addToSums(t, [...removed, ...added]);
  return steps.length;
}
