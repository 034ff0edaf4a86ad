import { sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import type { Database } from '../../app/data/engine/database.server.ts';
import { onEachDatabase, openInMemory } from '../../test/databases.ts';
import { moveTables, discardProgress } from './move-tables.ts';
import { listTables } from './tables.ts';

vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 });

const tables = sql`
  create table shop (id uuid primary key, name text not null);
  create table visit (
    shop uuid references shop, at timestamptz(3), "Odd ""name""" jsonb, tags text[], picture bytea,
    amount numeric(12, 2), ratio double precision, is_new boolean, primary key (shop, at)
  );
  create table note (key text primary key, body text)`;

const rows = sql`
  insert into shop select ('00000000-0000-7000-8000-' || lpad(i::text, 12, '0'))::uuid, 'Élan ' || i
    from generate_series(1, 1500) i;
  insert into visit select id, '2026-01-15T12:00:00.123-05:00'::timestamptz, '{"a": [1, null, "é"]}',
    array['a,b', null, '"c"'], '\\x00ff', 12.50, 0.1, true from shop;
  insert into visit select id, now(), null, null, null, null, null, null from shop;
  insert into note values ('é', 'a'), ('Z', null), ('a', ''), ('', 'empty')`;

onEachDatabase('moving', (open) => {
  let source: Database;

  beforeAll(async () => {
    source = await openInMemory();
  });
  afterAll(() => source.close());

  beforeEach(async () => {
    for (const { db } of [source, open()])
      for (const each of statements(tables)) await db.execute(each);
    for (const each of statements(rows)) await source.db.execute(each);
  });
  afterEach(async () => {
    await discardProgress(open());
    for (const { db } of [source, open()]) await db.execute(sql`drop table visit, shop, note`);
  });

  const moved = async () =>
    Object.fromEntries((await moveTables(source, open())).map(({ table, rows: n }) => [table, n]));

  it('copies every row of every table unchanged', async () => {
    expect(await moved()).toMatchObject({ shop: 1500, visit: 3000, note: 4, audit_log: 0 });
    const { rows: found } = await open().db.execute(
      sql`select tags, picture, amount from visit order by at, shop limit 1`,
    );
    expect(found).toEqual([
      { tags: ['a,b', null, '"c"'], picture: Buffer.from([0, 255]), amount: '12.50' },
    ]);
    const { rows: left } = await open().db.execute(sql`select to_regnamespace('iluma_move') as it`);
    expect(left).toEqual([{ it: null }]);
  });

  it.each([1, 2, 4])('resumes where it was cut off after %d batches', async (batches) => {
    let done = 0;
    const cut = moveTables(source, open(), (table) => {
      if (['shop', 'visit', 'note'].includes(table)) done += 1;
      if (done === batches) throw new Error('cut off');
    });
    await expect(cut).rejects.toThrow('cut off');
    const again: string[] = [];
    await moveTables(source, open(), (table) => again.push(table));
    expect(again.filter((table) => ['shop', 'visit', 'note'].includes(table))).toHaveLength(
      7 - batches,
    );
    expect(await open().db.$count(sql`visit`)).toBe(3000);
  });

  it('rejects a target that is not empty, and changes nothing', async () => {
    await open().db.execute(sql`insert into note values ('mine', 'stays')`);
    await expect(moved()).rejects.toThrow(
      /^The target is not empty: note has 1 rows\. Nothing was/,
    );
    const { rows: kept } = await open().db.execute(sql`select key from note`);
    expect(kept).toEqual([{ key: 'mine' }]);
  });

  it('names a table that differs, and can start over', async () => {
    const cut = moveTables(source, open(), (table) => {
      if (table === 'visit') throw new Error('cut off');
    });
    await expect(cut).rejects.toThrow('cut off');
    await source.db.execute(sql`update shop set name = 'Autre' where name = 'Élan 7'`);
    await expect(moved()).rejects.toThrow(
      /^shop is not the same on both sides: 1500 rows.*--start-over/s,
    );
    await discardProgress(open());
    expect(await moved()).toMatchObject({ shop: 1500 });
  });

  it('orders the site’s own tables by their references', async () => {
    const names = (await listTables(source)).map(({ name }) => name);
    expect(names.indexOf('shop')).toBeLessThan(names.indexOf('visit'));
    expect(names).toContain('audit_log');
  });
});

const statements = (all: typeof tables) =>
  (all.queryChunks[0] as { value: string[] }).value.join('').split(';').map(sql.raw);
