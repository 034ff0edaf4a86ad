import type { CrmCopy } from '#app/content/crm/shape.ts';
import { daysAfter } from '#app/domain/crm/records/days.ts';
import type { Day } from '#app/domain/crm/records/field.ts';
import type { Query } from '#app/domain/crm/records/query.ts';
import { taskPriorities, taskStatuses } from '#app/domain/crm/records/tasks.ts';
import { ownerParams } from '#app/domain/saved-views/view-owners.ts';
import { choiceFilter, textFilter, type FilterTable } from '../filters/filter.ts';
import type { Filters } from '../filters/use-filters.ts';

/** Horizon of a due-date choice, in days from today; overdue tasks included. */
const dues = { late: 0, today: 1, week: 8 } as const;

/** Value of `qui` for the user's own tasks. */
export const mine = 'moi';

export const taskFilters = {
  search: textFilter({
    param: 'q',
    id: 'tasks-search',
    label: ({ tasks }: CrmCopy) => tasks.search,
    printed: { label: ({ exporting }) => exporting.printed.search },
  }),
  owner: textFilter({
    param: ownerParams.tasks,
    id: 'tasks-owner',
    label: ({ tasks }: CrmCopy) => tasks.owner,
    any: ({ projects }) => projects.anyMember,
    printed: { names: (_messages, me) => ({ [mine]: me }) },
  }),
  status: choiceFilter({
    param: 'statut',
    id: 'tasks-status',
    options: taskStatuses,
    label: ({ tasks }: CrmCopy) => tasks.status,
    names: ({ tasks }) => tasks.statuses,
    any: ({ tasks }) => tasks.anyStatus,
  }),
  priority: choiceFilter({
    param: 'priorite',
    id: 'tasks-priority',
    options: taskPriorities,
    label: ({ tasks }: CrmCopy) => tasks.priority,
    names: ({ tasks }) => tasks.priorities,
    any: ({ tasks }) => tasks.anyPriority,
  }),
  client: textFilter({
    param: 'client',
    id: 'tasks-client',
    collection: 'clients',
    label: ({ tasks }: CrmCopy) => tasks.client,
    any: ({ tasks }) => tasks.anyClient,
  }),
  project: textFilter({
    param: 'projet',
    id: 'tasks-project',
    collection: 'projects',
    label: ({ tasks }: CrmCopy) => tasks.project,
    any: ({ tasks }) => tasks.anyProject,
  }),
  due: choiceFilter({
    param: 'echeance',
    id: 'tasks-due',
    options: ['late', 'today', 'week'],
    label: ({ tasks }: CrmCopy) => tasks.due,
    names: ({ tasks }) => tasks.dues,
    any: ({ tasks }) => tasks.dues.any,
  }),
  sort: choiceFilter({
    param: 'tri',
    id: 'tasks-sort',
    isView: true,
    options: ['priority', 'status', 'title', 'updatedAt'],
    label: ({ tasks }: CrmCopy) => tasks.sort,
    names: ({ tasks, clients }) => ({
      priority: tasks.priority,
      status: tasks.status,
      title: tasks.taskTitle,
      updatedAt: clients.sorts.updatedAt,
    }),
    any: ({ tasks }) => tasks.due,
  }),
} as const satisfies FilterTable<CrmCopy>;

/**
 * The query of the filters.
 *
 * @param owner of the tasks; empty for any
 */
export function taskQuery(
  { search, status, priority, client, project, due, sort }: Filters<typeof taskFilters>['values'],
  owner: string,
  today: Day,
): Query<'tasks'> {
  return {
    search,
    where: {
      ...(owner && { owner }),
      ...(status && { status }),
      ...(priority && { priority }),
      ...(due && { overdueOn: daysAfter(today, dues[due]) }),
      ...(client && { clientId: client }),
      ...(project && { projectId: project }),
    },
    sort: sort ? { by: sort, descending: sort === 'updatedAt' } : { by: 'due' },
  };
}
