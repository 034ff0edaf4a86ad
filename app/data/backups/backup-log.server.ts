import { hostname } from 'node:os';
import { desc, isNull, lt } from 'drizzle-orm';
import type { Db } from '#app/data/engine/database.server.ts';
import { newId } from '#app/data/engine/new-id.server.ts';
import type { BackupRun } from '#app/domain/backups/backup.ts';
import { day } from '#app/domain/durations.ts';
import { backups } from './schema.server.ts';

/** Days after which a run is deleted. */
const kept = 90;

/** Records a run on this machine, successful or not. */
export async function recordBackup(db: Db, run: Omit<BackupRun, 'host'>): Promise<void> {
  const { startedAt } = run;
  await db.insert(backups).values({ id: newId(startedAt.getTime()), host: hostname(), ...run });
  const limit = new Date(startedAt.getTime() - kept * day);
  await db.delete(backups).where(lt(backups.startedAt, limit));
}

/** The last run, and the last successful one. */
export async function lastBackups(
  db: Db,
): Promise<{ last: BackupRun | null; lastGood: BackupRun | null }> {
  const newest = db.select(columns).from(backups).orderBy(desc(backups.startedAt)).limit(1);
  const [last] = await newest;
  if (!last) return { last: null, lastGood: null };
  if (last.failure === null) return { last, lastGood: last };
  const [lastGood] = await db
    .select(columns)
    .from(backups)
    .where(isNull(backups.failure))
    .orderBy(desc(backups.startedAt))
    .limit(1);
  return { last, lastGood: lastGood ?? null };
}

const { startedAt, endedAt, host, file, bytes, rows, failure } = backups;
const columns = { startedAt, endedAt, host, file, bytes, rows, failure };
