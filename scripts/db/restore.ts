import { closeSync, existsSync, openSync, readSync } from 'node:fs';
import { join } from 'node:path';
import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { stampOf } from '../../app/data/backups/backup-files.server.ts';
import { countRows } from '../../app/data/backups/count-rows.server.ts';
import { runTool } from '../../app/data/backups/postgres-tools.server.ts';
import { explainFailure } from '../../app/data/engine/database-failure.server.ts';
import { openDatabase } from '../../app/data/engine/database.server.ts';
import { restoreDirectory } from '../../app/data/engine/embedded-place.server.ts';
import {
  createErasureFile,
  doneErasures,
  unreadableErasures,
  type KnownErasure,
} from '../../app/data/privacy/erasures.server.ts';
import { secretIn } from '../../app/data/secrets/secret-file.server.ts';
import type { Config } from '../../server/config.ts';
import { orExit, tableOf } from './report.ts';

/** Restores a backup into the configured database; the server must not be running. */
await orExit(async (config) => {
  const { DATA_DIR, DATABASE_URL, SECRET } = config;
  const directory = join(DATA_DIR, 'database');
  const [file] = process.argv.slice(2);
  if (file === undefined) throw new Error('Say which backup: npm run db:restore -- <file>');
  if (!existsSync(file)) throw new Error(`There is no file ${file}.`);
  const erasures = createErasureFile(
    join(DATA_DIR, 'erasures'),
    SECRET ?? secretIn(DATA_DIR),
    Date.now,
  );
  erasures.add(await erasuresInReplacedDatabase(config));
  if (DATABASE_URL === undefined) await restoreEmbedded(file, directory);
  else {
    const whole = [
      '--clean',
      '--if-exists',
      '--no-owner',
      '--exit-on-error',
      '--single-transaction',
    ];
    await runTool('pg_restore', DATABASE_URL, [...whole, file], { environment: process.env });
  }
  const database = await openDatabase(
    DATABASE_URL === undefined ? { directory } : { url: DATABASE_URL },
  );
  const { repeated, unreadable } = await erasures.repeatMissing(database);
  console.table(tableOf(await countRows(database.db)));
  await database.close();
  if (repeated > 0) console.log(`${repeated} erasures made since the backup were repeated.`);
  if (unreadable > 0) console.warn(unreadableErasures(unreadable));
  console.log('The backup is restored, and up to date with this release.');
});

/** Erasures known to the replaced database; none if it does not exist or cannot be read. */
async function erasuresInReplacedDatabase({
  DATA_DIR,
  DATABASE_URL,
}: Config): Promise<KnownErasure[]> {
  const directory = join(DATA_DIR, 'database');
  try {
    if (DATABASE_URL !== undefined) return await erasuresOn(DATABASE_URL);
    if (!existsSync(directory)) return [];
    const database = await openDatabase({ directory });
    try {
      return await doneErasures(database.db);
    } finally {
      await database.close();
    }
  } catch (error) {
    const words = explainFailure(error) ?? (error instanceof Error ? error.message : String(error));
    console.warn(`Erasures are read from ${join(DATA_DIR, 'erasures')} alone: ${words}`);
    return [];
  }
}

/** Without applying migrations. */
async function erasuresOn(url: string): Promise<KnownErasure[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    const { rows } = await client.query(`select to_regclass('privacy_requests') as name`);
    const isThere = (rows as { name: string | null }[])[0]?.name;
    return isThere ? await doneErasures(drizzle({ client })) : [];
  } finally {
    await client.end();
  }
}

async function restoreEmbedded(file: string, directory: string): Promise<void> {
  if (!isGzip(file))
    throw new Error(`${file} is no backup of an embedded database. Nothing was changed.`);
  const aside = await restoreDirectory(directory, file, stampOf(new Date()));
  if (aside !== null) console.log(`The database that was there is now ${aside}`);
}

function isGzip(file: string): boolean {
  const start = Buffer.alloc(2);
  const descriptor = openSync(file, 'r');
  readSync(descriptor, start, 0, start.length, 0);
  closeSync(descriptor);
  return start[0] === 0x1f && start[1] === 0x8b;
}
