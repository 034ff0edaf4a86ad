import { readConfig } from '../../server/config.ts';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { openDatabase } from '../../app/data/database.server.ts';
import { restoreDirectory } from '../../app/data/embedded-place.server.ts';
import { runTool } from './postgres-tools.ts';
import { orExit, rowsByTable, stampOf } from './report.ts';

const { DATA_DIR, DATABASE_URL } = readConfig();
const directory = join(DATA_DIR, 'database');

/** Puts a backup in the place of the database that the server is configured with; the server must not run. */
await orExit(async () => {
  const [file] = process.argv.slice(2);
  if (file === undefined) throw new Error('Say which backup: npm run db:restore -- <file>');
  if (!existsSync(file)) throw new Error(`There is no file ${file}.`);
  if (DATABASE_URL === undefined) await restoreEmbedded(file);
  else {
    const whole = [
      '--clean',
      '--if-exists',
      '--no-owner',
      '--exit-on-error',
      '--single-transaction',
    ];
    await runTool('pg_restore', DATABASE_URL, [...whole, file]);
  }
  const database = await openDatabase(
    DATABASE_URL === undefined ? { directory } : { url: DATABASE_URL },
  );
  console.table(await rowsByTable(database));
  await database.close();
  console.log('The backup is restored, and up to date with this release.');
});

async function restoreEmbedded(file: string): Promise<void> {
  const bytes = new Uint8Array(readFileSync(file));
  const isGzip = bytes[0] === 0x1f && bytes[1] === 0x8b;
  if (!isGzip)
    throw new Error(`${file} is no backup of an embedded database. Nothing was changed.`);
  const aside = await restoreDirectory(directory, bytes, stampOf(new Date()));
  if (aside !== null) console.log(`The database that was there is now ${aside}`);
}
