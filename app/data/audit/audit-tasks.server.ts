import { eq, inArray, sql } from 'drizzle-orm';
import { idsWithAbsorbed } from '#app/data/crm/absorbed-clients.server.ts';
import { crmTableOf } from '#app/data/crm/crm-tables.server.ts';
import { recordTables } from '#app/data/crm/schema.server.ts';
import type { Reader, Transaction } from '#app/data/engine/database.server.ts';
import type { Client, Task } from '#app/domain/crm/records/entities.ts';
import { auditTasks } from './schema.server.ts';

/** A task created from a finding. */
export interface FoundTask {
  readonly checkId: string;
  readonly task: Task;
}

/** Tasks created from a client's findings, except deleted ones. */
export async function listFindingTasks(reader: Reader, clientId: string): Promise<FoundTask[]> {
  const clientIds = await idsWithAbsorbed(reader, [clientId]);
  const links = await reader
    .select()
    .from(auditTasks)
    .where(inArray(auditTasks.clientId, clientIds));
  if (links.length === 0) return [];
  const { toRecord } = crmTableOf('tasks');
  const ids = links.map(({ taskId }) => taskId);
  const rows = await reader
    .select()
    .from(recordTables.tasks)
    .where(inArray(recordTables.tasks.id, ids));
  const tasks = new Map(rows.map((row) => [row.id, toRecord(row)]));
  return links.flatMap(({ checkId, taskId }) => {
    const task = tasks.get(taskId);
    return task ? [{ checkId, task }] : [];
  });
}

/** Links findings of a client's audits to the tasks created from them; a finding's latest task counts. */
export async function linkFindingTasks(
  t: Transaction,
  clientId: string,
  links: readonly { checkId: string; taskId: string }[],
): Promise<void> {
  await t
    .insert(auditTasks)
    .values(links.map((link) => ({ clientId, ...link })))
    .onConflictDoUpdate({
      target: [auditTasks.clientId, auditTasks.checkId],
      set: { taskId: sql`excluded.task_id` },
    });
}

/** A client, locked until the transaction ends; null if it was deleted. */
export async function lockClient(t: Transaction, id: string): Promise<Client | null> {
  const { clients } = recordTables;
  const [row] = await t.select().from(clients).where(eq(clients.id, id)).for('update');
  return row ? crmTableOf('clients').toRecord(row) : null;
}
