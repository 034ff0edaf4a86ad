import { eq, getTableColumns, inArray, or, sql, type SQL } from 'drizzle-orm';
import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core';
import {
  collections,
  type Client,
  type Collection,
  type Records,
} from '#app/domain/crm/records/entities.ts';
import { withoutMentions } from '#app/domain/privacy/mentions.ts';
import { addToSums, contributionsOf } from '#app/data/crm/sums.server.ts';
import { publishChanges } from '#app/data/crm/publish-changes.server.ts';
import { crmTableOf } from '#app/data/crm/crm-tables.server.ts';
import type { Reader, Transaction } from '#app/data/engine/database.server.ts';
import { escapeLike } from '#app/data/engine/escape-like.server.ts';
import { bin, collectionStates } from '#app/data/crm/schema.server.ts';
import type { PersonalDataSource, KnownPerson } from './personal-data-source.server.ts';

/**
 * Clients whose contact is the person, and records that mention their address. An erasure keeps a business as a client:
 * it empties the contact, removes the contact person and marks mentions as erased, the person's name only within that
 * client's records.
 */
export const crmSource: PersonalDataSource = {
  name: 'crm',
  async collect(reader, person) {
    const found: object[] = [];
    for (const collection of collections)
      // oxlint-disable-next-line no-await-in-loop -- one connection
      found.push(...(await recordsAbout(reader, collection, person)));
    const binned = await reader.select({ record: bin.record }).from(bin).where(isBinned(person));
    return [...found, ...binned.map(({ record }) => record)];
  },
  async erase(t, person, now) {
    let cleared = 0;
    for (const collection of collections)
      // oxlint-disable-next-line no-await-in-loop -- one connection
      cleared += await clear(t, collection, person, now);
    const { rowCount } = await t.delete(bin).where(isBinned(person));
    return { removed: rowCount ?? 0, cleared, kept: 0 };
  },
};

/** Mentions anywhere in a row, matched in its JSON. */
function mentioned(text: SQL, { emails }: KnownPerson): SQL | undefined {
  return or(...emails.map((email) => sql`${text} ilike ${`%${escapeLike(email)}%`}`));
}

const isBinned = (person: KnownPerson) =>
  or(mentioned(sql`${bin.record}::text`, person), inArray(bin.id, [...person.clientIds]));

/** The column that names the client of a row: the row's own id in the clients' table. */
function clientColumn(table: PgTable): AnyPgColumn | undefined {
  const columns: Readonly<Record<string, AnyPgColumn>> = getTableColumns(table);
  return columns.clientId ?? columns.relatedId ?? columns.id;
}

const belongsTo = (table: PgTable, clientIds: readonly string[]): SQL | undefined => {
  const column = clientColumn(table);
  return column && inArray(column, [...clientIds]);
};

/** Ids of the records of some clients, other than the clients themselves. */
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

async function recordsAbout<C extends Collection>(
  reader: Reader,
  collection: C,
  person: KnownPerson,
): Promise<Records[C][]> {
  const { table, toRecord } = crmTableOf(collection);
  const rows = await reader
    .select()
    .from(table)
    .where(
      or(belongsTo(table, person.clientIds), mentioned(sql`to_jsonb(${table})::text`, person)),
    );
  return rows.map((row) => toRecord(row));
}

async function clear(
  t: Transaction,
  collection: Collection,
  person: KnownPerson,
  now: Date,
): Promise<number> {
  const { table, toRow } = crmTableOf(collection);
  const changed: Awaited<ReturnType<typeof contributionsOf>> = [];
  let count = 0;
  for (const record of await recordsAbout(t, collection, person)) {
    const without = clearedOf(record, person);
    if (JSON.stringify(without) === JSON.stringify(record)) continue;
    const next = { ...without, version: record.version + 1, updatedAt: now.toISOString() };
    // oxlint-disable-next-line no-await-in-loop -- one connection
    changed.push(...(await contributionsOf(t, collection, [record.id], -1)));
    // oxlint-disable-next-line no-await-in-loop -- as above
    await t.update(table).set(toRow(next)).where(eq(table.id, record.id));
    // oxlint-disable-next-line no-await-in-loop -- as above
    changed.push(...(await contributionsOf(t, collection, [record.id], 1)));
    const step = { change: { in: collection }, id: record.id, before: record, after: next };
    // oxlint-disable-next-line no-await-in-loop -- as above
    await publishChanges(t, [step], now);
    count += 1;
  }
  if (count > 0)
    await t
      .update(collectionStates)
      .set({ changes: sql`${collectionStates.changes} + 1` })
      .where(eq(collectionStates.collection, collection));
  await addToSums(t, changed);
  return count;
}

function clearedOf<R extends Records[Collection]>(record: R, person: KnownPerson): R {
  const { emails, names, phones, clientIds } = person;
  const isTheirs = clientOf(record).some((id) => clientIds.includes(id));
  const isPerson = ({ email }: Client['contacts'][number]) => emails.includes(email.toLowerCase());
  const people = isClient(record) ? record.contacts.filter(isPerson) : [];
  const texts = isTheirs
    ? [...emails, ...names, ...phones, ...people.flatMap(({ name, phone }) => [name, phone])]
    : emails;
  // The name of the business stays, even if it is the person's.
  const { id, version, createdAt, updatedAt } = record;
  const kept = 'name' in record ? { name: record.name } : {};
  const others = isClient(record)
    ? withoutMentions(
        record.contacts.filter((each) => !isPerson(each)),
        texts,
      )
    : null;
  const without = {
    ...withoutMentions(record, texts),
    ...(others && { contacts: others }),
    id,
    version,
    createdAt,
    updatedAt,
    ...kept,
  };
  return isClient(without) && isContact(record, person)
    ? { ...without, contact: { ...without.contact, email: '', phone: '' } }
    : without;
}

function clientOf(record: Records[Collection]): string[] {
  if ('relatedTo' in record) return [record.relatedTo.id];
  if ('clientId' in record) return record.clientId === null ? [] : [record.clientId];
  return [record.id];
}

const isClient = (record: Records[Collection]): record is Client => 'contact' in record;

const isContact = (record: Records[Collection], { emails }: KnownPerson) =>
  isClient(record) && emails.includes(record.contact.email.toLowerCase());
