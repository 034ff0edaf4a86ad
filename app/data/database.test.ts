import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { onEachDatabase } from '../../test/databases.ts';

onEachDatabase('a database', (open) => {
  it('answers', async () => {
    const { rows } = await open().db.execute(sql`select 1 as one`);
    expect(rows).toEqual([{ one: 1 }]);
  });
});
