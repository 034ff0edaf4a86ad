import { clientStatuses } from '#app/domain/crm/entities.ts';
import { useDesk } from '../desk.tsx';
import { Chips } from '../chips.tsx';
import { SelectField } from '../select-field.tsx';
import { clientSorts, useClientQuery, type ClientSort } from './use-client-query.ts';
import { Summary } from '../summary.tsx';

/** What narrows and orders the clients: words, status, owner, tag and score; all of it stands in the address. */
export function ClientFilters({
  search,
  onSearch,
}: {
  search: string;
  onSearch: (text: string) => void;
}) {
  const {
    words: { clients: copy, clientList },
    team,
  } = useDesk();
  const { status, owner, tag, scoreFrom, by, descending, isNarrowed, set, sortBy, reset } =
    useClientQuery();
  const sortNames = { ...copy.sorts, ...clientList.sorts };
  return (
    <>
      <div className="mt-6 grid grid-cols-1 items-end gap-4 sm:grid-cols-2 lg:grid-cols-[2fr_1fr_1fr_1fr]">
        <div>
          <label htmlFor="crm-search" className="small mb-1.5 block">
            {copy.search}
          </label>
          <input
            id="crm-search"
            type="search"
            className="input"
            maxLength={200}
            autoComplete="off"
            value={search}
            onChange={(event) => onSearch(event.currentTarget.value)}
          />
        </div>
        <SelectField
          name="crm-owner"
          label={copy.owner}
          value={owner}
          options={[
            { value: '', label: copy.anyOwner },
            ...team.map((name) => ({ value: name, label: name })),
          ]}
          onChange={(responsable) => set({ responsable })}
        />
        <SelectField
          name="crm-sort"
          label={copy.sort}
          value={by}
          options={(Object.keys(clientSorts) as ClientSort[]).map((value) => ({
            value,
            label: sortNames[value],
          }))}
          onChange={(value) => sortBy(value as ClientSort, clientSorts[value as ClientSort])}
        />
        <button
          type="button"
          className="button"
          aria-pressed={descending}
          onClick={() => sortBy(by, !descending)}
        >
          {descending ? clientList.descending : clientList.ascending}
        </button>
      </div>
      <div className="mt-4">
        <Chips
          label={copy.filters}
          value={status ?? ''}
          options={[
            ['', copy.all],
            ...clientStatuses.map((each) => [each, copy.filterNames[each]] as const),
          ]}
          onChange={(statut) => set({ statut })}
        />
      </div>
      <details className="mt-2" open={Boolean(tag || scoreFrom)}>
        <Summary>{clientList.moreFilters}</Summary>
        <div className="mt-1 grid grid-cols-1 items-end gap-4 sm:grid-cols-3">
          <div>
            <label htmlFor="crm-tag" className="small mb-1.5 block">
              {clientList.tag}
            </label>
            <input
              key={tag}
              id="crm-tag"
              className="input"
              maxLength={100}
              autoComplete="off"
              defaultValue={tag}
              onBlur={({ currentTarget }) => set({ etiquette: currentTarget.value.trim() })}
              onKeyDown={({ key, currentTarget }) => {
                if (key === 'Enter') set({ etiquette: currentTarget.value.trim() });
              }}
            />
          </div>
          <SelectField
            name="crm-score"
            label={clientList.scoreFrom}
            value={scoreFrom === 0 ? '' : String(scoreFrom)}
            options={[
              { value: '', label: '0' },
              ...[...new Set([50, 60, 70, 80, 90, ...(scoreFrom > 0 ? [scoreFrom] : [])])].map(
                (value) => ({ value: String(value), label: String(value) }),
              ),
            ]}
            onChange={(score) => set({ score })}
          />
        </div>
      </details>
      {isNarrowed && (
        <button type="button" className="text-link mt-1 min-h-11" onClick={reset}>
          {clientList.reset}
        </button>
      )}
    </>
  );
}
