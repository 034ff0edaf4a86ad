import { searchParamsOf } from '#app/domain/search-params.ts';
import type { Collection } from './entities.ts';
import type { Query } from './query.ts';

/** A query as URL parameters: filters by their own names, besides `search`, `sort`, `order` and the page. */
export function queryParams<C extends Collection>(query: Query<C>): URLSearchParams {
  const { where, sort, ...rest } = query;
  const flat = {
    ...rest,
    ...where,
    ...(sort && { sort: sort.by, order: sort.descending ? 'desc' : 'asc' }),
  };
  return searchParamsOf(flat);
}
