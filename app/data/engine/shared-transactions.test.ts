import { sql } from 'drizzle-orm';
import { beforeEach, expect, it } from 'vitest';
import { onEachDatabase } from '../../../test/databases.ts';
import type { Transaction } from './database.server.ts';

onEachDatabase('shared transactions', (open) => {
  const kept = async () => {
    const { rows } = await open().db.execute(sql`select id from shared_thing order by id`);
    return rows.map(({ id }) => id);
  };

  /** Stores an id in three steps, and returns the transaction that stored it. */
  const keep = (id: number) => async (t: Transaction) => {
    await t.execute(sql`select ${id}::int`);
    await t.execute(sql`insert into shared_thing values (${id}::int)`);
    const { rows } = await t.execute<{ it: string }>(sql`select txid_current()::text as it`);
    return { id, transaction: rows[0]?.it };
  };

  beforeEach(async () => {
    await open().db.execute(sql`drop table if exists shared_thing`);
    await open().db.execute(sql`create table shared_thing (id int primary key)`);
  });

  it('return each caller’s own result, and keep everything', async () => {
    const ids = Array.from({ length: 40 }, (_, id) => id);
    const done = await Promise.all(ids.map((id) => open().sharedTx(keep(id))));
    expect(done.map(({ id }) => id)).toEqual(ids);
    expect(await kept()).toEqual(ids);
    const { size } = new Set(done.map(({ transaction }) => transaction));
    // The first two run at once; later ones are shared, sixteen per transaction.
    expect(size).toBe(open().kind === 'embedded' ? 5 : 40);
  });

  it('fail only the caller whose statement failed', async () => {
    await open().sharedTx(keep(3));
    const settled = await Promise.allSettled(
      [1, 2, 3, 4, 5].map((id) => open().sharedTx(keep(id))),
    );
    expect(settled.map(({ status }) => status === 'fulfilled')).toEqual([
      true,
      true,
      false,
      true,
      true,
    ]);
    expect(await kept()).toEqual([1, 2, 3, 4, 5]);
  });

  it('roll back only the work that throws, and keep the rest once', async () => {
    const failing = async (t: Transaction) => {
      await keep(9)(t);
      throw new Error('on second thoughts');
    };
    const works = [keep(1), keep(2), keep(3), failing, keep(4)];
    const settled = await Promise.allSettled(works.map((work) => open().sharedTx<unknown>(work)));
    expect(settled.map(({ status }) => status === 'fulfilled')).toEqual([
      true,
      true,
      true,
      false,
      true,
    ]);
    expect(settled[3]).toMatchObject({ reason: { message: 'on second thoughts' } });
    expect(await kept()).toEqual([1, 2, 3, 4]);
  });

  it('reject queries on the database itself', async () => {
    const wrong = () => open().db.execute(sql`select 1`);
    const settled = await Promise.allSettled(
      [keep(1), keep(2), wrong, keep(3)].map((work) => open().sharedTx<unknown>(work)),
    );
    expect(settled.map(({ status }) => status === 'fulfilled')).toEqual([true, true, false, true]);
  });
});
