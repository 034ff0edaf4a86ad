import { sql } from 'drizzle-orm';
import { openDatabase } from '../../app/data/engine/database.server.ts';

/** Writes rows one by one until it is killed, and prints each number once it is acknowledged. */
const [directory = '', round = ''] = process.argv.slice(2);
const { db } = await openDatabase({ directory });
await db.execute(sql`create table if not exists kept (id int)`);
for (let id = Number(round) * 1_000_000; ; id += 1) {
  await db.execute(sql`insert into kept values (${id})`);
  process.stdout.write(`${id}\n`);
}
