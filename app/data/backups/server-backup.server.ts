import { closeSync, fsyncSync, openSync } from 'node:fs';
import { sql } from 'drizzle-orm';
import type { Database } from '#app/data/engine/database.server.ts';
import type { RowCounts } from '#app/domain/backups/backup.ts';
import { countRows } from './count-rows.server.ts';
import { runTool, type ToolSettings } from './postgres-tools.server.ts';

/**
 * Has pg_dump back up a PostgreSQL server, in the same snapshot in which its rows are counted.
 *
 * @returns the number of rows in the backup
 */
export async function dumpServer(
  database: Database,
  url: string,
  file: string,
  tool: ToolSettings,
): Promise<RowCounts> {
  // pg_dump keeps the mode of an existing file.
  closeSync(openSync(file, 'wx', 0o600));
  const rows = await database.tx(async (t) => {
    await t.execute(sql`set transaction isolation level repeatable read, read only`);
    // The transaction stays open for pg_dump, which reads its snapshot.
    await t.execute(sql`set local idle_in_transaction_session_timeout = 0`);
    const counted = await countRows(t);
    const { rows: exported } = await t.execute<{ id: string }>(
      sql`select pg_export_snapshot() as id`,
    );
    const snapshot = `--snapshot=${exported[0]?.id}`;
    const parameters = ['--format=custom', '--no-owner', snapshot, `--file=${file}`];
    await runTool('pg_dump', url, parameters, tool);
    return counted;
  }, 'long');
  const descriptor = openSync(file, 'r');
  fsyncSync(descriptor);
  closeSync(descriptor);
  return rows;
}
