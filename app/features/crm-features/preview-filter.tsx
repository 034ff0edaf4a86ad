import type { RefObject } from 'react';
import { Form, useLocation, useSubmit } from 'react-router';
import type { CrmFeaturesCopy } from '#app/content/crm-features/shape.ts';
import { clientStatuses } from '#app/domain/crm/records/client-statuses.ts';
import type { ClientStatus } from '#app/domain/crm/records/entities.ts';
import { SelectField } from '#app/ui/fields/select-field.tsx';
import { Icon } from '#app/ui/icon.tsx';
import type { PreviewMessages } from './preview-messages.ts';

export interface Filter {
  search: string;
  status: ClientStatus | null;
}

/** The filter in the page's query. */
export function readFilter(query: URLSearchParams): Filter {
  return {
    search: (query.get('q') ?? '').slice(0, 100),
    status: clientStatuses.find((each) => each === query.get('statut')) ?? null,
  };
}

/** Search and status. Submits on every input; without scripts the button does. */
export function PreviewFilter({
  form,
  copy,
  statuses,
  filter: { search, status },
}: {
  form: RefObject<HTMLFormElement | null>;
  copy: CrmFeaturesCopy['preview'];
  statuses: PreviewMessages['statuses'];
  filter: Filter;
}) {
  const { pathname } = useLocation();
  const send = useSubmit();
  return (
    <Form
      ref={form}
      method="get"
      action="#apercu"
      role="search"
      aria-label={copy.search}
      preventScrollReset
      replace
      className="grid grid-cols-1 items-end gap-4 sm:grid-cols-[2fr_1fr_auto]"
      onInput={(event) =>
        // Without the hash, which would scroll on each keystroke.
        void send(event.currentTarget, {
          action: pathname,
          replace: true,
          preventScrollReset: true,
        })
      }
    >
      <SearchField copy={copy} initial={search} />
      <SelectField
        name="statut"
        id="preview-status"
        label={copy.status}
        none={copy.anyStatus}
        options={clientStatuses.map((value) => ({ value, label: statuses[value] }))}
        initial={status ?? ''}
      />
      <button type="submit" className="button">
        <Icon name="funnel" className="icon size-5" />
        {copy.filter}
      </button>
    </Form>
  );
}

function SearchField({ copy, initial }: { copy: CrmFeaturesCopy['preview']; initial: string }) {
  return (
    <div>
      <label htmlFor="preview-search" className="small mb-1.5 block">
        {copy.search}
      </label>
      <input
        id="preview-search"
        name="q"
        type="search"
        maxLength={100}
        defaultValue={initial}
        placeholder={copy.searchFor}
        autoComplete="off"
        className="input"
      />
    </div>
  );
}
