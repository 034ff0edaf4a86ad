import { createHash } from 'node:crypto';
import { sql, type SQL } from 'drizzle-orm';
import type { Database, Transaction } from '../../app/data/engine/database.server.ts';

/** A table, according to the database's catalogue. */
export interface Table {
  name: string;
  columns: readonly { name: string; type: string }[];
  /** Primary key columns, in order. */
  key: readonly string[];
}

/** A row's columns in their textual form, which every PostgreSQL can parse. */
export type TextRow = readonly (string | null)[];

const batchSize = 1000;

/** The site's tables, each after those it references. */
export async function listTables({ db }: Database): Promise<Table[]> {
  const columns = await db.execute<{ table: string; name: string; type: string }>(sql`
    select c.relname as table, a.attname as name, format_type(a.atttypid, a.atttypmod) as type
    from pg_class c
    join pg_namespace n on n.oid = c.relnamespace
    join pg_attribute a on a.attrelid = c.oid
    where n.nspname = 'public' and c.relkind = 'r' and a.attnum > 0 and not a.attisdropped
      and a.attgenerated = ''
    order by c.relname collate "C", a.attnum`);
  const keys = await db.execute<{ table: string; name: string }>(sql`
    select c.relname as table, a.attname as name
    from pg_index i
    join pg_class c on c.oid = i.indrelid
    join pg_namespace n on n.oid = c.relnamespace
    cross join lateral unnest(i.indkey) with ordinality as k(attnum, position)
    join pg_attribute a on a.attrelid = c.oid and a.attnum = k.attnum
    where n.nspname = 'public' and i.indisprimary
    order by c.relname collate "C", k.position`);
  const references = await db.execute<{ table: string; to: string }>(sql`
    select c.relname as table, r.relname as to
    from pg_constraint o
    join pg_class c on c.oid = o.conrelid
    join pg_class r on r.oid = o.confrelid
    join pg_namespace n on n.oid = c.relnamespace
    where o.contype = 'f' and n.nspname = 'public'`);
  const keysOf = Map.groupBy(keys.rows, ({ table }) => table);
  const tables = [...Map.groupBy(columns.rows, ({ table }) => table)].map(([name, rows]) => ({
    name,
    columns: rows.map(({ name: column, type }) => ({ name: column, type })),
    key: (keysOf.get(name) ?? []).map((row) => row.name),
  }));
  return sortByReference(tables, references.rows);
}

function sortByReference(tables: Table[], references: { table: string; to: string }[]): Table[] {
  const ordered: Table[] = [];
  const waiting = new Set(tables);
  while (waiting.size > 0) {
    const isWaitedFor = new Set([...waiting].map(({ name }) => name));
    const free = [...waiting].filter(({ name }) =>
      references.every(({ table, to }) => table !== name || to === name || !isWaitedFor.has(to)),
    );
    if (free.length === 0)
      throw new Error(`These tables refer to each other: ${[...isWaitedFor].join(', ')}`);
    for (const table of free) {
      ordered.push(table);
      waiting.delete(table);
    }
  }
  return ordered;
}

/** A transaction whose settings make the textual form identical in every database. */
export function withCanonicalText<T>(
  database: Database,
  work: (t: Transaction) => Promise<T>,
): Promise<T> {
  return database.tx(async (t) => {
    await t.execute(sql`set local time zone 'UTC'`);
    await t.execute(sql`set local datestyle to 'ISO, YMD'`);
    await t.execute(sql`set local intervalstyle to 'postgres'`);
    return work(t);
  });
}

/** The rows after a key, in key order of this database. */
export async function readBatch(
  t: Transaction,
  { name, columns, key }: Table,
  after: TextRow | null,
): Promise<TextRow[]> {
  if (key.length === 0) throw new Error(`The table ${name} has no primary key to read it by`);
  const keyColumns = sql.join(key.map(sql.identifier), sql`, `);
  const typeOf = new Map(columns.map((column) => [column.name, column.type]));
  const start = after?.map((value, index) => cast(value, typeOf.get(key[index] ?? '') ?? 'text'));
  const { rows } = await t.execute<{ row: TextRow }>(sql`
    select json_build_array(${sql.join(
      columns.map((column) => sql`${sql.identifier(column.name)}::text`),
      sql`, `,
    )}) as row
    from ${sql.identifier(name)}
    where ${start ? sql`(${keyColumns}) > (${sql.join(start, sql`, `)})` : sql`true`}
    order by ${keyColumns}
    limit ${batchSize}`);
  return rows.map(({ row }) => row);
}

export const isLast = (batch: readonly TextRow[]): boolean => batch.length < batchSize;

/** A row's primary key, for `readBatch`. */
export function keyOf({ columns, key }: Table, row: TextRow): TextRow {
  return key.map((name) => row[columns.findIndex((column) => column.name === name)] ?? null);
}

export async function writeBatch(
  t: Transaction,
  { name, columns }: Table,
  rows: readonly TextRow[],
): Promise<void> {
  if (rows.length === 0) return;
  const names = columns.map((column) => sql.identifier(column.name));
  // One array parameter per column, whatever the number of rows.
  const arrays = columns.map(
    (_column, at) => sql`${sql.param(rows.map((row) => row[at] ?? null))}::text[]`,
  );
  const values = columns.map(({ type }, at) => sql`${sql.identifier(`c${at}`)}::${sql.raw(type)}`);
  const given = columns.map((_column, at) => sql.identifier(`c${at}`));
  await t.execute(sql`
    insert into ${sql.identifier(name)} (${sql.join(names, sql`, `)})
    select ${sql.join(values, sql`, `)}
    from unnest(${sql.join(arrays, sql`, `)}) as given (${sql.join(given, sql`, `)})`);
}

/** A table's content, independent of the order of its rows. */
export interface Sum {
  rows: number;
  checksum: string;
}

/** Reads a whole table and adds up its rows' hashes. */
export async function sumOf(database: Database, table: Table): Promise<Sum> {
  let rows = 0;
  let total = 0n;
  let after: TextRow | null = null;
  for (;;) {
    const from: TextRow | null = after;
    const batch = await withCanonicalText(database, (t) => readBatch(t, table, from));
    for (const row of batch) total += hash(row);
    rows += batch.length;
    const last = batch.at(-1);
    if (!last || isLast(batch)) break;
    after = keyOf(table, last);
  }
  return { rows, checksum: BigInt.asUintN(128, total).toString(16).padStart(32, '0') };
}

/** 128 bits of SHA-256. */
function hash(row: TextRow): bigint {
  const digest = createHash('sha256').update(JSON.stringify(row)).digest('hex');
  return BigInt(`0x${digest.slice(0, 32)}`);
}

function cast(value: string | null, type: string): SQL {
  return sql`${value}::${sql.raw(type)}`;
}

export async function countRows({ db }: Database, { name }: Table): Promise<number> {
  const { rows } = await db.execute<{ n: string }>(
    sql`select count(*) as n from ${sql.identifier(name)}`,
  );
  return Number(rows[0]?.n ?? 0);
}
