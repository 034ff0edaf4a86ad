import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { openDatabase } from '../../app/data/engine/database.server.ts';
import { moveTables, discardProgress } from './move-tables.ts';
import { orExit } from './report.ts';

const usage = `Moves the embedded database to a PostgreSQL server. Stop the site first; start it again with DATABASE_URL.

  npm run db:move -- postgres://user:password@host/name
  npm run db:move -- postgres://user:password@host/name --start-over    empties what an earlier run has moved

The embedded database is only read, and stays where it is. A run that was cut off goes on where it was.`;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { 'start-over': { type: 'boolean' } },
});

await orExit(async ({ DATA_DIR }) => {
  const [url] = positionals;
  if (url === undefined || !/^postgres(ql)?:\/\//.test(url)) throw new Error(usage);
  const directory = join(DATA_DIR, 'database');
  if (!existsSync(directory)) throw new Error(`There is no database in ${resolve(directory)}.`);
  const source = await openDatabase({ directory });
  try {
    const target = await openDatabase({ url });
    try {
      if (values['start-over']) await discardProgress(target);
      const moved = await moveTables(source, target, (table, rows) =>
        console.log(`${table}: ${rows} rows`),
      );
      console.table(moved);
      console.log(
        'Both hold the same. Start the site with DATABASE_URL, and with the same DATA_DIR or SECRET.',
      );
    } finally {
      await target.close();
    }
  } finally {
    await source.close();
  }
});
