import type { CheckResult } from '#app/domain/ila/audit/audit-score.ts';
import type { AuditReport } from '#app/domain/ila/audit/audit.ts';
import type { Client, Task } from '../records/entities.ts';
import type { Change } from '../store/store.ts';
import { created, noted, updated, type Planning } from './planning.ts';

/** The title and steps of a finding's task. */
export interface FindingText {
  readonly id: string;
  readonly title: string;
  readonly steps: readonly string[];
}

/** Priority of a finding's task, by its check's share of all points. */
const highFrom = 2.5;
const normalFrom = 1;

/** A task to fix each finding. */
export function planFindingTasks(
  client: Client,
  findings: readonly (FindingText & Pick<CheckResult, 'points'>)[],
  planning: Pick<Planning, 'now' | 'newId'>,
): { readonly id: string; readonly taskId: string; readonly change: Change }[] {
  return findings.map(({ id, title, steps, points }) => {
    const taskId = planning.newId();
    const change = created(
      'tasks',
      {
        title,
        clientId: client.id,
        projectId: null,
        status: 'todo',
        priority: points >= highFrom ? 'high' : points >= normalFrom ? 'normal' : 'low',
        owner: client.assignedTo,
        due: null,
        checklist: steps.map((text, at) => ({ id: `item-${at}`, text, isDone: false })),
      },
      { now: planning.now, newId: () => taskId },
    );
    return { id, taskId, change };
  });
}

/** A finding's task and the name of its check. */
export interface FindingTask {
  readonly checkId: string;
  readonly name: string;
  readonly task: Task;
}

/**
 * Closes the tasks of findings that a new audit no longer has, reopens those of findings that have returned, and logs
 * both.
 */
export function planProof(
  client: Pick<Client, 'id' | 'name'>,
  report: Pick<AuditReport, 'checks'>,
  tasks: readonly FindingTask[],
  planning: Planning,
): Change[] {
  const statuses = new Map<string, CheckResult['status']>(
    report.checks.map(({ id, status }) => [id, status]),
  );
  return tasks.flatMap(({ checkId, name: finding, task }): Change[] => {
    const status = statuses.get(checkId);
    const code =
      status === 'pass' && task.status !== 'done'
        ? 'mended'
        : status === 'fail' && task.status === 'done'
          ? 'brokenAgain'
          : null;
    if (code === null) return [];
    return [
      updated('tasks', task, { status: code === 'mended' ? 'done' : 'todo' }, planning),
      noted(
        code,
        { name: client.name, finding },
        {
          type: code === 'mended' ? 'success' : 'issue',
          relatedTo: { type: 'client', id: client.id },
        },
        planning,
      ),
    ];
  });
}
