import { sql } from 'drizzle-orm';
import type { Action } from '#app/domain/crm/permissions.ts';
import { createCrmStore, type LiveCrmStore } from '../app/data/crm-store.server.ts';
import { createCrmNews, readChangeCounts } from '../app/data/crm-news.server.ts';
import type { Database } from '../app/data/database.server.ts';

/** Takes every record out of a CRM's tables, and every trace of it. */
export async function emptyCrm({ db }: Database): Promise<void> {
  // Truncating makes new files, which takes longer than there are rows to delete.
  await db.execute(sql`
    with a as (delete from crm_clients), b as (delete from crm_projects), c as (delete from crm_tasks),
      d as (delete from crm_journal), e as (delete from crm_bin), f as (delete from crm_collections),
      g as (delete from crm_sums)
    delete from audit_log`);
}

interface Opened {
  store: LiveCrmStore;
  /** How often the database was asked for news. */
  reads: () => number;
}

/** A CRM as one process of the site opens it. */
export function openCrm(
  database: Database,
  {
    now = Date.now,
    may = () => true,
    pollEvery,
  }: { now?: () => number; may?: (action: Action) => boolean; pollEvery?: number } = {},
): Opened {
  let reads = 0;
  const news = createCrmNews({
    read: () => {
      reads += 1;
      return readChangeCounts(database.db);
    },
    report: (error) => {
      throw error;
    },
    ...(pollEvery !== undefined && { every: pollEvery }),
  });
  const actor = { kind: 'staff', id: 'u1', name: 'Inès Caron' } as const;
  return {
    store: createCrmStore({ database, news, user: { actor, may }, now }),
    reads: () => reads,
  };
}
