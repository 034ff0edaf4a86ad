import { getTableColumns, getTableName, inArray, sql } from 'drizzle-orm';
import pg from 'pg';
import { collections, type Collection, type Records } from '#app/domain/crm/records/entities.ts';
import { crmTableOf } from '../../app/data/crm/crm-tables.server.ts';
import { collectionStates } from '../../app/data/crm/schema.server.ts';
import { rebuildSums } from '../../app/data/crm/sums.server.ts';
import type { Database } from '../../app/data/engine/database.server.ts';
import type { Agency } from './agency.ts';
import type { MeasuredDatabase } from './databases.ts';

/** Rows per statement. */
const batchSize = 2000;

interface Index {
  name: string;
  definition: string;
}

/** Inserts records into an empty database as the store would, indexes and sums last, which is much faster. */
export async function bulkInsert(
  database: Database,
  measured: MeasuredDatabase,
  agency: Agency,
): Promise<void> {
  const { db } = database;
  const tables = collections.map((each) => getTableName(crmTableOf(each).table));
  const { rows: indexes } = await db.execute<Index & Record<string, unknown>>(sql`
    select indexname as name, indexdef as definition from pg_indexes
    where ${inArray(sql`tablename`, tables)} and indexdef not like 'CREATE UNIQUE%'`);
  for (const { name } of indexes) await db.execute(sql`drop index ${sql.identifier(name)}`);
  for (const collection of collections)
    await insert(database, collection, recordsOf(agency, collection));
  await run(database, measured, [
    `set maintenance_work_mem = '256MB'`,
    ...indexes.map(({ definition }) => definition),
    ...tables.map((table) => `vacuum analyze ${table}`),
  ]);
  await database.tx(async (t) => {
    // The site's own timeout is meant for requests.
    await t.execute(sql`set local statement_timeout = 0`);
    await rebuildSums(t);
  });
}

/** Records of an agency; none of a collection that it has no records of. */
function recordsOf(agency: Agency, collection: Collection): Iterable<Records[Collection]> {
  return collection in agency ? agency[collection as keyof Agency] : [];
}

/** Runs statements on one connection without the site's statement timeout. */
async function run(
  { db, kind }: Database,
  { env }: MeasuredDatabase,
  statements: readonly string[],
): Promise<void> {
  if (kind === 'embedded') {
    for (const statement of statements) await db.execute(sql.raw(statement));
    return;
  }
  const client = new pg.Client(env.DATABASE_URL);
  await client.connect();
  for (const statement of statements) await client.query(statement);
  await client.end();
}

async function insert(
  { db }: Database,
  collection: Collection,
  records: Iterable<Records[Collection]>,
): Promise<void> {
  const { table, toRow } = crmTableOf(collection);
  const columns = Object.entries(getTableColumns(table));
  let count = 0;
  let sent: Promise<unknown> = Promise.resolve();
  const send = async (rows: readonly object[]) => {
    // Builds the next rows while the database inserts these.
    await sent;
    sent = db.execute(sql`
      insert into ${table}
      select * from json_populate_recordset(null::${table}, ${JSON.stringify(rows)}::json)`);
  };
  let rows: object[] = [];
  for (const record of records) {
    const row = toRow(record);
    rows.push(Object.fromEntries(columns.map(([field, { name }]) => [name, row[field]])));
    count += 1;
    if (rows.length < batchSize) continue;
    await send(rows);
    rows = [];
  }
  if (rows.length > 0) await send(rows);
  await sent;
  await db.insert(collectionStates).values({ collection, changes: 1, records: count });
}
