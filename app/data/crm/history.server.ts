import { and, desc, eq, sql } from 'drizzle-orm';
import { auditLog } from '#app/data/audit-log/schema.server.ts';
import type { Transaction } from '#app/data/engine/database.server.ts';
import type { Client, Records } from '#app/domain/crm/records/entities.ts';
import { observationsRule } from '#app/domain/crm/records/journal.ts';
import {
  clientsObservedBefore,
  keptRecords,
  needsEarlier,
  type KnownChange,
} from '#app/domain/crm/store/history.ts';
import type { CrmUser } from './crm-user.server.ts';
import { bin, journal } from './schema.server.ts';
import type { Step } from './write-records.server.ts';

/**
 * Adds what the changes write into stored history: see the rule in domain/crm/store/history.ts.
 *
 * @throws HistoryRefused when an existing note or entry would change
 */
export async function withHistory(
  t: Transaction,
  steps: readonly Step[],
  user: CrmUser,
  now: Date,
): Promise<Step[]> {
  const earlier = new Map([
    ...(await binnedRecords(t, steps)),
    ...(await clientsBeforeLastChange(t, steps, user)),
  ]);
  const known = steps.map((step): KnownChange => ({ ...step, earlier: earlier.get(step) ?? null }));
  const observedAt = await lastObservations(
    t,
    clientsObservedBefore(steps.map(({ change }) => change)),
  );
  const writer = { author: user.actor.name, now: now.toISOString() };
  const kept = keptRecords(known, writer, observedAt);
  return steps.map((step, at) => {
    const record = kept[at];
    return record && step.after
      ? { ...step, after: { ...record, version: step.after.version } }
      : step;
  });
}

/** The bin's contents for the changes that restore. */
async function binnedRecords(t: Transaction, steps: readonly Step[]) {
  const restoring = steps.filter(({ isRestoring }) => isRestoring);
  if (restoring.length === 0) return [];
  const rows = await t
    .select({ collection: bin.collection, id: bin.id, record: bin.record })
    .from(bin)
    .where(sql`${bin.id} = any(${sql.param(restoring.map(({ id }) => id))}::text[])`);
  return rows.flatMap(({ collection, id, record }) =>
    restoring
      .filter((step) => step.id === id && step.change.in === collection)
      .map((step): [Step, Records[typeof collection]] => [step, record]),
  );
}

/** Clients before their last change, if the user made it or may delete. */
async function clientsBeforeLastChange(
  t: Transaction,
  steps: readonly Step[],
  user: CrmUser,
): Promise<[Step, Client][]> {
  const changed = steps.filter((step) => needsEarlier(step));
  if (changed.length === 0) return [];
  const ids = changed.map(({ id }) => id);
  const versions = changed.map(({ before }) => String(before?.version));
  const rows = await t
    .selectDistinctOn([auditLog.entityId])
    .from(auditLog)
    .where(
      and(
        eq(auditLog.entity, 'client'),
        sql`(${auditLog.entityId}, ${auditLog.after}->>'version') in (
          select * from unnest(${sql.param(ids)}::text[], ${sql.param(versions)}::text[]))`,
      ),
    )
    .orderBy(auditLog.entityId, desc(auditLog.at), desc(auditLog.id));
  const own = rows.filter(
    ({ actorKind, actorId }) =>
      user.may('delete') || (actorKind === user.actor.kind && actorId === user.actor.id),
  );
  return own.flatMap(({ entityId, before }) => {
    const step = changed.find(({ id }) => id === entityId);
    return step && before ? [[step, before as Client] as [Step, Client]] : [];
  });
}

/** When clients were last observed. */
async function lastObservations(
  t: Transaction,
  clientIds: readonly string[],
): Promise<Map<string, string>> {
  if (clientIds.length === 0) return new Map();
  const rows = await t
    .selectDistinctOn([journal.relatedId], { id: journal.relatedId, at: journal.timestamp })
    .from(journal)
    .where(
      and(
        sql`${journal.relatedId} = any(${sql.param(clientIds)}::text[])`,
        sql`${journal.basis}->>'rule' = ${observationsRule}`,
      ),
    )
    .orderBy(journal.relatedId, desc(journal.timestamp));
  return new Map(rows.map(({ id, at }) => [id, at.toISOString()]));
}
