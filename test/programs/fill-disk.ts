import { randomBytes } from 'node:crypto';
import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { openDatabase } from '../../app/data/database.server.ts';
import { failureOf } from '../../app/data/failures.server.ts';
import { toHeaderText, toMailAddress } from '../../app/domain/mail/address.ts';
import { createFileMail } from '../../app/services/mail/file-mail.ts';

/**
 * Works on a disk that gets full, and goes on when there is room again; says in JSON what came of it. The disk is the
 * directory that it is told, which it may fill to the last byte.
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
  // Nothing that PostgreSQL could make smaller.
  const text = randomBytes(bytes).toString('base64');
  try {
    await database.tx((t) => t.execute(sql`insert into kept values (${id}, ${text})`));
    acknowledged.push(id);
    return 'kept';
  } catch (error) {
    return failureOf(error) ?? (error as Error).message;
  }
}

const address = toMailAddress('ana@example.com');
if (address === null) throw new Error('No address');
const mail = createFileMail(join(disk, 'outbox'), { name: toHeaderText('Iluma'), address });
const letter = {
  to: address,
  language: 'fr' as const,
  subject: toHeaderText('Bonjour'),
  text: 'Bonjour',
  html: '<p>Bonjour</p>',
  date: new Date(0),
};
const send = (id: string) =>
  mail.send({ ...letter, id }).then(
    () => 'written',
    (error: { code?: string }) => error.code,
  );

const large = 200_000;
const before = [await insert(large), await send('a1')];
fill();
const meanwhile: string[] = [];
for (let i = 0; i < 12; i += 1) {
  meanwhile.push(await insert(large));
  fill();
}
// A new file of the log, for which there is no room: PostgreSQL itself gives up, and is started again.
const givenUp: string[] = [];
for (let i = 0; i < 4; i += 1) {
  await database.db.execute(sql`select pg_switch_wal()`).catch(() => undefined);
  givenUp.push(await insert(1));
  fill();
}
const mailMeanwhile = await send('a2');

rmSync(filler);
const until = Date.now() + 60_000;
let after = await insert(large);
while (after !== 'kept' && Date.now() < until) {
  await pause(50);
  after = await insert(large);
}
const { rows } = await database.db.execute<{ id: number }>(sql`select id from kept order by id`);
const found = new Set(rows.map(({ id }) => id));
const mailAfter = await send('a2');
const read = await mail.read('a2');
await database.close();
console.log(
  JSON.stringify({
    before,
    meanwhile: [...new Set(meanwhile)],
    givenUp: [...new Set(givenUp)],
    mailMeanwhile,
    after,
    lost: acknowledged.filter((id) => !found.has(id)),
    mailAfter,
    isReadable: read?.includes('Bonjour'),
    reported: [...new Set(reported)],
  }),
);

/** Takes whatever room there is. */
function fill(): void {
  for (const size of [1 << 20, 1 << 12, 1])
    try {
      for (;;) writeFileSync(filler, Buffer.alloc(size), { flag: 'a' });
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error;
    }
}
