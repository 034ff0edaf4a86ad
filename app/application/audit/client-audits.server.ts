import {
  cancelAudit,
  findAudit,
  listClientAudits,
  removeAudit,
} from '#app/data/audit/audit-store.server.ts';
import {
  linkFindingTasks,
  listFindingTasks,
  lockClient,
} from '#app/data/audit/audit-tasks.server.ts';
import { idsWithAbsorbed } from '#app/data/crm/absorbed-clients.server.ts';
import { applyChanges } from '#app/data/crm/apply-changes.server.ts';
import type { CrmUser } from '#app/data/crm/crm-user.server.ts';
import type { Database } from '#app/data/engine/database.server.ts';
import { newId } from '#app/data/engine/new-id.server.ts';
import { planFindingTasks } from '#app/domain/crm/plans/audit-tasks.ts';
import type { AuditJob } from '#app/domain/ila/audit/audit-job.ts';
import type { Language } from '#app/i18n/languages.ts';
import type { Services } from '../services.ts';
import { checkWords } from './check-words.ts';

type Made =
  | { readonly outcome: 'made'; readonly tasks: readonly { checkId: string; taskId: string }[] }
  | { readonly outcome: 'unknown' };

/**
 * Creates tasks from findings of a client's audit. A finding with an open task gets no other.
 *
 * @param now epoch milliseconds
 * @throws NotAllowed when the user may not change records
 */
export async function makeFindingTasks(
  { database, changeFeed }: Pick<Services, 'database' | 'changeFeed'>,
  {
    clientId,
    auditId,
    checkIds,
    language,
  }: { clientId: string; auditId: string; checkIds: readonly string[]; language: Language },
  user: CrmUser,
  now: number,
): Promise<Made> {
  const at = new Date(now);
  const done = await database.tx(async (t) => {
    // The lock prevents a double click from creating the tasks twice.
    const client = await lockClient(t, clientId);
    const audit = await findAudit(t, auditId);
    if (!client || !audit?.report) return null;
    const own = await idsWithAbsorbed(t, [clientId]);
    if (audit.clientId === null || !own.includes(audit.clientId)) return null;
    const known = await listFindingTasks(t, clientId);
    const open = new Set(
      known.filter(({ task }) => task.status !== 'done').map(({ checkId }) => checkId),
    );
    const findings = audit.report.checks
      .filter(({ id, status }) => status === 'fail' && checkIds.includes(id) && !open.has(id))
      .map(({ id, points }) => {
        const { name, how } = checkWords(id, language);
        return { id, points, title: name, steps: how };
      });
    const planned = planFindingTasks(client, findings, {
      now: at.toISOString(),
      newId: () => newId(now),
    });
    if (planned.length === 0) return { tasks: [], counts: {} };
    const changes = planned.map(({ change }) => change);
    const applied = await applyChanges(t, changes, user, at);
    const tasks = planned.map(({ id, taskId }) => ({ checkId: id, taskId }));
    await linkFindingTasks(t, clientId, tasks);
    return { tasks, counts: applied.ok ? applied.counts : {} };
  });
  if (!done) return { outcome: 'unknown' };
  changeFeed.publish(done.counts);
  return { outcome: 'made', tasks: done.tasks };
}

/** Maximum number of audits on a client's record. */
const mostShown = 200;

/** A client's audits, latest first, and the tasks created from findings. */
export async function readClientAudits({ db }: Pick<Database, 'db'>, clientId: string) {
  const [audits, tasks] = await Promise.all([
    listClientAudits(db, clientId, mostShown),
    listFindingTasks(db, clientId),
  ]);
  return { audits, tasks };
}

/** An audit by its id; null if it was deleted. */
export const readAudit = ({ db }: Pick<Database, 'db'>, id: string): Promise<AuditJob | null> =>
  findAudit(db, id);

/** @returns false when it has ended or does not exist */
export const stopAudit = (
  { db }: Pick<Database, 'db'>,
  id: string,
  now: number,
): Promise<boolean> => cancelAudit(db, id, new Date(now));

/** @returns false when it does not exist */
export const deleteAudit = ({ db }: Pick<Database, 'db'>, id: string): Promise<boolean> =>
  removeAudit(db, id);
