import { explainFailure } from '../../app/data/engine/database-failure.server.ts';
import type { RowCounts } from '../../app/domain/backups/backup.ts';
import { readConfig, type Config } from '../../server/config.ts';
import { createPrivateFiles } from '../../server/private-files.ts';

/** Row counts by table, for console.table. */
export const tableOf = (rows: RowCounts): Record<string, { rows: number }> =>
  Object.fromEntries(Object.entries(rows).map(([name, count]) => [name, { rows: count }]));

/**
 * Runs a script with the configuration, and prints errors without their stack or SQL. Its files are private to this
 * user.
 */
export async function orExit(script: (config: Config) => Promise<void>): Promise<void> {
  createPrivateFiles();
  try {
    await script(readConfig());
  } catch (error) {
    console.error(explainFailure(error) ?? (error instanceof Error ? error.message : error));
    process.exitCode = 1;
  }
}
