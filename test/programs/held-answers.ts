import { rmSync, writeFileSync } from 'node:fs';
import { EmbeddedPlace } from '#app/data/engine/embedded-place.server.ts';
import { query } from '#app/data/engine/wire.server.ts';

/** Prints statements in the order of their answers, most of which are sent while syncs are held (`held-disk.ts`). */
const { HOLD_DISK = '' } = process.env;
const [directory = ''] = process.argv.slice(2);

const place = new EmbeddedPlace({ directory }, () => process.exit(1), console.error);
const embedded = await place.open();
const ask = (session: number, statement: string) =>
  embedded.exchange(session, query(statement)).then(() => console.log(statement));

await ask(1, 'create table kept (id int)');
writeFileSync(HOLD_DISK, '');
const answers = [
  ask(1, 'insert into kept values (1)'),
  ask(2, 'select id from kept'),
  ask(3, 'begin; insert into kept values (2); commit; begin'),
];
await ask(3, 'select 1');
rmSync(HOLD_DISK);
await Promise.all(answers);
await ask(3, 'commit');
await place.close();
