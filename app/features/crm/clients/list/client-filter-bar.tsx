import type { ReactNode } from 'react';
import type { Page } from '#app/domain/crm/store/store.ts';
import { SearchField } from '../../fields/search-field.tsx';
import { SelectField } from '../../fields/select-field.tsx';
import { TagSuggestions } from '../../fields/tag-suggestions.tsx';
import { FilterBar } from '../../filters/filter-bar.tsx';
import { FilterChips } from '../../filters/filter-fields.tsx';
import { OwnerSelect } from '../../filters/owner-select.tsx';
import { useWorkspace } from '../../frame/workspace.tsx';
import { clientFilters, clientSortKeys, clientSorts, unmeasured } from './client-filter-table.ts';
import { useClientQuery } from './use-client-query.ts';

/** Options of the minimum score. */
const scores = [50, 60, 70, 80, 90];

/** Filters and sorting of the clients, in one line. */
export function ClientFilterBar({
  page,
  search,
  onSearch,
  actions,
}: {
  /** The results, for their count. */
  page: Page<unknown> | null;
  search: string;
  onSearch: (text: string) => void;
  actions: ReactNode;
}) {
  const { messages } = useWorkspace();
  const { clients: copy, clientList } = messages;
  const { filters } = useClientQuery();
  return (
    <FilterBar
      title={copy.title}
      filters={filters}
      page={page}
      reset={clientList.reset}
      search={
        <SearchField
          id={clientFilters.search.id}
          label={copy.search}
          value={search}
          onChange={(event) => onSearch(event.currentTarget.value)}
        />
      }
      chips={<FilterChips filters={filters} filter="status" messages={messages} />}
      areChipsFolded={false}
      folded={{
        names: ['owner', 'tag', 'score', 'sort', 'direction'],
        fields: (
          <>
            <OwnerSelect
              id={clientFilters.owner.id}
              label={copy.owner}
              any={copy.anyOwner}
              value={filters.values.owner}
              onChange={(owner) => filters.set({ owner })}
            />
            <TagField />
            <ScoreSelect />
            <SortFields />
          </>
        ),
      }}
      actions={actions}
    />
  );
}

function SortFields() {
  const { messages } = useWorkspace();
  const { clients: copy, clientList } = messages;
  const { by, descending, sortBy } = useClientQuery();
  const names = { ...copy.sorts, ...clientList.sorts };
  return (
    <>
      <SelectField
        name={clientFilters.sort.id}
        label={copy.sort}
        value={by}
        options={clientSortKeys.map((value) => ({ value, label: names[value] }))}
        onChange={(value) => sortBy(value, clientSorts[value])}
      />
      <button
        type="button"
        className="button"
        aria-pressed={descending}
        onClick={() => sortBy(by, !descending)}
      >
        {descending ? clientList.descending : clientList.ascending}
      </button>
    </>
  );
}

const tagList = `${clientFilters.tag.id}-list`;

/** A tag; choosing a suggestion applies it at once. */
function TagField() {
  const {
    messages: { clientList },
  } = useWorkspace();
  const { filters, tag } = useClientQuery();
  const setTag = (text: string) => filters.set({ tag: text.trim() });
  return (
    <div className="grid gap-1.5">
      <label htmlFor={clientFilters.tag.id} className="small">
        {clientList.tag}
      </label>
      <TagSuggestions id={tagList} suggest={(_typed, tags) => tags}>
        <input
          key={tag}
          id={clientFilters.tag.id}
          list={tagList}
          className="input"
          maxLength={100}
          autoComplete="off"
          defaultValue={tag}
          onBlur={({ currentTarget }) => setTag(currentTarget.value)}
          onKeyDown={({ key, currentTarget }) => {
            if (key === 'Enter') setTag(currentTarget.value);
          }}
          onInput={({ nativeEvent, currentTarget }) => {
            if (nativeEvent.inputType === 'insertReplacementText') setTag(currentTarget.value);
          }}
        />
      </TagSuggestions>
    </div>
  );
}

function ScoreSelect() {
  const {
    messages: { clientList },
  } = useWorkspace();
  const { filters, scoreFrom, isUnmeasured } = useClientQuery();
  const steps = [...new Set([...scores, ...(scoreFrom > 0 ? [scoreFrom] : [])])].map(String);
  return (
    <SelectField
      name={clientFilters.score.id}
      label={clientList.scoreFrom}
      value={isUnmeasured ? unmeasured : scoreFrom === 0 ? '' : String(scoreFrom)}
      options={[
        { value: '', label: clientList.anyScore },
        { value: unmeasured, label: clientList.neverMeasured },
        ...steps.map((value) => ({ value, label: value })),
      ]}
      onChange={(score) => filters.set({ score })}
    />
  );
}
