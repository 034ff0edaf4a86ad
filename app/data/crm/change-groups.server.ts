import { and, desc, eq, getTableColumns, gte, lt, ne, sql } from 'drizzle-orm';
import { auditLog } from '#app/data/audit-log/schema.server.ts';
import type { Reader, Transaction } from '#app/data/engine/database.server.ts';
import { historyAge, type ChangeGroup, type GroupTag } from '#app/domain/crm/store/change-group.ts';
import { countsOfChanges } from '#app/domain/crm/store/change-groups.ts';
import { NotAllowed, type CrmUser } from './crm-user.server.ts';
import { changeGroups } from './schema.server.ts';
import type { Step } from './write-records.server.ts';

/** Maximum number of groups listed. */
const mostListed = 200;

/**
 * Adds changes to their group's count, in their transaction.
 *
 * @throws NotAllowed when the group is someone else's
 */
export async function recordGroup(
  t: Transaction,
  { id, kind, reverts }: GroupTag,
  { steps, user, now }: { steps: readonly Step[]; user: CrmUser; now: Date },
): Promise<void> {
  const counts = countsOfChanges(
    steps.map(({ change, before, after }) => ({ in: change.in, before, after })),
  );
  const { kind: actorKind, id: actorId, name: actorName } = user.actor;
  const [own] = await t
    .insert(changeGroups)
    .values({ id, kind, at: now, actorKind, actorId, actorName, ...counts })
    .onConflictDoUpdate({
      target: changeGroups.id,
      set: {
        added: sql`${changeGroups.added} + excluded.added`,
        changed: sql`${changeGroups.changed} + excluded.changed`,
        removed: sql`${changeGroups.removed} + excluded.removed`,
      },
      setWhere: sql`${changeGroups.actorKind} = excluded.actor_kind
        and ${changeGroups.actorId} is not distinct from excluded.actor_id`,
    })
    .returning({ id: changeGroups.id });
  if (!own) throw new NotAllowed('restore');
  if (reverts !== undefined) await markReverted(t, reverts, user, now);
  // Purge expired groups on write.
  await t.delete(changeGroups).where(lt(changeGroups.at, limitOf(now)));
}

export async function markReverted(t: Reader, id: string, user: CrmUser, now: Date): Promise<void> {
  await t
    .update(changeGroups)
    .set({ revertedAt: now })
    .where(and(eq(changeGroups.id, id), user.may('restore') ? undefined : isBy(user.actor)));
}

export function isBy({ kind, id }: CrmUser['actor']) {
  return and(
    eq(changeGroups.actorKind, kind),
    sql`${changeGroups.actorId} is not distinct from ${id}`,
  );
}

export const limitOf = (now: Date) => new Date(now.getTime() - historyAge);

/** Title of a group's journal entry, which is among its last changes. */
const title = sql<string>`coalesce((
  select latest.after->>'title' from (
    select entity, before, after from ${auditLog}
    where group_id = ${changeGroups}.id order by ${auditLog}.id desc limit 10
  ) as latest
  where latest.entity = 'entry' and latest.before is null limit 1), '')`;

/** The groups that a user may revert, latest first: their own, or all for those who may restore. */
export async function listGroups(reader: Reader, user: CrmUser, now: Date): Promise<ChangeGroup[]> {
  const rows = await reader
    .select({ ...getTableColumns(changeGroups), title })
    .from(changeGroups)
    .where(
      and(
        gte(changeGroups.at, limitOf(now)),
        ne(changeGroups.kind, 'revert'),
        user.may('restore') ? undefined : isBy(user.actor),
      ),
    )
    .orderBy(desc(changeGroups.at), desc(changeGroups.id))
    .limit(mostListed);
  return rows.map(
    ({ id, kind, at, actorName, title: said, added, changed, removed, revertedAt }) => ({
      id,
      kind,
      at: at.toISOString(),
      by: actorName,
      title: said,
      added,
      changed,
      removed,
      revertedAt: revertedAt?.toISOString() ?? null,
    }),
  );
}
