import { useState, type ComponentProps, type SubmitEvent } from 'react';
import type { AuditListItem } from '#app/domain/staff/administration.ts';
import { fill, formatDate, formatNumber } from '#app/i18n/format.ts';
import { TextField } from '#app/ui/fields/text-field.tsx';
import { useVisit } from '#app/ui/visit.ts';
import { textsOf } from '../../fields/form-text.ts';
import { SelectField } from '../../fields/select-field.tsx';
import { Summary } from '../../fields/summary.tsx';
import { useFilters, type Filters } from '../../filters/use-filters.ts';
import { useAdmin } from '../admin-context.tsx';
import { AsyncList } from '../async-list.tsx';
import { usePages } from '../use-pages.ts';
import { AuditEntry } from './audit-entry.tsx';
import { auditFilters, auditQuery } from './audit-filters.ts';

/** The audit log, latest entries first. */
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
      <AsyncList pages={pages} empty={copy.empty}>
        {(entry) => <Step entry={entry} onNarrow={filters.set} onRestored={pages.reload} />}
      </AsyncList>
    </>
  );
}

type Actions = Omit<ComponentProps<typeof AuditEntry>, 'entry'>;

/** An entry, or a step of many changes as one line that unfolds its entries. */
function Step({ entry, ...actions }: { entry: AuditListItem } & Actions) {
  const { language } = useVisit();
  const { audit: copy } = useAdmin().messages;
  const [isUnfolded, setIsUnfolded] = useState(false);
  const { groupId, groupSize, at, actor } = entry;
  if (groupId === null || groupSize === 1) return <AuditEntry entry={entry} {...actions} />;
  const count = formatNumber(language, groupSize);
  return (
    <details onToggle={(event) => setIsUnfolded(event.currentTarget.open)}>
      <Summary>
        <span>
          <strong className="mr-1 font-semibold">{fill(copy.group, { count })}</strong>{' '}
          <span className="small inline-block text-dust">
            {formatDate(language, at, 'short')} · {actor.name || '–'}
          </span>
        </span>
      </Summary>
      {isUnfolded && <StepEntries groupId={groupId} {...actions} />}
    </details>
  );
}

function StepEntries({ groupId, ...actions }: { groupId: string } & Actions) {
  const { client, messages } = useAdmin();
  const pages = usePages(groupId, (before) => client.audit({ groupId }, before));
  return (
    <div className="border-l border-line pl-4">
      <AsyncList pages={pages} empty={messages.audit.empty}>
        {(entry) => <AuditEntry entry={entry} {...actions} />}
      </AsyncList>
    </div>
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
