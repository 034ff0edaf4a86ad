import type { CrmCopy } from '#app/content/crm/shape.ts';
import { clientStatuses } from '#app/domain/crm/records/client-statuses.ts';
import { ownerParams } from '#app/domain/saved-views/view-owners.ts';
import { choiceFilter, textFilter, type FilterTable } from '../../filters/filter.ts';

/** Sort orders with their initial direction: names ascending, figures descending. */
export const clientSorts = {
  name: false,
  score: true,
  revenue: true,
  updatedAt: true,
  sector: false,
  status: false,
} as const;

/** Value of `score` for clients without a measured score. */
export const unmeasured = 'jamais';

export type ClientSort = keyof typeof clientSorts;

export const clientSortKeys = Object.keys(clientSorts) as ClientSort[];

export const clientFilters = {
  search: textFilter({
    param: 'q',
    id: 'crm-search',
    label: ({ clients }: CrmCopy) => clients.search,
    printed: { label: ({ exporting }) => exporting.printed.search },
  }),
  status: choiceFilter({
    param: 'statut',
    id: 'crm-status',
    options: clientStatuses,
    label: ({ clients }: CrmCopy) => clients.filters,
    names: ({ clients }) => clients.filterNames,
    any: ({ clients }) => clients.all,
    printed: { label: ({ form }) => form.fields.status, names: ({ clients }) => clients.statuses },
  }),
  owner: textFilter({
    param: ownerParams.clients,
    id: 'crm-owner',
    label: ({ clients }: CrmCopy) => clients.owner,
    any: ({ clients }) => clients.anyOwner,
  }),
  tag: textFilter({
    param: 'etiquette',
    id: 'crm-tag',
    label: ({ clientList }: CrmCopy) => clientList.tag,
    printed: { label: ({ form }) => form.fields.tags },
  }),
  score: textFilter({
    param: 'score',
    id: 'crm-score',
    label: ({ clientList }: CrmCopy) => clientList.scoreFrom,
    printed: { names: ({ clientList }) => ({ [unmeasured]: clientList.neverMeasured }) },
  }),
  sort: textFilter({
    param: 'tri',
    id: 'crm-sort',
    isView: true,
    label: ({ clients }: CrmCopy) => clients.sort,
  }),
  direction: choiceFilter({
    param: 'sens',
    id: 'crm-direction',
    isView: true,
    options: ['asc', 'desc'],
    label: ({ clients }: CrmCopy) => clients.sort,
    names: ({ clientList }) => ({ asc: clientList.ascending, desc: clientList.descending }),
    any: ({ clients }) => clients.sort,
  }),
  view: choiceFilter({
    param: 'vue',
    id: 'crm-view',
    isView: true,
    options: ['fiches', 'tableau'],
    label: ({ clientList }: CrmCopy) => clientList.view,
    names: ({ clientList }) => ({
      fiches: clientList.views.cards,
      tableau: clientList.views.table,
    }),
    any: ({ clientList }) => clientList.view,
  }),
} as const satisfies FilterTable<CrmCopy>;
