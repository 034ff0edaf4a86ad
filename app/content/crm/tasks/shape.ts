import type { Playbook, PlaybookCode } from '#app/domain/crm/plans/tasks.ts';
import type { TaskStatus, TaskPriority } from '#app/domain/crm/records/entities.ts';
import type { PluralForms } from '#app/i18n/plural.ts';

export interface TasksCopy {
  title: string;
  filter: string;
  all: string;
  mine: string;
  overdueOnly: string;
  search: string;
  whose: string;
  anyStatus: string;
  anyPriority: string;
  anyClient: string;
  anyProject: string;
  dues: { any: string; late: string; today: string; week: string };
  sort: string;
  reset: string;
  project: string;
  noProject: string;
  ticked: string;
  remove: string;
  removed: string;
  required: string;
  quickLabel: string;
  quickAdd: string;
  added: string;
  statuses: Record<TaskStatus, string>;
  next: string;
  /** Button that completes a task; with {name}. */
  complete: string;
  completed: string;
  /** Said when a completed task is to do again; with {name}. */
  reopened: string;
  priorities: Record<TaskPriority, string>;
  due: string;
  noDue: string;
  overdue: string;
  owner: string;
  client: string;
  noClient: string;
  checklist: string;
  edit: string;
  editTitle: string;
  taskTitle: string;
  status: string;
  priority: string;
  empty: string;
  /** Before the first task. */
  none: string;
  noneHint: string;
  playbook: string;
  playbookService: string;
  playbookHelp: string;
  playbookRun: string;
  playbookThere: string;
  playbookDone: PluralForms;
  playbooks: Record<Playbook, string>;
  steps: Record<PlaybookCode, string>;
}
