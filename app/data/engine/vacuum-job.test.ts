import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openInMemory } from '../../test/databases.ts';
import type { Database } from './database.server.ts';
import { callCounts } from './schema/call-counts.server.ts';
import { upkeep } from './upkeep.server.ts';

describe('the upkeep of the embedded database', () => {
  let database: Database;
  beforeAll(async () => {
    database = await openInMemory();
  }, 120_000);
  afterAll(() => database.close());

  const keepUp = () => Promise.all(upkeep(database).map((job) => job.run(new Date())));
  const state = async () => {
    const { rows } = await database.db.execute<{ known: number; dead: number }>(sql`
      select reltuples::int as known, n_dead_tup::int as dead
      from pg_stat_user_tables join pg_class on pg_class.oid = relid
      where pg_class.relname = 'call_counts'`);
    return rows[0];
  };
  const insert = (from: number, to: number) =>
    database.db.execute(sql`
      insert into ${callCounts} select 'key ' || number, now(), 1
      from generate_series(${from}::int, ${to}::int) as number`);

  it('counts what a table holds and makes room where rows were changed', async () => {
    await insert(1, 2000);
    await database.db.update(callCounts).set({ count: 2 });
    await keepUp();
    expect(await state()).toEqual({ known: 2000, dead: 0 });
  });

  it('leaves a table alone that has hardly changed', async () => {
    await insert(2001, 2010);
    await keepUp();
    expect((await state())?.known).toBe(2000);
  });

  it('is left to a server that has one of its own', () => {
    expect(upkeep({ ...database, kind: 'postgres' })).toEqual([]);
  });
});
