import {
  closeSync,
  existsSync,
  fsyncSync,
  mkdirSync,
  openSync,
  renameSync,
  writeSync,
} from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { requestBackup } from '../../app/data/engine/backup-socket.server.ts';
import { openDatabase } from '../../app/data/engine/database.server.ts';
import { runTool } from './postgres-tools.ts';
import { orExit, rowsByTable, stampOf } from './report.ts';

const [asked] = process.argv.slice(2);

/** Backs up the database that the server is configured with, whether the server runs or not. */
await orExit(async ({ DATA_DIR, DATABASE_URL }) => {
  const name = `iluma-${stampOf(new Date())}.${DATABASE_URL === undefined ? 'tar.gz' : 'dump'}`;
  const file = resolve(asked ?? join(DATA_DIR, 'backups', name));
  if (existsSync(file)) throw new Error(`${file} is there already. Nothing was changed.`);
  mkdirSync(dirname(file), { recursive: true });
  if (DATABASE_URL === undefined) await backUpEmbedded(file, DATA_DIR);
  else await runTool('pg_dump', DATABASE_URL, ['--format=custom', '--no-owner', `--file=${file}`]);
  console.log(`The backup is ${file}`);
  console.log(
    `Keep ${join(DATA_DIR, 'secret')} with it, unless SECRET is set: links sent by mail are signed with it.`,
  );
  console.log(
    `Keep ${join(DATA_DIR, 'erasures')} as it is on the day of a restore: whom it tells of is erased again.`,
  );
});

async function backUpEmbedded(file: string, data: string): Promise<void> {
  const bytes =
    (await requestBackup(join(data, 'backup.sock'))) ??
    (await dumpDirectory(join(data, 'database')));
  // Verify the backup by opening it.
  const copy = await openDatabase({ memory: true, from: new Uint8Array(bytes) });
  console.table(await rowsByTable(copy));
  await copy.close();
  const draft = `${file}.new`;
  // Readable by its owner only: it contains personal data.
  const descriptor = openSync(draft, 'w', 0o600);
  writeSync(descriptor, bytes);
  fsyncSync(descriptor);
  closeSync(descriptor);
  renameSync(draft, file);
}

async function dumpDirectory(directory: string): Promise<Uint8Array> {
  if (!existsSync(directory)) throw new Error(`There is no database in ${resolve(directory)} yet.`);
  const database = await openDatabase({ directory });
  try {
    return await database.dump();
  } finally {
    await database.close();
  }
}
