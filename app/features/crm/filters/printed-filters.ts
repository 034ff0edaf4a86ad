import type { CrmCopy } from '#app/content/crm/shape.ts';
import type { CrmStore } from '#app/domain/crm/store/store.ts';
import { clientFilters } from '../clients/list/client-filter-table.ts';
import { journalFilters } from '../journal/journal-filters.ts';
import { projectFilters } from '../projects/project-filters.ts';
import { prospectFilters } from '../prospecting/prospect-filters.ts';
import { taskFilters } from '../tasks/task-filters.ts';
import { valueIn, type FilterTable } from './filter.ts';

const tables = {
  clients: clientFilters,
  projets: projectFilters,
  taches: taskFilters,
  journal: journalFilters,
  prospection: prospectFilters,
} as const satisfies Record<string, FilterTable<CrmCopy>>;

/** Sections that can be printed. */
export type PrintedSection = keyof typeof tables;

/**
 * A section's filters in an address, as text.
 *
 * @param reader.me name of who prints, for filters that say “mine”
 */
export async function printedFilters(
  section: PrintedSection,
  get: (name: string) => string,
  { messages, store, me }: { messages: CrmCopy; store: CrmStore; me: string },
): Promise<string[]> {
  const table: FilterTable<CrmCopy> = tables[section];
  const lines = await Promise.all(
    Object.values(table).map(async ({ label, names, collection, printed, ...filter }) => {
      const value = filter.isView ? '' : valueIn({ label, ...filter }, get);
      if (!value) return [];
      const said = (printed?.names ?? names)?.(messages, me)[value];
      const text = collection ? (await store.get(collection, value))?.name : (said ?? value);
      return text ? [`${(printed?.label ?? label)(messages)} = ${text}`] : [];
    }),
  );
  return lines.flat();
}
