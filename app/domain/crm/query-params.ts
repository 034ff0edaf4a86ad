import type { Collection } from './entities.ts';
import type { Query } from './query.ts';

/** A query as the parameters of an address: filters by their own names, beside `search`, `sort`, `order` and the page. */
export function queryParams<C extends Collection>(query: Query<C>): URLSearchParams {
  const { where, sort, ...rest } = query;
  const flat = {
    ...rest,
    ...where,
    ...(sort && { sort: sort.by, order: sort.descending ? 'desc' : 'asc' }),
  };
  const params = new URLSearchParams();
  for (const [name, value] of Object.entries(flat) as [string, unknown][])
    for (const each of Array.isArray(value) ? (value as unknown[]) : [value])
      if (each !== undefined) params.append(name, String(each));
  return params;
}
