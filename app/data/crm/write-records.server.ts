import { and, eq, lt, sql } from 'drizzle-orm';
import type { Transaction } from '#app/data/engine/database.server.ts';
import { excludedColumns } from '#app/data/engine/excluded-columns.server.ts';
import type { Collection, Records } from '#app/domain/crm/records/entities.ts';
import { searchTextOf } from '#app/domain/crm/records/query.ts';
import type { Change } from '#app/domain/crm/store/store.ts';
import { partsOf } from '#app/domain/parts-of.ts';
import type { Actor } from '#app/domain/staff/actor.ts';
import { binLimit } from './bin.server.ts';
import { crmTableOf } from './crm-tables.server.ts';
import { bin } from './schema.server.ts';

/** A record with the same id was inserted concurrently. */
export class ConcurrentCreation extends Error {}

/** Rows per statement: PostgreSQL accepts at most 65,535 parameters. */
const batchSize = 500;

/** A change, with the record before and after it. */
export interface Step {
  change: Change;
  id: string;
  before: Records[Collection] | null;
  after: Records[Collection] | null;
  /** Whether it restores a record from the bin. */
  isRestoring: boolean;
}

/** Inserts, updates and deletes one collection's records. */
export async function writeRecords(
  t: Transaction,
  collection: Collection,
  steps: readonly Step[],
  { name }: Actor,
  now: Date,
): Promise<void> {
  const { table, toRow } = crmTableOf(collection);
  const rowsOf = (chosen: readonly Step[]) =>
    chosen.flatMap(({ after }) => (after ? [toRow(after)] : []));

  for (const rows of partsOf(rowsOf(steps.filter(({ before }) => !before)), batchSize)) {
    // oxlint-disable-next-line no-await-in-loop -- one transaction is one connection
    const made = await t
      .insert(table)
      .values(rows)
      .onConflictDoNothing()
      .returning({ id: table.id });
    if (made.length < rows.length) throw new ConcurrentCreation();
  }
  // Locked and compared above, so every row exists: this is a bulk update.
  for (const rows of partsOf(rowsOf(steps.filter(({ before }) => before)), batchSize))
    // oxlint-disable-next-line no-await-in-loop -- as above
    await t
      .insert(table)
      .values(rows)
      .onConflictDoUpdate({ target: table.id, set: excludedColumns(table) });

  const removed = steps.filter(({ after }) => !after);
  const restored = steps.filter(({ isRestoring }) => isRestoring);
  if (restored.length > 0) await removeFromBin(t, collection, restored);
  if (removed.length === 0) return;
  await t
    .delete(table)
    .where(sql`${table.id} = any(${sql.param(removed.map(({ id }) => id))}::text[])`);
  // Purge expired bin rows on write.
  await t.delete(bin).where(lt(bin.removedAt, binLimit(now)));
  for (const some of partsOf(removed, batchSize))
    // oxlint-disable-next-line no-await-in-loop -- as above
    await t.insert(bin).values(
      some.flatMap(({ id, before }) =>
        before
          ? [
              {
                collection,
                id,
                record: before,
                removedAt: now,
                removedBy: name,
                searchText: searchTextOf(collection, before),
              },
            ]
          : [],
      ),
    );
}

async function removeFromBin(
  t: Transaction,
  collection: Collection,
  steps: readonly Step[],
): Promise<void> {
  const ids = steps.map(({ id }) => id);
  await t
    .delete(bin)
    .where(and(eq(bin.collection, collection), sql`${bin.id} = any(${sql.param(ids)}::text[])`));
}
