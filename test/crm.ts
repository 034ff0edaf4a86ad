import { sql } from 'drizzle-orm';
import type { Action } from '#app/domain/crm/permissions.ts';
import { createChangeFeed, readChangeCounts } from '../app/data/crm/change-feed.server.ts';
import { createCrmStore, type LiveCrmStore } from '../app/data/crm/crm-store.server.ts';
import {
  bin,
  changeGroups,
  collectionStates,
  recordTables,
  sums,
} from '../app/data/crm/schema.server.ts';
import type { Database } from '../app/data/engine/database.server.ts';

/** Deletes every record of the CRM and its journal, sums and audit log. */
export async function emptyCrm({ db }: Database): Promise<void> {
  // Truncating creates new files, which takes longer than deleting a few rows.
  const tables = [...Object.values(recordTables), bin, changeGroups, collectionStates, sums];
  const deletions = tables.map((table, at) => sql`${sql.raw(`d${at}`)} as (delete from ${table})`);
  await db.execute(sql`with ${sql.join(deletions, sql`, `)} delete from audit_log`);
}

interface Opened {
  store: LiveCrmStore;
  /** How often the change counts were read from the database. */
  reads: () => number;
}

/** A CRM as opened by one process of the site. */
export function openCrm(
  database: Database,
  {
    now = Date.now,
    may = () => true,
    id = 'u1',
    name = 'Inès Caron',
    pollEvery,
  }: {
    now?: () => number;
    may?: (action: Action) => boolean;
    /** The user's id. */
    id?: string;
    name?: string;
    pollEvery?: number;
  } = {},
): Opened {
  let reads = 0;
  const changeFeed = createChangeFeed({
    read: () => {
      reads += 1;
      return readChangeCounts(database.db);
    },
    report: (error) => {
      throw error;
    },
    ...(pollEvery !== undefined && { every: pollEvery }),
  });
  const actor = { kind: 'staff', id, name } as const;
  return {
    store: createCrmStore({ database, changeFeed, user: { actor, may }, now }),
    reads: () => reads,
  };
}
