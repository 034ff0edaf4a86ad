import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { stampOf } from '../../app/data/backups/backup-files.server.ts';
import { requestBackup } from '../../app/data/backups/backup-socket.server.ts';
import {
  backupDirectory,
  createBackups,
  type TakenBackup,
} from '../../app/data/backups/take-backup.server.ts';
import { openDatabase, type Place } from '../../app/data/engine/database.server.ts';
import type { Config } from '../../server/config.ts';
import { orExit, tableOf } from './report.ts';

const [asked] = process.argv.slice(2);

/** Backs up the configured database, whether the server is running or not. */
await orExit(async (config) => {
  const { DATA_DIR, DATABASE_URL } = config;
  const name = `iluma-${stampOf(new Date())}.${DATABASE_URL === undefined ? 'tar.gz' : 'dump'}`;
  const file = resolve(asked ?? join(backupDirectory(DATA_DIR), name));
  if (existsSync(file)) throw new Error(`${file} is there already. Nothing was changed.`);
  const { rows } =
    (DATABASE_URL === undefined && (await requestBackup(join(DATA_DIR, 'backup.sock'), file))) ||
    (await takeAlone(config, file));
  console.table(tableOf(rows));
  console.log(`The backup is ${file}`);
  console.log(
    `Keep ${join(DATA_DIR, 'secret')} with it, unless SECRET is set: links sent by mail are signed with it.`,
  );
  console.log(
    `Keep ${join(DATA_DIR, 'erasures')} as it is on the day of a restore: whom it tells of is erased again.`,
  );
});

/** Opens the database without migrating it. */
async function takeAlone({ DATA_DIR, DATABASE_URL }: Config, file: string): Promise<TakenBackup> {
  const directory = join(DATA_DIR, 'database');
  if (DATABASE_URL === undefined && !existsSync(directory))
    throw new Error(`There is no database in ${resolve(directory)} yet.`);
  const place = DATABASE_URL === undefined ? { directory } : { url: DATABASE_URL };
  const database = await openDatabase(place satisfies Place, { migrations: 'leave' });
  try {
    const environment = process.env;
    return await createBackups({ database, place, dataDirectory: DATA_DIR, environment })(file);
  } finally {
    await database.close();
  }
}
