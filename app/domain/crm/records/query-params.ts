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
  type Value = string | number | undefined;
  const pairs = Object.entries(flat as Record<string, Value | readonly Value[]>).flatMap(
    ([name, value]) => [value].flat().map((each) => [name, each] as const),
  );
  return new URLSearchParams(
    pairs.flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)]])),
  );
}
