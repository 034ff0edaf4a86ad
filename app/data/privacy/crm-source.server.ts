import { eq, inArray, or, sql, type SQL } from 'drizzle-orm';
import {
  collections,
  type Client,
  type Collection,
  type Records,
} from '#app/domain/crm/entities.ts';
import { withoutMentions } from '#app/domain/privacy/mentions.ts';
import { addToSums, partsOf } from '../crm-sums.server.ts';
import { crmTableOf } from '../crm-tables.server.ts';
import type { Reader, Transaction } from '../database.server.ts';
import { literally } from '../literally.server.ts';
import { bin, clients, collectionStates, journal, projects, tasks } from '../schema/crm.server.ts';
import type { Holder, KnownPerson } from './holder.server.ts';

/**
 * Clients whose contact the person is, and whatever mentions their address. A business stays a client without the person:
 * its contact is emptied and mentions are marked as erased, the person's name only in what belongs to that client.
 */
export const crmHolder: Holder = {
  name: 'crm',
  tables: [
    'crm_clients',
    'crm_projects',
    'crm_tasks',
    'crm_journal',
    'crm_bin',
    'crm_collections',
    'crm_sums',
  ],
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

/** In the JSON of a row, where its columns do not tell. */
function mentioned(text: SQL, { emails }: KnownPerson): SQL | undefined {
  return or(...emails.map((email) => sql`${text} ilike ${`%${literally(email)}%`}`));
}

const isBinned = (person: KnownPerson) =>
  or(mentioned(sql`${bin.record}::text`, person), inArray(bin.id, [...person.clientIds]));

function conditionOf(collection: Collection, person: KnownPerson): SQL | undefined {
  const ids = [...person.clientIds];
  switch (collection) {
    case 'clients':
      return or(inArray(clients.id, ids), mentioned(sql`to_jsonb(${clients})::text`, person));
    case 'projects':
      return or(
        inArray(projects.clientId, ids),
        mentioned(sql`to_jsonb(${projects})::text`, person),
      );
    case 'tasks':
      return or(inArray(tasks.clientId, ids), mentioned(sql`to_jsonb(${tasks})::text`, person));
    case 'journal':
      return or(
        inArray(journal.relatedId, ids),
        mentioned(sql`to_jsonb(${journal})::text`, person),
      );
  }
}

/** Ids of the projects, tasks and entries that belong to some clients. */
export async function idsOfClients(
  reader: Reader,
  clientIds: readonly string[],
): Promise<readonly string[]> {
  const some = [...clientIds];
  const belonging = [
    reader.select({ id: projects.id }).from(projects).where(inArray(projects.clientId, some)),
    reader.select({ id: tasks.id }).from(tasks).where(inArray(tasks.clientId, some)),
    reader.select({ id: journal.id }).from(journal).where(inArray(journal.relatedId, some)),
  ];
  const ids: string[] = [];
  // oxlint-disable-next-line no-await-in-loop -- one connection
  for (const rows of belonging) ids.push(...(await rows).map(({ id }) => id));
  return ids;
}

async function recordsAbout<C extends Collection>(
  reader: Reader,
  collection: C,
  person: KnownPerson,
): Promise<Records[C][]> {
  const { table, toRecord } = crmTableOf(collection);
  const rows = await reader.select().from(table).where(conditionOf(collection, person));
  return rows.map((row) => toRecord(row));
}

async function clear(
  t: Transaction,
  collection: Collection,
  person: KnownPerson,
  now: Date,
): Promise<number> {
  const { table, toRow } = crmTableOf(collection);
  const changed: Awaited<ReturnType<typeof partsOf>> = [];
  let count = 0;
  for (const record of await recordsAbout(t, collection, person)) {
    const without = clearedOf(record, person);
    if (JSON.stringify(without) === JSON.stringify(record)) continue;
    const next = { ...without, version: record.version + 1, updatedAt: now.toISOString() };
    // oxlint-disable-next-line no-await-in-loop -- one connection
    changed.push(...(await partsOf(t, collection, [record.id], -1)));
    // oxlint-disable-next-line no-await-in-loop -- as above
    await t.update(table).set(toRow(next)).where(eq(table.id, record.id));
    // oxlint-disable-next-line no-await-in-loop -- as above
    changed.push(...(await partsOf(t, collection, [record.id], 1)));
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
  const texts = isTheirs ? [...emails, ...names, ...phones] : emails;
  // What the business is called stays, also when a person gave it their name.
  const { id, version, createdAt, updatedAt } = record;
  const kept = 'name' in record ? { name: record.name } : {};
  const without = { ...withoutMentions(record, texts), id, version, createdAt, updatedAt, ...kept };
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
