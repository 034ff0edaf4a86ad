import { sql } from 'drizzle-orm';
import { integer, pgTable, text } from 'drizzle-orm/pg-core';
import { beforeAll, expect, it } from 'vitest';
import { searchTerms } from '#app/domain/crm/search/search-terms.ts';
import { onEachDatabase } from '../../../test/databases.ts';
import { recentMatches } from './recent-matches.server.ts';
import { searchCondition } from './search-condition.server.ts';

const searched = pgTable('searched', {
  id: text('id').primaryKey(),
  at: integer('at').notNull(),
  text: text('text').notNull(),
});

const rows = 25_000;

/** Words, and the rows that have them, newest first. */
const words = {
  often: 'at % 10 = 0',
  seldom: 'at = 24990 or at = 3',
  before: 'at < 24000 and at % 10 = 0',
  once: 'at < 2000',
};

onEachDatabase('recent matches', (open) => {
  beforeAll(async () => {
    const said = Object.entries(words).map(
      ([word, where]) => `case when ${where} then '${word}' end`,
    );
    await open().db.execute(
      sql.raw(`create table searched as select to_char(at, 'FM00000') as id, at,
        concat_ws(' (', 'text', ${said.join(', ')}) as text from generate_series(0, ${rows - 1}) as at`),
    );
    await open().db.execute(sql`create index on searched (at, id)`);
    await open().db.execute(sql`create index on searched using gin (text gin_trgm_ops)`);
  });

  it.each([
    ['often', ['24990', '24980', '24970']],
    ['seldom', ['24990', '00003']],
    ['before', ['23990', '23980', '23970']],
    ['once', ['01999', '01998', '01997']],
    ['on', ['01999', '01998', '01997']],
    ['never', []],
  ])('returns the newest rows that contain "%s"', async (word, found) => {
    const condition = searchCondition(searched.text, searchTerms(word));
    const place = { table: searched, recency: searched.at };
    expect(await recentMatches(open().db, place, condition, 3)).toEqual(found);
  });

  it('looks up the beginning of a word in the index', async () => {
    const condition = searchCondition(searched.text, searchTerms('ne'));
    const query = sql`explain select id from ${searched} where ${condition}`;
    const plan = await open().tx(async (t) => {
      await t.execute(sql`set local enable_seqscan = off`);
      return (await t.execute(query)).rows.map((row) => Object.values(row).join(''));
    });
    expect(plan.join('\n')).toContain('Bitmap Index Scan');
  });
});
