import { useState } from 'react';
import { systemAuthor } from '#app/domain/crm/plans/planning.ts';
import type { JournalEntry } from '#app/domain/crm/records/entities.ts';
import { useVisit } from '#app/ui/visit.ts';
import { ExportMenu } from '../export/export-menu.tsx';
import { EmptyList } from '../filters/empty-list.tsx';
import { FilterBar } from '../filters/filter-bar.tsx';
import { FilterChips, FilterDay, FilterSearch, FilterSelect } from '../filters/filter-fields.tsx';
import { FilterRecord } from '../filters/filter-record.tsx';
import { useFilters, type Filters } from '../filters/use-filters.ts';
import { AddButton } from '../frame/add-button.tsx';
import { newRecord, useWorkspaceQuery } from '../frame/workspace-query.ts';
import { useWorkspace } from '../frame/workspace.tsx';
import { readAll } from '../records/read-all.ts';
import { useList } from '../records/use-records.ts';
import { EntryForm } from './entry-form.tsx';
import { JournalItem } from './journal-entry.tsx';
import { journalExportRows } from './journal-export.ts';
import { journalFilters, journalQuery } from './journal-filters.ts';

/** Number of entries shown at first, and added by each press of the button below them. */
const batch = 100;

/** The journal, newest entry first. */
export function Journal() {
  const { messages, may, store } = useWorkspace();
  const { journal: copy, frame } = messages;
  const { get, closeRecord } = useWorkspaceQuery();
  const [limit, setLimit] = useState(batch);
  const filters = useFilters(journalFilters, () => setLimit(batch));
  const query = journalQuery(filters.values);
  const page = useList('journal', { ...query, limit });

  async function gather() {
    const records = await readAll(store, 'journal', query);
    return { records, rows: journalExportRows(records, messages) };
  }

  return (
    <>
      <FilterBar
        title={copy.title}
        filters={filters}
        page={page}
        reset={copy.reset}
        search={<FilterSearch filters={filters} messages={messages} filter="search" />}
        chips={<FilterChips filters={filters} messages={messages} filter="type" />}
        folded={{
          names: ['author', 'client', 'from', 'until'],
          fields: <FoldedFilters filters={filters} shown={page?.items ?? []} />,
        }}
        actions={
          <>
            <ExportMenu section="journal" table={journalFilters} what="journal" gather={gather} />
            <AddButton label={copy.add} />
          </>
        }
      />
      {page?.total === 0 && (
        <EmptyList
          filters={filters}
          noMatch={copy.noMatch}
          advice={filters.values.search && messages.palette.advice}
          reset={copy.reset}
          none={copy.empty}
        >
          <p className="text-dust">{copy.emptyHint}</p>
        </EmptyList>
      )}
      <ol>
        {page?.items.map((entry) => (
          <li key={entry.id} className="border-b border-line py-1.5">
            <JournalItem entry={entry} />
          </li>
        ))}
      </ol>
      {page && page.next !== undefined && limit < 1000 && (
        <button type="button" className="button mt-6" onClick={() => setLimit(limit + batch)}>
          {frame.more}
        </button>
      )}
      {get('fiche') === newRecord && may('edit') && <EntryForm onClose={closeRecord} />}
    </>
  );
}

function FoldedFilters({
  filters,
  shown,
}: {
  filters: Filters<typeof journalFilters>;
  shown: readonly JournalEntry[];
}) {
  const { language } = useVisit();
  const { messages, team } = useWorkspace();
  const { author } = filters.values;
  // The team, the rules, and the authors of the shown entries.
  const authors = [
    ...new Set([...team, systemAuthor, ...shown.map((entry) => entry.author), author]),
  ]
    .filter(Boolean)
    .toSorted((a, b) => a.localeCompare(b, language));
  const shared = { filters, messages };
  return (
    <>
      <FilterSelect {...shared} filter="author" more={authors} />
      <FilterRecord {...shared} filter="client" />
      <FilterDay {...shared} filter="from" />
      <FilterDay {...shared} filter="until" />
    </>
  );
}
