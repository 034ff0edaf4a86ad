import type { ListQuery } from '#app/domain/crm/store/paged-list.ts';
import { useFilters } from '../../filters/use-filters.ts';
import { useWorkspaceQuery } from '../../frame/workspace-query.ts';
import {
  clientFilters,
  clientSortKeys,
  clientSorts,
  unmeasured,
  type ClientSort,
} from './client-filter-table.ts';

/** The client list's filters and sort order. */
export function useClientQuery() {
  const { get } = useWorkspaceQuery();
  const filters = useFilters(clientFilters);
  const { status, owner, tag, score, sort, direction, view } = filters.values;
  const scoreFrom = /^\d{1,3}$/.test(score) ? Number(score) : 0;
  const isUnmeasured = score === unmeasured;
  const by = clientSortKeys.find((key) => key === sort) ?? 'name';
  const descending = direction === '' ? clientSorts[by] : direction === 'desc';

  return {
    filters,
    tag,
    scoreFrom,
    isUnmeasured,
    by,
    descending,
    /** Cards or table; null chooses by the number of clients. */
    mode: view || null,
    isNarrowed: Boolean(get('q') || status || owner || tag || scoreFrom || isUnmeasured),
    /** The query without its search, which the search field has first. */
    query: {
      where: {
        ...(status && { status }),
        ...(owner && { assignedTo: owner }),
        ...(tag && { tag }),
        ...(scoreFrom > 0 && { scoreFrom }),
        ...(isUnmeasured && { isUnmeasured }),
      },
      sort: { by, descending },
    } satisfies ListQuery<'clients'>,
    /** Sorts by this, or reverses the direction if it already does. */
    sortBy: (next: ClientSort, isDescending = next === by ? !descending : clientSorts[next]) =>
      filters.set({
        sort: next === 'name' ? '' : next,
        direction: isDescending === clientSorts[next] ? '' : isDescending ? 'desc' : 'asc',
      }),
  };
}
