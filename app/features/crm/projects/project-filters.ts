import type { CrmCopy } from '#app/content/crm/shape.ts';
import type { Query } from '#app/domain/crm/records/query.ts';
import { ownerParams } from '#app/domain/saved-views/view-owners.ts';
import { choiceFilter, textFilter, type FilterTable } from '../filters/filter.ts';
import type { Filters } from '../filters/use-filters.ts';

export const projectFilters = {
  search: textFilter({
    param: 'q',
    id: 'projects-search',
    label: ({ projects }: CrmCopy) => projects.search,
    printed: { label: ({ exporting }) => exporting.printed.search },
  }),
  member: textFilter({
    param: ownerParams.projects,
    id: 'projects-member',
    label: ({ projects }: CrmCopy) => projects.member,
    any: ({ projects }) => projects.anyMember,
  }),
  client: textFilter({
    param: 'client',
    id: 'projects-client',
    collection: 'clients',
    label: ({ tasks }: CrmCopy) => tasks.client,
    any: ({ tasks }) => tasks.anyClient,
  }),
  sort: choiceFilter({
    param: 'tri',
    id: 'projects-sort',
    isView: true,
    options: ['stage', 'due', 'updatedAt'],
    label: ({ clients }: CrmCopy) => clients.sort,
    names: ({ projects, tasks, clients }) => ({
      stage: projects.stage,
      due: tasks.due,
      updatedAt: clients.sorts.updatedAt,
    }),
    any: ({ projects }) => projects.name,
  }),
  view: choiceFilter({
    param: 'vue',
    id: 'projects-view',
    isView: true,
    options: ['liste'],
    label: ({ projects }: CrmCopy) => projects.view,
    names: ({ projects }) => ({ liste: projects.views.list }),
    any: ({ projects }) => projects.views.board,
  }),
} as const satisfies FilterTable<CrmCopy>;

/** The query of the filters. */
export function projectQuery({
  search,
  member,
  client,
  sort,
}: Filters<typeof projectFilters>['values']): Omit<Query<'projects'>, 'limit'> {
  return {
    search,
    where: { ...(member && { assignedTeamMember: member }), ...(client && { clientId: client }) },
    sort: sort ? { by: sort, descending: sort === 'updatedAt' } : { by: 'name' },
  };
}
