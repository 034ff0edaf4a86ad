import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { callCounts } from '#app/data/limits/schema.server.ts';
import { openInMemory } from '../../../test/databases.ts';
import type { Database } from './database.server.ts';
import { vacuumJob } from './vacuum-job.server.ts';

describe('the vacuum job of the embedded database', () => {
  let database: Database;
  beforeAll(async () => {
    database = await openInMemory();
  }, 120_000);
  afterAll(() => database.close());

  const keepUp = () => Promise.all(vacuumJob(database).map((job) => job.run(new Date())));
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

  it('analyzes and vacuums a changed table', async () => {
    await insert(1, 2000);
    await database.db.update(callCounts).set({ count: 2 });
    await keepUp();
    expect(await state()).toEqual({ known: 2000, dead: 0 });
  });

  it('skips a table that has hardly changed', async () => {
    await insert(2001, 2010);
    await keepUp();
    expect((await state())?.known).toBe(2000);
  });

  it('does not exist on a server, which has autovacuum', () => {
    expect(vacuumJob({ ...database, kind: 'postgres' })).toEqual([]);
  });
});
