import { isDeepStrictEqual } from 'node:util';
import { and, eq, sql } from 'drizzle-orm';
import { auditLog } from '#app/data/audit-log/schema.server.ts';
import type { Transaction } from '#app/data/engine/database.server.ts';
import {
  collectionTable,
  type Client,
  type Collection,
  type JournalEntry,
  type Records,
} from '#app/domain/crm/records/entities.ts';
import type { CrmUser } from './crm-user.server.ts';
import type { Step } from './write-records.server.ts';

/**
 * The changes as made before, by the same user with the same content: a client that lost the response sends them again.
 *
 * @param steps with the current records
 * @returns null unless all of them match exactly
 */
export async function repeatedSteps(
  t: Transaction,
  steps: readonly Step[],
  { actor }: CrmUser,
): Promise<Step[] | null> {
  const entities = steps.map(({ change }) => collectionTable[change.in].entity);
  const made = await t
    .select({ entity: auditLog.entity, id: auditLog.entityId, before: auditLog.before })
    .from(auditLog)
    .where(
      and(
        eq(auditLog.actorKind, actor.kind),
        sql`${auditLog.actorId} is not distinct from ${actor.id}`,
        sql`(${auditLog.entity}, ${auditLog.entityId}, ${versionIn('before')}, ${versionIn('after')}) in (
          select * from unnest(
            ${sql.param(entities)}::text[],
            ${sql.param(steps.map(({ id }) => id))}::text[],
            ${sql.param(steps.map(({ change }) => String(change.on ?? '')))}::text[],
            ${sql.param(steps.map(({ before }) => String(before?.version ?? '')))}::text[]))`,
      ),
    );
  const repeated = steps.flatMap((step, at) => {
    const earlier = made.find(({ entity, id }) => entity === entities[at] && id === step.id);
    if (!earlier || !stands(step)) return [];
    return [{ ...step, before: earlier.before as Step['before'], after: step.before }];
  });
  return repeated.length === steps.length ? repeated : null;
}

/** The version in one of the columns; empty without a record. */
function versionIn(column: 'before' | 'after') {
  return sql`coalesce(${auditLog[column]}->>'version', '')`;
}

/** Whether the record already has the change's result. */
function stands({ change, before: current }: Step): boolean {
  if (change.do === 'remove' || !current) return change.do === 'remove' && !current;
  return isDeepStrictEqual(asSent(change.in, change.record), asSent(change.in, current));
}

/** A record without fields set by the store: see domain/crm/store/history.ts. */
function asSent(collection: Collection, record: Records[Collection]): object {
  const sent = { ...record, version: 0 };
  if (collection === 'clients')
    return { ...sent, notes: (record as Client).notes.map(({ id, text }) => ({ id, text })) };
  if (collection !== 'journal') return sent;
  const { title, content, type, relatedTo, aiGenerated, basis } = record as JournalEntry;
  return { title, content, type, relatedTo, aiGenerated, rule: basis?.rule };
}
