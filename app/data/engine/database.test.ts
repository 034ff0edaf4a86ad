import { sql } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { onEachDatabase } from '../../test/databases.ts';
import { failureOf, violatedConstraint } from './failures.server.ts';

onEachDatabase('a database', (open) => {
  const run = async (query: ReturnType<typeof sql>) => (await open().db.execute(query)).rows;

  beforeAll(async () => {
    await run(
      sql`create table thing (id int primary key, name text, constraint thing_name_key unique (name))`,
    );
  });

  it('gives values back as they were put in', async () => {
    const values = [{ a: [1, null, 'é'] }, new Date('2026-01-15T12:00:00.123Z'), true, 'œ€😀'];
    expect(
      await run(sql`select ${JSON.stringify(values[0])}::jsonb as j, ${values[2]}::boolean as b,
        ${values[3]}::text as t, 9007199254740993::bigint as big, 1.50::numeric as n, null as nothing`),
    ).toEqual([
      { j: values[0], b: true, t: values[3], big: '9007199254740993', n: '1.50', nothing: null },
    ]);
  });

  it('folds the case of accented letters, and finds words by trigrams', async () => {
    expect(
      await run(
        sql`select 'Énergie' ilike '%éNERG%' as folded, word_similarity('soleil', 'Clinique Soleil') as near`,
      ),
    ).toEqual([{ folded: true, near: 1 }]);
  });

  it('sorts by code point where it is asked to', async () => {
    const rows = await run(
      sql`select x from (values ('b'), ('é'), ('A'), ('Z')) v(x) order by x collate "C"`,
    );
    expect(rows.map(({ x }) => x).join('')).toBe('AZbé');
  });

  it('says which constraint refused a row', async () => {
    await run(sql`insert into thing values (1, 'one')`);
    const again = await run(sql`insert into thing values (2, 'one')`).catch(
      (error: unknown) => error,
    );
    expect(violatedConstraint(again)).toBe('thing_name_key');
    expect(failureOf(again)).toBeNull();
  });

  it('goes on after a statement that fails', async () => {
    await expect(run(sql`select 1 / 0`)).rejects.toThrow('select 1 / 0');
    await expect(run(sql`select nothing from nowhere`)).rejects.toThrow('nowhere');
    expect(await run(sql`select 1 as one`)).toEqual([{ one: 1 }]);
  });

  it('takes large values, and gives large answers', async () => {
    const large = 'é'.repeat(1_000_000);
    const rows = await run(sql`select ${large}::text as text from generate_series(1, 3)`);
    expect(rows.map(({ text }) => text === large)).toEqual([true, true, true]);
    expect(await run(sql`select i from generate_series(1, 50000) i`)).toHaveLength(50_000);
  });

  describe('a transaction', () => {
    it('is kept whole or not at all', async () => {
      const insert = (id: number, fails: boolean) =>
        open().tx(async (t) => {
          await t.execute(sql`insert into thing values (${id}, ${`tx ${id}`})`);
          if (fails) throw new Error('changed my mind');
          return id;
        });
      expect(await insert(10, false)).toBe(10);
      await expect(insert(11, true)).rejects.toThrow('changed my mind');
      expect(await run(sql`select id from thing where id in (10, 11)`)).toEqual([{ id: 10 }]);
    });

    it('may hold one within it that is taken back alone', async () => {
      await open().tx(async (t) => {
        await t.execute(sql`insert into thing values (20, 'outer')`);
        const inner = t.transaction(async (within) => {
          await within.execute(sql`insert into thing values (21, 'inner')`);
          within.rollback();
        });
        await expect(inner).rejects.toThrow('Rollback');
      });
      expect(await run(sql`select id from thing where id in (20, 21)`)).toEqual([{ id: 20 }]);
    });

    it('does not mix with forty others', async () => {
      await run(sql`insert into thing values (30, '0')`);
      const count = () =>
        open().tx(async (t) => {
          const { rows } = await t.execute(sql`select name from thing where id = 30 for update`);
          await t.execute(
            sql`update thing set name = ${String(Number(rows[0]?.name) + 1)} where id = 30`,
          );
        });
      await Promise.all(Array.from({ length: 40 }, count));
      expect(await run(sql`select name from thing where id = 30`)).toEqual([{ name: '40' }]);
    });

    it.each(['40001', '40P01'])('that ran into another one (%s) is tried again', async (code) => {
      let tries = 0;
      const result = await open().tx(async (t) => {
        tries += 1;
        const raise = sql.raw(`do $$ begin raise exception using errcode = '${code}'; end $$`);
        if (tries < 3) await t.execute(raise);
        return 'done';
      });
      expect([result, tries]).toEqual(['done', 3]);
    });

    it('that fails of anything else is not', async () => {
      let tries = 0;
      const failing = open().tx(async (t) => {
        tries += 1;
        await t.execute(sql`select 1 / 0`);
      });
      await expect(failing).rejects.toThrow('select 1 / 0');
      expect(tries).toBe(1);
    });

    it('refuses the database itself inside, at once and in words', async () => {
      const wrong = open().tx(() => run(sql`select 1`));
      await expect(wrong).rejects.toMatchObject({
        cause: { message: 'Inside tx() only its `t` may be used, not the database itself' },
      });
    });

    it('leaves nothing open for whoever comes after one that was cut off', async () => {
      const cut = open().tx(async (t) => {
        await t.execute(sql`insert into thing values (40, 'ghost')`);
        throw Object.assign(new Error('gone'), { code: 'ECONNRESET' });
      });
      await expect(cut).rejects.toThrow('gone');
      expect(await run(sql`select id from thing where id = 40`)).toEqual([]);
    });
  });
});
