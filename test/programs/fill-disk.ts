import { randomBytes } from 'node:crypto';
import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { failureOf } from '../../app/data/engine/database-failure.server.ts';
import { openDatabase } from '../../app/data/engine/database.server.ts';

/**
 * Works on a disk that fills up, and continues once there is room again; prints the results as JSON. The disk is the
 * directory in the arguments, which it may fill to the last byte.
 */
const [disk = ''] = process.argv.slice(2);
const filler = join(disk, 'filler');
const reported: string[] = [];
const database = await openDatabase(
  { directory: join(disk, 'database') },
  { report: (error) => reported.push((error as Error).message) },
);
await database.db.execute(sql`create table kept (id int primary key, text text not null)`);

let last = 0;
const acknowledged: number[] = [];
async function insert(bytes: number): Promise<string> {
  last += 1;
  const id = last;
  // Random bytes, which PostgreSQL cannot compress.
  const text = randomBytes(bytes).toString('base64');
  try {
    await database.tx((t) => t.execute(sql`insert into kept values (${id}, ${text})`));
    acknowledged.push(id);
    return 'kept';
  } catch (error) {
    return failureOf(error) ?? (error as Error).message;
  }
}

const large = 200_000;
const before = await insert(large);
fill();
const meanwhile: string[] = [];
for (let i = 0; i < 12; i += 1) {
  meanwhile.push(await insert(large));
  fill();
}
// There is no room for a new log file: PostgreSQL itself exits, and is restarted.
const givenUp: string[] = [];
for (let i = 0; i < 4; i += 1) {
  await database.db.execute(sql`select pg_switch_wal()`).catch(() => undefined);
  givenUp.push(await insert(1));
  fill();
}

rmSync(filler);
const until = Date.now() + 60_000;
let after = await insert(large);
while (after !== 'kept' && Date.now() < until) {
  await pause(50);
  after = await insert(large);
}
const { rows } = await database.db.execute<{ id: number }>(sql`select id from kept order by id`);
const found = new Set(rows.map(({ id }) => id));
await database.close();
console.log(
  JSON.stringify({
    before,
    meanwhile: [...new Set(meanwhile)],
    givenUp: [...new Set(givenUp)],
    after,
    lost: acknowledged.filter((id) => !found.has(id)),
    reported: [...new Set(reported)],
  }),
);

/** Fills the remaining room. */
function fill(): void {
  for (const size of [1 << 20, 1 << 12, 1])
    try {
      for (;;) writeFileSync(filler, Buffer.alloc(size), { flag: 'a' });
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error;
    }
}
