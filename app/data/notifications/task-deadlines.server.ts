import { and, asc, gte, lte, ne, sql } from 'drizzle-orm';
import { recordTables } from '#app/data/crm/schema.server.ts';
import type { Database } from '#app/data/engine/database.server.ts';
import type { Day } from '#app/domain/crm/records/field.ts';
import type { NotificationDraft } from '#app/domain/notifications/notification-drafts.ts';
import { notify, readColleagues } from './notify.server.ts';
import { notifications } from './schema.server.ts';

const { tasks } = recordTables;

/** Maximum tasks per transaction. */
const batch = 200;

/**
 * Notifies owners of tasks due on a day, or overdue and unfinished.
 *
 * @param since earlier due tasks are ignored: they are no longer news
 */
export async function notifyOfDeadlines(
  database: Database,
  { today, since, at }: { today: Day; since: Day; at: Date },
): Promise<void> {
  for (let notified = batch; notified === batch;)
    // oxlint-disable-next-line no-await-in-loop -- short transactions, one after the other
    notified = await notifyOfSome(database, { today, since, at });
}

/** @returns the number of tasks */
function notifyOfSome(
  database: Database,
  { today, since, at }: { today: Day; since: Day; at: Date },
): Promise<number> {
  return database.tx(async (t) => {
    const team = new Map((await readColleagues(t)).map(({ id, name }) => [name, id]));
    const kind = sql<
      'due' | 'overdue'
    >`case when ${tasks.due} = ${today} then 'due' else 'overdue' end`;
    const key = sql`${kind} || ' tasks ' || ${tasks.id} || ' ' || ${tasks.due}`;
    const owners = sql.param([...team.keys()]);
    const rows = await t
      .select({ id: tasks.id, owner: tasks.owner, due: tasks.due, kind })
      .from(tasks)
      .where(
        and(
          ne(tasks.status, 'done'),
          gte(tasks.due, since),
          lte(tasks.due, today),
          sql`${tasks.owner} = any(${owners}::text[])`,
          sql`not exists (select 1 from ${notifications} where ${notifications.recordId} = ${tasks.id} and ${notifications.dedupeKey} = ${key})`,
        ),
      )
      .orderBy(asc(tasks.due), asc(tasks.id))
      .limit(batch);
    const drafts = rows.flatMap(({ id, owner, due, kind: own }): NotificationDraft[] => {
      const to = team.get(owner);
      return to === undefined
        ? []
        : [{ to, kind: own, place: 'tasks', recordId: id, occasion: due ?? '' }];
    });
    for (const each of drafts)
      // oxlint-disable-next-line no-await-in-loop -- each stands by itself, and one connection
      await notify(t, [each], { actor: null, at });
    return rows.length;
  });
}
