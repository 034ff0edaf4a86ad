import { sql } from 'drizzle-orm';
import type { Database } from '../../app/data/engine/database.server.ts';
import {
  countRows,
  isLast,
  keyOf,
  listTables,
  readBatch,
  withCanonicalText,
  sumOf,
  writeBatch,
  type Sum,
  type Table,
  type TextRow,
} from './tables.ts';

export interface Moved extends Sum {
  table: string;
}

/** Called after each committed batch. */
export type OnProgress = (table: string, rows: number) => void;

/**
 * Copies every table into an empty, migrated database, and verifies both against each other. Progress is stored in the
 * transaction of each batch, so that an interrupted run can be resumed.
 *
 * @throws Error when the target contains other data, or differs afterwards
 */
export async function moveTables(
  source: Database,
  target: Database,
  onProgress: OnProgress = () => undefined,
): Promise<Moved[]> {
  const tables = await listTables(source);
  if (!(await hasBegun(target))) await begin(target, tables);
  for (const table of tables) await copy(source, target, table, onProgress);
  const moved: Moved[] = [];
  for (const table of tables) moved.push(await verifyTable(source, target, table));
  await target.db.execute(sql`drop schema iluma_move cascade`);
  return moved;
}

/** Empties the tables filled by an earlier run, if any. */
export async function discardProgress(target: Database): Promise<void> {
  if (!(await hasBegun(target))) return;
  const tables = await listTables(target);
  const names = tables.map(({ name }) => sql.identifier(name));
  await target.tx(async (t) => {
    await t.execute(sql`truncate ${sql.join(names, sql`, `)}`);
    await t.execute(sql`drop schema iluma_move cascade`);
  });
}

async function hasBegun({ db }: Database): Promise<boolean> {
  const { rows } = await db.execute<{ begun: boolean }>(
    sql`select to_regclass('iluma_move.progress') is not null as begun`,
  );
  return rows[0]?.begun ?? false;
}

async function begin(target: Database, tables: readonly Table[]): Promise<void> {
  for (const table of tables) {
    const rows = await countRows(target, table);
    if (rows > 0)
      throw new Error(
        `The target is not empty: ${table.name} has ${rows} rows. Nothing was changed. Move into a database that ` +
          'was made for it (createdb), so that two sites are not mixed up.',
      );
  }
  await target.tx(async (t) => {
    await t.execute(sql`create schema iluma_move`);
    await t.execute(sql`create table iluma_move.progress (
      table_name text primary key, rows bigint not null, last_key jsonb, is_done boolean not null)`);
  });
}

interface Progress extends Record<string, unknown> {
  rows: string;
  last_key: TextRow | null;
  is_done: boolean;
}

async function copy(
  source: Database,
  target: Database,
  table: Table,
  onProgress: OnProgress,
): Promise<void> {
  const { rows: found } = await target.db.execute<Progress>(
    sql`select rows, last_key, is_done from iluma_move.progress where table_name = ${table.name}`,
  );
  let rows = Number(found[0]?.rows ?? 0);
  let after = found[0]?.last_key ?? null;
  let isDone = found[0]?.is_done ?? false;
  while (!isDone) {
    const from = after;
    const batch = await withCanonicalText(source, (t) => readBatch(t, table, from));
    const last = batch.at(-1);
    const progress = {
      rows: rows + batch.length,
      key: last ? keyOf(table, last) : from,
      isDone: isLast(batch),
    };
    await withCanonicalText(target, async (t) => {
      await writeBatch(t, table, batch);
      await t.execute(sql`
        insert into iluma_move.progress values
          (${table.name}, ${progress.rows}, ${JSON.stringify(progress.key)}::jsonb, ${progress.isDone})
        on conflict (table_name) do update
          set rows = excluded.rows, last_key = excluded.last_key, is_done = excluded.is_done`);
    });
    ({ rows, key: after, isDone } = progress);
    onProgress(table.name, rows);
  }
}

async function verifyTable(source: Database, target: Database, table: Table): Promise<Moved> {
  const [here, there] = await Promise.all([sumOf(source, table), sumOf(target, table)]);
  if (here.rows !== there.rows || here.checksum !== there.checksum)
    throw new Error(
      `${table.name} is not the same on both sides: ${here.rows} rows (${here.checksum}) here, ${there.rows} ` +
        `(${there.checksum}) there. The data here was changed after a part of it was moved, or somebody wrote there. ` +
        'Run it again with --start-over, which empties the target first.',
    );
  return { table: table.name, ...here };
}
