import { getTableColumns, getTableName, inArray, sql } from 'drizzle-orm';
import { collections, type Collection, type Records } from '#app/domain/crm/entities.ts';
import { sumAnew } from '../../app/data/crm-sums.server.ts';
import { crmTableOf } from '../../app/data/crm-tables.server.ts';
import pg from 'pg';
import type { Database } from '../../app/data/database.server.ts';
import { collectionStates } from '../../app/data/schema/crm.server.ts';
import type { Agency } from './agency.ts';
import type { Place } from './places.ts';

/** Rows in one statement. */
const batchSize = 2000;

interface Index {
  name: string;
  definition: string;
}

/** Puts records into an empty database as the store would have them, indexes and sums last, which is much faster. */
export async function fill(database: Database, place: Place, agency: Agency): Promise<void> {
  const { db } = database;
  const tables = collections.map((each) => getTableName(crmTableOf(each).table));
  const { rows: indexes } = await db.execute<Index & Record<string, unknown>>(sql`
    select indexname as name, indexdef as definition from pg_indexes
    where ${inArray(sql`tablename`, tables)} and indexdef not like 'CREATE UNIQUE%'`);
  for (const { name } of indexes) await db.execute(sql`drop index ${sql.identifier(name)}`);
  for (const collection of collections) await insert(database, collection, agency[collection]);
  await run(database, place, [
    `set maintenance_work_mem = '256MB'`,
    ...indexes.map(({ definition }) => definition),
    ...tables.map((table) => `vacuum analyze ${table}`),
  ]);
  await database.tx(sumAnew);
}

/** Runs statements that take longer than the site would wait for anything, on one connection. */
async function run(
  { db, kind }: Database,
  { env }: Place,
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
    // The next rows are made while the database works on these.
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
