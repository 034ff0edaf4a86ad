import { useState } from 'react';
import { journalTypes } from '#app/domain/crm/entities.ts';
import { systemAuthor } from '#app/domain/crm/planning.ts';
import type { Query } from '#app/domain/crm/query.ts';
import { useVisit } from '#app/ui/visit.ts';
import { Chips } from './chips.tsx';
import { useDesk, useList } from './desk.tsx';
import { newRecord, useDeskQuery } from './desk-query.ts';
import { EntryForm } from './entry-form.tsx';
import { ExportButtons } from './export-buttons.tsx';
import { FoundLine } from './found-line.tsx';
import { Entry } from './journal-entry.tsx';
import { journalTable } from './journal-table.ts';
import { readAll } from './read-all.ts';
import { RecordField } from './record-field.tsx';
import { SearchField } from './search-field.tsx';
import { SectionHead } from './section-head.tsx';
import { SelectField } from './select-field.tsx';

const batch = 100;
const nothing = { q: '', type: '', auteur: '', client: '', du: '', au: '' };

/** What has happened, newest first; how it is narrowed stands in the address. */
export function Journal() {
  const { language } = useVisit();
  const { words, may, store, team } = useDesk();
  const { journal: copy, frame } = words;
  const { get, set, closeRecord } = useDeskQuery();
  const [limit, setLimit] = useState(batch);
  const [cleared, setCleared] = useState(0);
  const type = journalTypes.find((each) => each === get('type'));
  const [author, client] = [get('auteur'), get('client')];
  const since = instantAt(get('du'), '00:00:00.000');
  const until = instantAt(get('au'), '23:59:59.999');
  const query: Query<'journal'> = {
    search: get('q'),
    where: {
      ...(type && { type }),
      ...(author && { author }),
      ...(client && { relatedId: client }),
      ...(since && { since }),
      ...(until && { until }),
    },
  };
  const page = useList('journal', { ...query, limit });
  const shown = (page?.items ?? []).map((entry) => entry.author);
  // Who works here, the rules, and whoever has written what is shown.
  const authors = [...new Set([...team, systemAuthor, ...shown, author])]
    .filter(Boolean)
    .toSorted((a, b) => a.localeCompare(b, language));
  const isNarrowed = Object.keys(nothing).some((name) => get(name) !== '');

  function narrow(values: Partial<typeof nothing>) {
    setLimit(batch);
    set(values);
  }

  async function gather() {
    const records = await readAll(store, 'journal', query);
    return { records, rows: journalTable(records, words, language) };
  }

  return (
    <>
      <SectionHead title={copy.title} add={copy.add} />
      <div
        key={cleared}
        className="mt-6 grid grid-cols-[repeat(auto-fit,minmax(min(100%,10.5rem),1fr))] items-end gap-4 lg:grid-cols-[2fr_1fr_1fr_1fr_1fr]"
      >
        <div className="max-lg:col-span-full">
          <SearchField id="journal-search" label={copy.search} />
        </div>
        <SelectField
          name="journal-author"
          label={copy.author}
          value={author}
          options={[
            { value: '', label: copy.anyAuthor },
            ...authors.map((value) => ({ value, label: value })),
          ]}
          onChange={(auteur) => narrow({ auteur })}
        />
        <RecordField
          collection="clients"
          name="journal-client"
          label={copy.client}
          value={client}
          none={copy.anyClient}
          onChange={(chosen) => narrow({ client: chosen })}
        />
        {(['du', 'au'] as const).map((name) => (
          <div key={name} className="grid gap-1.5">
            <label htmlFor={`journal-${name}`} className="small">
              {name === 'du' ? copy.from : copy.until}
            </label>
            <input
              id={`journal-${name}`}
              type="date"
              className="input"
              defaultValue={get(name)}
              onChange={(event) => narrow({ [name]: event.currentTarget.value })}
            />
          </div>
        ))}
      </div>
      <div className="mt-4 flex flex-wrap items-center justify-between gap-4">
        <Chips
          label={copy.filter}
          value={type ?? ''}
          options={[
            ['', copy.all],
            ...journalTypes.map((each) => [each, copy.types[each]] as const),
          ]}
          onChange={(chosen) => narrow({ type: chosen })}
        />
        <ExportButtons what="journal" gather={gather} />
      </div>
      <FoundLine
        page={page}
        reset={copy.reset}
        onReset={
          isNarrowed
            ? () => {
                narrow(nothing);
                setCleared(cleared + 1);
              }
            : undefined
        }
      />
      {page?.total === 0 && <p className="heading py-16 text-center">{copy.empty}</p>}
      <ol className="mt-2 border-t border-line">
        {page?.items.map((entry) => (
          <li key={entry.id} className="border-b border-line py-4">
            <Entry entry={entry} />
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

/** The instant of a time of day on a day where the visitor is; nothing for what is no day. */
function instantAt(day: string, time: string): string | null {
  const at = Date.parse(`${day}T${time}`);
  return Number.isNaN(at) ? null : new Date(at).toISOString();
}
