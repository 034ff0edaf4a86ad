import type { ViewSection } from '#app/domain/saved-views/saved-view.ts';
import type { FilterTable } from '../filters/filter.ts';
import { queryOf } from '../filters/use-draft.ts';
import { useWorkspaceQuery } from '../frame/workspace-query.ts';

/** A section, and the filters, order and display that its views store. */
export interface SectionFilters {
  section: ViewSection;
  table: FilterTable<never>;
}

/** The part of the address that a section's view stores. */
export function useSectionView({ table }: Pick<SectionFilters, 'table'>) {
  const { get, set } = useWorkspaceQuery();
  const params = Object.values(table).map(({ param }) => param);
  const partOf = (valueOf: (param: string) => string) => queryOf(params, valueOf);
  const read = (query: string) => {
    const values = new URLSearchParams(query);
    return (param: string) => values.get(param) ?? '';
  };
  return {
    /** The current view, to be saved. */
    present: () => partOf(get),
    isPresent: (query: string) => partOf(read(query)) === partOf(get),
    apply: (query: string) => {
      const valueOf = read(query);
      set(Object.fromEntries(params.map((param) => [param, valueOf(param)])));
    },
  };
}
