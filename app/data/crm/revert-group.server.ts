import { and, desc, eq, gte, lt, sql } from 'drizzle-orm';
import { auditLog } from '#app/data/audit-log/schema.server.ts';
import type { Reader } from '#app/data/engine/database.server.ts';
import {
  collectionTable,
  collections,
  type Collection,
  type Records,
} from '#app/domain/crm/records/entities.ts';
import type {
  GroupReverted,
  GroupRevertRequest,
  GroupTag,
} from '#app/domain/crm/store/change-group.ts';
import { planGroupRevert, type GroupedChange } from '#app/domain/crm/store/change-groups.ts';
import type { Applied, Change } from '#app/domain/crm/store/store.ts';
import { isBy, limitOf, markReverted } from './change-groups.server.ts';
import { crmTableOf } from './crm-tables.server.ts';
import { NotAllowed, type CrmUser } from './crm-user.server.ts';
import { changeGroups } from './schema.server.ts';

/** Maximum changes reverted per call. */
const partSize = 500;

interface Revert {
  id: string;
  request: GroupRevertRequest;
  user: CrmUser;
  /** The time after which groups can no longer be reverted. */
  now: Date;
  restore: (changes: readonly Change[], group?: GroupTag) => Promise<Applied>;
}

/** Reverts the next changes of a group, in a separate transaction. */
export async function revertGroupPart(
  reader: Reader,
  { id, request: { force, after, as, conflicts: earlier }, user, now, restore }: Revert,
): Promise<GroupReverted | null> {
  const [group] = await reader
    .select({ isOwn: sql<boolean>`(${isBy(user.actor)})` })
    .from(changeGroups)
    .where(and(eq(changeGroups.id, id), gte(changeGroups.at, limitOf(now))));
  if (!group) return null;
  if (!group.isOwn && !user.may('restore')) throw new NotAllowed('restore');
  const { changes, next } = await readPart(reader, id, after);
  const { plan, conflicts } = await applied(reader, changes, force, (some) =>
    restore(some, { id: as, kind: 'revert' }),
  );
  const isWhole = next === null && earlier + conflicts.length === 0;
  if (isWhole) await markReverted(reader, id, user, now);
  return {
    reverted: plan.filter((change) => change.in !== 'journal').length,
    conflicts,
    next,
  };
}

/** Plans based on the current records, and again if one of them changes meanwhile. */
async function applied(
  reader: Reader,
  changes: readonly GroupedChange[],
  force: boolean,
  apply: (plan: readonly Change[]) => Promise<Applied>,
) {
  for (;;) {
    /* oxlint-disable no-await-in-loop -- each try is made on what the one before has found */
    const current = await readCurrent(reader, changes);
    const planned = planGroupRevert(
      changes,
      (collection, id) => current.get(`${collection}/${id}`) ?? null,
      force,
    );
    if (planned.plan.length === 0 || (await apply(planned.plan)).ok) return planned;
    /* oxlint-enable no-await-in-loop */
  }
}

/** A group's latest changes before an audit log entry. */
async function readPart(
  reader: Reader,
  groupId: string,
  after: string | null,
): Promise<{ changes: GroupedChange[]; next: string | null }> {
  const rows = await reader
    .select()
    .from(auditLog)
    .where(and(eq(auditLog.groupId, groupId), after === null ? undefined : lt(auditLog.id, after)))
    .orderBy(desc(auditLog.id))
    .limit(partSize + 1);
  const entries = rows.slice(0, partSize);
  const last = entries.at(-1);
  return {
    changes: entries.flatMap(({ entity, entityId: id, before, after: next }) => {
      const collection = collections.find((each) => collectionTable[each].entity === entity);
      if (!collection) return [];
      return [{ in: collection, id, before, after: next } as GroupedChange];
    }),
    next: last && rows.length > partSize ? last.id : null,
  };
}

async function readCurrent(
  reader: Reader,
  changes: readonly GroupedChange[],
): Promise<Map<string, Records[Collection]>> {
  const current = new Map<string, Records[Collection]>();
  for (const collection of collections) {
    const ids = changes.filter((change) => change.in === collection).map(({ id }) => id);
    if (ids.length === 0) continue;
    const { table, toRecord } = crmTableOf(collection);
    // oxlint-disable-next-line no-await-in-loop -- one collection after the other
    const rows = await reader
      .select()
      .from(table)
      .where(sql`${table.id} = any(${sql.param(ids)}::text[])`);
    for (const row of rows) {
      const record = toRecord(row);
      current.set(`${collection}/${record.id}`, record);
    }
  }
  return current;
}
