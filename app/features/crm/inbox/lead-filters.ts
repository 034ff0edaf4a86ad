import type { LeadsCopy } from '#app/content/leads/shape.ts';
import type { LeadPage, LeadQuery } from '#app/domain/leads/inbox.ts';
import { leadStatuses, type LeadStatus } from '#app/domain/leads/lead.ts';
import { ownerParams } from '#app/domain/saved-views/view-owners.ts';
import { settingFilter, textFilter, type FilterTable } from '../filters/filter.ts';
import type { Filters } from '../filters/use-filters.ts';

const states = ['open', ...leadStatuses, 'all'] as const;
export type LeadState = (typeof states)[number];

export const leadFilters = {
  search: textFilter({
    param: 'q',
    id: 'lead-search',
    label: (messages: LeadsCopy) => messages.search,
  }),
  assignee: textFilter({
    param: ownerParams.leads,
    id: 'lead-owner',
    label: (messages: LeadsCopy) => messages.assignee,
    any: (messages) => messages.anyAssignee,
  }),
  state: settingFilter({
    param: 'etat',
    id: 'lead-state',
    options: states,
    usual: 'open',
    label: (messages: LeadsCopy) => messages.states,
    names: (messages) => ({ ...messages.statuses, open: messages.open, all: messages.all }),
  }),
} as const satisfies FilterTable<LeadsCopy>;

/** The query of the filters. */
export function leadQuery({
  search,
  assignee,
  state,
}: Filters<typeof leadFilters>['values']): LeadQuery {
  return {
    ...(state === 'open' && { isOpen: true }),
    ...(state !== 'open' && state !== 'all' && { status: [state] }),
    ...(assignee && { assignedTo: assignee }),
    ...(search && { search }),
  };
}

/** Number of leads per option of a filter. */
export function countOf({ counts, open }: LeadPage, state: LeadState): number {
  if (state === 'open') return open;
  const chosen: readonly LeadStatus[] = state === 'all' ? leadStatuses : [state];
  return chosen.reduce((sum: number, status) => sum + counts[status], 0);
}
