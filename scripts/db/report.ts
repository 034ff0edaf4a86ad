import type { Database } from '../../app/data/database.server.ts';
import { countRows, listTables } from './tables.ts';

/** How many rows each table has, to be shown by console.table. */
export async function rowsByTable(database: Database): Promise<Record<string, { rows: number }>> {
  const counted: Record<string, { rows: number }> = {};
  for (const table of await listTables(database))
    counted[table.name] = { rows: await countRows(database, table) };
  return counted;
}

/** `20260115-120000`, which sorts by time and is a file name everywhere. */
export const stampOf = (now: Date): string =>
  now.toISOString().replace(/\..*$/, '').replaceAll(/[-:]/g, '').replace('T', '-');

/** Runs a script; what it refuses is said in words, without a stack. */
export async function orExit(script: () => Promise<void>): Promise<void> {
  try {
    await script();
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}
