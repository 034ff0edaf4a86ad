import { sql } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { onEachDatabase } from '../../../test/databases.ts';
import { failureOf, violatedConstraint } from './database-failure.server.ts';

onEachDatabase('a database', (open) => {
  const run = async (query: ReturnType<typeof sql>) => (await open().db.execute(query)).rows;

  beforeAll(async () => {
    await run(
      sql`create table thing (id int primary key, name text, constraint thing_name_key unique (name))`,
    );
  });

  it('returns values as they were stored', async () => {
    const values = [{ a: [1, null, 'é'] }, new Date('2026-01-15T12:00:00.123Z'), true, 'œ€😀'];
    expect(
      await run(sql`select ${JSON.stringify(values[0])}::jsonb as j, ${values[2]}::boolean as b,
        ${values[3]}::text as t, 9007199254740993::bigint as big, 1.50::numeric as n, null as nothing`),
    ).toEqual([
      { j: values[0], b: true, t: values[3], big: '9007199254740993', n: '1.50', nothing: null },
    ]);
  });

  it('lower-cases accented letters, and finds words by trigrams', async () => {
    expect(
      await run(
        sql`select 'Énergie' ilike '%éNERG%' as folded, word_similarity('soleil', 'Clinique Soleil') as near`,
      ),
    ).toEqual([{ folded: true, near: 1 }]);
  });

  it('sorts by code point where requested', async () => {
    const rows = await run(
      sql`select x from (values ('b'), ('é'), ('A'), ('Z')) v(x) order by x collate "C"`,
    );
    expect(rows.map(({ x }) => x).join('')).toBe('AZbé');
  });

  it('names the constraint that rejected a row', async () => {
    await run(sql`insert into thing values (1, 'one')`);
    const again = await run(sql`insert into thing values (2, 'one')`).catch(
      (error: unknown) => error,
    );
    expect(violatedConstraint(again)).toBe('thing_name_key');
    expect(failureOf(again)).toBeNull();
  });

  it('works after a statement that fails', async () => {
    await expect(run(sql`select 1 / 0`)).rejects.toThrow('select 1 / 0');
    await expect(run(sql`select nothing from nowhere`)).rejects.toThrow('nowhere');
    expect(await run(sql`select 1 as one`)).toEqual([{ one: 1 }]);
  });

  it('stores large values, and returns large results', async () => {
    const large = 'é'.repeat(1_000_000);
    const rows = await run(sql`select ${large}::text as text from generate_series(1, 3)`);
    expect(rows.map(({ text }) => text === large)).toEqual([true, true, true]);
    expect(await run(sql`select i from generate_series(1, 50000) i`)).toHaveLength(50_000);
  });

  describe('a transaction', () => {
    it('is atomic', async () => {
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

    it('runs concurrent statements in order', async () => {
      const insert = (id: number) =>
        sql`insert into thing values (${id}, ${`together ${id}`}) returning id`;
      const answers = await open().tx((t) =>
        Promise.all([12, 13, 14].map((id) => t.execute(insert(id)))),
      );
      expect(answers.map(({ rows }) => rows)).toEqual([[{ id: 12 }], [{ id: 13 }], [{ id: 14 }]]);
    });

    it('undoes all concurrent statements when one of them fails', async () => {
      const all = [
        sql`insert into thing values (15, 'before')`,
        sql`select 1 / 0`,
        sql`insert into thing values (16, 'after')`,
      ];
      const failing = open().tx((t) => Promise.all(all.map((each) => t.execute(each))));
      await expect(failing).rejects.toMatchObject({ cause: { code: '22012' } });
      expect(await run(sql`select id from thing where id in (15, 16)`)).toEqual([]);
      expect(await run(sql`select 1 as well`)).toEqual([{ well: 1 }]);
    });

    it('fails when the failure of a statement was ignored', async () => {
      const ignoring = open().tx(async (t) => {
        await t.execute(sql`insert into thing values (17, 'ignored')`);
        await t.execute(sql`select 1 / 0`).catch(() => undefined);
      });
      await expect(ignoring).rejects.toThrow('A statement of the transaction has failed');
      expect(await run(sql`select id from thing where id = 17`)).toEqual([]);
    });

    it('can roll back a nested transaction alone', async () => {
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

    it('is isolated from forty others', async () => {
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

    it.each(['40001', '40P01'])('is retried after a conflict with another (%s)', async (code) => {
      let tries = 0;
      const result = await open().tx(async (t) => {
        tries += 1;
        const raise = sql.raw(`do $$ begin raise exception using errcode = '${code}'; end $$`);
        if (tries < 3) await t.execute(raise);
        return 'done';
      });
      expect([result, tries]).toEqual(['done', 3]);
    });

    it('is not retried after any other failure', async () => {
      let tries = 0;
      const failing = open().tx(async (t) => {
        tries += 1;
        await t.execute(sql`select 1 / 0`);
      });
      await expect(failing).rejects.toThrow('select 1 / 0');
      expect(tries).toBe(1);
    });

    it('rejects queries on the database itself, with a message', async () => {
      const wrong = open().tx(() => run(sql`select 1`));
      await expect(wrong).rejects.toMatchObject({
        cause: { message: 'Inside tx() only its `t` may be used, not the database itself' },
      });
    });

    it('has time limits on a server, with a longer one for long jobs', async () => {
      if (open().kind === 'embedded') return;
      const limit = sql`select current_setting('statement_timeout') as statement,
        current_setting('idle_in_transaction_session_timeout') as idle`;
      expect(await run(limit)).toEqual([{ statement: '15s', idle: '30s' }]);
      const long = await open().tx((t) => t.execute(limit), 'long');
      expect(long.rows).toEqual([{ statement: '5min', idle: '30s' }]);
    });

    it('checkWritable passes on a writable database', async () => {
      await expect(open().checkWritable()).resolves.toBeUndefined();
    });

    it('checkWritable fails on a read-only standby', async () => {
      if (open().kind === 'embedded') return;
      await run(sql`set default_transaction_read_only = on`);
      const error = await open().checkWritable().catch(failureOf);
      await run(sql`set default_transaction_read_only = off`);
      expect(error).toBe('unreachable');
    });

    it('leaves nothing behind when its connection is lost', async () => {
      const cut = open().tx(async (t) => {
        await t.execute(sql`insert into thing values (40, 'ghost')`);
        throw Object.assign(new Error('gone'), { code: 'ECONNRESET' });
      });
      await expect(cut).rejects.toThrow('gone');
      expect(await run(sql`select id from thing where id = 40`)).toEqual([]);
    });
  });
});
