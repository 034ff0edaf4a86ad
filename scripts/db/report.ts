import { readConfig, type Config } from '../../server/config.ts';
import { createPrivateFiles } from '../../server/private-files.ts';
import { explainFailure } from '../../app/data/engine/database-failure.server.ts';
import type { Database } from '../../app/data/engine/database.server.ts';
import { countRows, listTables } from './tables.ts';

/** Row counts by table, for console.table. */
export async function rowsByTable(database: Database): Promise<Record<string, { rows: number }>> {
  const counted: Record<string, { rows: number }> = {};
  for (const table of await listTables(database))
    counted[table.name] = { rows: await countRows(database, table) };
  return counted;
}

/** A sortable timestamp that is valid in file names: `20260115-120000`. */
export const stampOf = (now: Date): string =>
  now.toISOString().replace(/\..*$/, '').replaceAll(/[-:]/g, '').replace('T', '-');

/** Runs a script as configured, and prints errors without their stack or SQL. Its files are for this user only. */
export async function orExit(script: (config: Config) => Promise<void>): Promise<void> {
  createPrivateFiles();
  try {
    await script(readConfig());
  } catch (error) {
    console.error(explainFailure(error) ?? (error instanceof Error ? error.message : error));
    process.exitCode = 1;
  }
}
