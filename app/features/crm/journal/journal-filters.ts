import type { CrmCopy } from '#app/content/crm/shape.ts';
import { journalTypes } from '#app/domain/crm/records/journal.ts';
import type { Query } from '#app/domain/crm/records/query.ts';
import { choiceFilter, textFilter, type FilterTable } from '../filters/filter.ts';
import type { Filters } from '../filters/use-filters.ts';

export const journalFilters = {
  search: textFilter({
    param: 'q',
    id: 'journal-search',
    label: ({ journal }: CrmCopy) => journal.search,
    printed: { label: ({ exporting }) => exporting.printed.search },
  }),
  type: choiceFilter({
    param: 'type',
    id: 'journal-type',
    options: journalTypes,
    label: ({ journal }: CrmCopy) => journal.filter,
    names: ({ journal }) => journal.types,
    any: ({ journal }) => journal.all,
    printed: { label: ({ journal }) => journal.entryType },
  }),
  author: textFilter({
    param: 'auteur',
    id: 'journal-author',
    label: ({ journal }: CrmCopy) => journal.author,
    any: ({ journal }) => journal.anyAuthor,
  }),
  client: textFilter({
    param: 'client',
    id: 'journal-client',
    collection: 'clients',
    label: ({ journal }: CrmCopy) => journal.client,
    any: ({ journal }) => journal.anyClient,
  }),
  from: textFilter({
    param: 'du',
    id: 'journal-du',
    label: ({ journal }: CrmCopy) => journal.from,
  }),
  until: textFilter({
    param: 'au',
    id: 'journal-au',
    label: ({ journal }: CrmCopy) => journal.until,
  }),
} as const satisfies FilterTable<CrmCopy>;

/** The query of the filters. */
export function journalQuery(
  values: Filters<typeof journalFilters>['values'],
): Pick<Query<'journal'>, 'search' | 'where'> {
  const { search, type, author, client } = values;
  const since = instantAt(values.from, '00:00:00.000');
  const until = instantAt(values.until, '23:59:59.999');
  return {
    search,
    where: {
      ...(type && { type }),
      ...(author && { author }),
      ...(client && { relatedId: client }),
      ...(since && { since }),
      ...(until && { until }),
    },
  };
}

/** The instant of a day's start or end in the user's time zone; null for an invalid day. */
function instantAt(day: string, time: string): string | null {
  const at = Date.parse(`${day}T${time}`);
  return Number.isNaN(at) ? null : new Date(at).toISOString();
}
