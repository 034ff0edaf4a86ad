import { setTimeout as pause } from 'node:timers/promises';
import { asc, eq, gt } from 'drizzle-orm';
import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core';
import { crmTableOf } from '#app/data/crm/crm-tables.server.ts';
import type { Database, Transaction } from '#app/data/engine/database.server.ts';
import { excludedColumns } from '#app/data/engine/excluded-columns.server.ts';
import type { Job } from '#app/data/engine/jobs.server.ts';
import { jobs } from '#app/data/engine/schema.server.ts';
import { derivedOf, leadOf } from '#app/data/leads/lead-rows.server.ts';
import { leads } from '#app/data/leads/schema.server.ts';
import { collections } from '#app/domain/crm/records/entities.ts';
import { day } from '#app/domain/durations.ts';

/** Version of the rules that compute columns from a record's fields. */
const rules = 5;

const jobName = `derived-columns-${rules}`;

const century = 100 * 365 * day;

/** Rows read and locked per transaction: few, because requests wait while they are computed. */
const batchSize = 100;

/** Pause before the next batch, as a multiple of the last batch's duration. */
const rest = 2;

type Row = Record<string, unknown>;

/**
 * Computes the derived columns (search texts, phone numbers, identity keys, tag keys, sort keys) of rows written by an earlier
 * release, or under another default phone country. It runs once per version of the rules, and whenever
 * `recomputeDerivedColumns` requests it.
 */
export function derivedColumnsJob(database: Database): Job {
  return {
    name: jobName,
    every: century,
    async run() {
      for (const collection of collections) {
        const { table, toRow, toRecord } = crmTableOf(collection);
        // oxlint-disable-next-line no-await-in-loop -- in the background, one table after the other
        await refresh(database, table, (row) => toRow(toRecord(row)));
      }
      await refresh(database, leads, (row) => derivedOf(leadOf(row as never)));
    },
  };
}

/** By then, other processes know of the change. */
const known = 10_000;

export async function recomputeDerivedColumns(t: Transaction, at: Date): Promise<void> {
  const dueAt = new Date(at.getTime() + known);
  await t.update(jobs).set({ dueAt }).where(eq(jobs.name, jobName));
}

async function refresh(
  database: Database,
  table: PgTable & { id: AnyPgColumn },
  derive: (row: Row) => Row,
): Promise<void> {
  let after: unknown = null;
  do {
    const from = after;
    const begun = performance.now();
    // oxlint-disable-next-line no-await-in-loop -- one batch after the other
    after = await database.tx(async (t) => {
      const rows: Row[] = await t
        .select()
        .from(table)
        .where(from === null ? undefined : gt(table.id, from))
        .orderBy(asc(table.id))
        .limit(batchSize)
        .for('update');
      const stale = rows.flatMap((row) => {
        const derived = derive(row);
        return isSame(row, derived) ? [] : [{ ...row, ...derived }];
      });
      if (stale.length > 0)
        await t
          .insert(table)
          .values(stale)
          .onConflictDoUpdate({ target: table.id, set: excludedColumns(table) });
      return rows.length < batchSize ? null : rows.at(-1)?.id;
    });
    // oxlint-disable-next-line no-await-in-loop -- requests go first
    if (after !== null) await pause(rest * (performance.now() - begun));
  } while (after !== null);
}

function isSame(row: Row, derived: Row): boolean {
  return Object.entries(derived).every(
    ([name, value]) => JSON.stringify(row[name]) === JSON.stringify(value),
  );
}
