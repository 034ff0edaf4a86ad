import type { CrmCopy } from '#app/content/crm/shape.ts';
import type { CrmStore } from '#app/domain/crm/store/store.ts';
import { clientFilters } from '../clients/list/client-filter-table.ts';
import { journalFilters } from '../journal/journal-filters.ts';
import { projectFilters } from '../projects/project-filters.ts';
import { valueIn, type Filter } from './filter.ts';

/** Filters of the printable sections; each parameter once. */
const filters = [clientFilters, journalFilters, projectFilters]
  .flatMap((table): readonly Filter<CrmCopy>[] => Object.values(table))
  .filter(({ isView }) => !isView)
  .filter(({ param }, at, all) => all.findIndex((each) => each.param === param) === at);

/** The filters of an address, as text. */
export async function printedFilters(
  get: (name: string) => string,
  messages: CrmCopy,
  store: CrmStore,
): Promise<string[]> {
  const lines = await Promise.all(
    filters.map(async ({ label, names, collection, printed, ...filter }) => {
      const value = valueIn({ label, ...filter }, get);
      if (!value) return [];
      const said = (printed?.names ?? names)?.(messages)[value];
      const text = collection ? (await store.get(collection, value))?.name : (said ?? value);
      return text ? [`${(printed?.label ?? label)(messages)} = ${text}`] : [];
    }),
  );
  return lines.flat();
}
