import { useState, type SubmitEvent } from 'react';
import { fill } from '#app/i18n/format.ts';
import { TextField } from '#app/ui/text-field.tsx';
import { useDeskQuery } from '../desk/desk-query.ts';
import { SelectField } from '../desk/select-field.tsx';
import { textsOf } from '../desk/form-text.ts';
import { useAdmin } from './admin-context.tsx';
import type { AuditQuery } from './admin-client.ts';
import { AuditEntry } from './audit-entry.tsx';
import { Listed } from './listed.tsx';
import { usePages } from './use-pages.ts';

const filters = ['objet', 'element', 'qui', 'nom', 'depuis', 'jusque'] as const;

/** Who did what, latest first. What it is narrowed to stands in the page's query. */
export function Audit() {
  const { client, words } = useAdmin();
  const { audit: copy } = words;
  const { get, set } = useDeskQuery();
  const query: AuditQuery = {
    entity: get('objet'),
    entityId: get('element'),
    actorId: get('qui'),
    since: dayStart(get('depuis'), 0),
    until: dayStart(get('jusque'), 1),
  };
  /** How often the filters were emptied: the fields of days are new ones then. */
  const [clears, setClears] = useState(0);
  const key = JSON.stringify(query);
  const pages = usePages(key, (before) => client.audit(query, before));
  const isFiltered = filters.some((name) => get(name) !== '');

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const text = textsOf(event.currentTarget);
    set({ depuis: text('audit-since'), jusque: text('audit-until') });
  }

  return (
    <>
      <p className="mt-1 text-dust">{copy.lead}</p>
      <form
        key={clears}
        aria-label={copy.filters}
        className="mt-4 flex flex-wrap items-end gap-3"
        onSubmit={submit}
      >
        <SelectField
          name="audit-entity"
          label={copy.entity}
          value={get('objet')}
          options={[['', copy.anything] as const, ...Object.entries(copy.entities)].map(
            ([value, label]) => ({ value, label }),
          )}
          onChange={(objet) => set({ objet, element: '' })}
        />
        <TextField name="audit-since" type="date" label={copy.since} initial={get('depuis')} />
        <TextField name="audit-until" type="date" label={copy.until} initial={get('jusque')} />
        <button type="submit" className="button">
          {copy.apply}
        </button>
        {isFiltered && (
          <button
            type="button"
            className="button"
            onClick={() => {
              set(Object.fromEntries(filters.map((name) => [name, ''])));
              setClears(clears + 1);
            }}
          >
            {copy.clear}
          </button>
        )}
      </form>
      {get('element') && <p className="small mt-2">{copy.history}</p>}
      {get('nom') && <p className="small mt-2">{fill(copy.only, { name: get('nom') })}</p>}
      <Listed pages={pages} empty={copy.empty}>
        {(entry) => <AuditEntry entry={entry} onNarrow={set} onRestored={pages.reload} />}
      </Listed>
    </>
  );
}

/** The beginning of a day where the visitor is, or of one some days later; empty for what is no day. */
function dayStart(day: string, later: number): string {
  if (!/^\d{4}-\d\d-\d\d$/.test(day)) return '';
  const moment = new Date(`${day}T00:00:00`);
  moment.setDate(moment.getDate() + later);
  return Number.isNaN(moment.getTime()) ? '' : moment.toISOString();
}
