import type { ComponentProps, SubmitEvent } from 'react';
import type { AuditListItem } from '#app/domain/staff/administration.ts';
import { fill, formatDate, formatNumber } from '#app/i18n/format.ts';
import { useVisit } from '#app/ui/visit.ts';
import { TextField } from '#app/ui/fields/text-field.tsx';
import { textsOf } from '../../fields/form-text.ts';
import { SelectField } from '../../fields/select-field.tsx';
import { Summary } from '../../fields/summary.tsx';
import { useFilters, type Filters } from '../../filters/use-filters.ts';
import { useAdmin } from '../admin-context.tsx';
import { AsyncList } from '../async-list.tsx';
import { usePages } from '../use-pages.ts';
import { AuditEntry } from './audit-entry.tsx';
import { groupedEntries } from './audit-facts.ts';
import { auditFilters, auditQuery } from './audit-filters.ts';

/** Who did what, latest first. */
export function AuditLog() {
  const { client, messages } = useAdmin();
  const { audit: copy } = messages;
  const filters = useFilters(auditFilters);
  const { record, actorName } = filters.values;
  const query = auditQuery(filters.values);
  const pages = usePages(JSON.stringify(query), (before) => client.audit(query, before));
  return (
    <>
      <p className="mt-1 text-dust">{copy.lead}</p>
      <FilterForm key={filters.resets} filters={filters} />
      {record && <p className="small mt-2">{copy.history}</p>}
      {actorName && <p className="small mt-2">{fill(copy.only, { name: actorName })}</p>}
      <AsyncList
        pages={{ ...pages, items: pages.items && groupedEntries(pages.items) }}
        empty={copy.empty}
      >
        {({ entries }) => (
          <Entries entries={entries} onNarrow={filters.set} onRestored={pages.reload} />
        )}
      </AsyncList>
    </>
  );
}

/** An entry; those of a step of many changes unfold below one line. */
function Entries({
  entries,
  ...actions
}: { entries: readonly AuditListItem[] } & Omit<ComponentProps<typeof AuditEntry>, 'entry'>) {
  const { language } = useVisit();
  const {
    messages: { audit: copy },
  } = useAdmin();
  const [first] = entries;
  if (!first) return null;
  if (entries.length === 1) return <AuditEntry entry={first} {...actions} />;
  const count = formatNumber(language, entries.length);
  return (
    <details>
      <Summary>
        <span>
          <strong className="mr-2 font-semibold">{fill(copy.group, { count })}</strong>
          <span className="small inline-block text-dust">
            {formatDate(language, first.at, 'short')} · {first.actor.name || '–'}
          </span>
        </span>
      </Summary>
      <ul className="border-l border-line pl-4">
        {entries.map((entry) => (
          <li key={entry.id} className="border-t border-line py-3">
            <AuditEntry entry={entry} {...actions} />
          </li>
        ))}
      </ul>
    </details>
  );
}

function FilterForm({ filters }: { filters: Filters<typeof auditFilters> }) {
  const {
    messages: { audit: copy },
  } = useAdmin();
  const { values, set } = filters;
  const { since, until } = auditFilters;

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const text = textsOf(event.currentTarget);
    set({ since: text(since.id), until: text(until.id) });
  }

  return (
    <form
      aria-label={copy.filters}
      className="mt-4 flex flex-wrap items-end gap-3"
      onSubmit={submit}
    >
      <SelectField
        name={auditFilters.entity.id}
        label={copy.entity}
        value={values.entity}
        options={[['', copy.anything] as const, ...Object.entries(copy.entities)].map(
          ([value, label]) => ({ value, label }),
        )}
        onChange={(entity) => set({ entity, record: '' })}
      />
      <TextField name={since.id} type="date" label={copy.since} initial={values.since} />
      <TextField name={until.id} type="date" label={copy.until} initial={values.until} />
      <button type="submit" className="button">
        {copy.apply}
      </button>
      {filters.isNarrowed && (
        <button type="button" className="button" onClick={filters.reset}>
          {copy.clear}
        </button>
      )}
    </form>
  );
}
