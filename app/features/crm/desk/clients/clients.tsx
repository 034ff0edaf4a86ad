import { useState } from 'react';
import { clientStatuses, type Client } from '#app/domain/crm/entities.ts';
import type { Query } from '#app/domain/crm/query.ts';
import { sampleOwners } from '#app/domain/crm/samples.ts';
import { plural } from '#app/i18n/plural.ts';
import { Icon } from '#app/ui/icon.tsx';
import { useVisit } from '#app/ui/visit.ts';
import { Chips } from '../chips.tsx';
import { useDesk, useList } from '../desk.tsx';
import { useDeskQuery } from '../desk-query.ts';
import { ExportButtons } from '../export-buttons.tsx';
import { ImportButton } from '../importing/import-button.tsx';
import { SelectField } from '../select-field.tsx';
import { ClientCard, type CardAction } from './client-card.tsx';
import { ClientForm } from './client-form.tsx';
import { ClientRecord } from './client-record.tsx';
import { clientsTable } from './clients-table.ts';
import { DeleteDialog } from './delete-dialog.tsx';

/** Cards shown at first, and added by each press of the button below them. */
const batch = 48;

type Opened = { action: CardAction; client: Client } | { action: 'add'; client: null };

/** The client cards, found by words, status and owner, in an order; all of it stands in the address. */
export function Clients() {
  const { language } = useVisit();
  const { words, store } = useDesk();
  const { clients: copy } = words;
  const { get, set } = useDeskQuery();
  const [limit, setLimit] = useState(batch);
  const [opened, setOpened] = useState<Opened | null>(null);

  const status = clientStatuses.find((each) => each === get('statut'));
  const owner = get('responsable');
  const by = (['score', 'revenue', 'updatedAt'] as const).find((key) => key === get('tri'));
  const query: Query<'clients'> = {
    search: get('q'),
    where: { ...(status && { status }), ...(owner && { assignedTo: owner }) },
    sort: by ? { by, descending: true } : { by: 'name' },
  };
  const page = useList('clients', { ...query, limit });

  async function gather() {
    const records: Client[] = [];
    for (let total = 1; records.length < total;) {
      // oxlint-disable-next-line no-await-in-loop -- one page after the other
      const found = await store.list('clients', { ...query, from: records.length, limit: 1000 });
      records.push(...found.items);
      total = found.items.length > 0 ? found.total : 0;
    }
    return { records, rows: clientsTable(records, words) };
  }

  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-4">
        <h2 className="title">{copy.title}</h2>
        <div className="flex flex-wrap gap-3">
          <ImportButton />
          <button
            type="button"
            className="button button-primary"
            onClick={() => setOpened({ action: 'add', client: null })}
          >
            <Icon name="plus" className="icon size-5" />
            {copy.add}
          </button>
        </div>
      </div>
      <div className="mt-6 grid grid-cols-1 items-end gap-4 sm:grid-cols-2 lg:grid-cols-[2fr_1fr_1fr]">
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
            defaultValue={get('q')}
            onChange={(event) => {
              setLimit(batch);
              set({ q: event.currentTarget.value });
            }}
          />
        </div>
        <SelectField
          name="crm-owner"
          label={copy.owner}
          value={owner}
          options={[
            { value: '', label: copy.anyOwner },
            ...sampleOwners.map((name) => ({ value: name, label: name })),
          ]}
          onChange={(responsable) => set({ responsable })}
        />
        <SelectField
          name="crm-sort"
          label={copy.sort}
          value={by ?? ''}
          options={[
            { value: '', label: copy.sorts.name },
            { value: 'score', label: copy.sorts.score },
            { value: 'revenue', label: copy.sorts.revenue },
            { value: 'updatedAt', label: copy.sorts.updatedAt },
          ]}
          onChange={(tri) => set({ tri })}
        />
      </div>
      <div className="mt-4 flex flex-wrap items-center justify-between gap-4">
        <Chips
          label={copy.filters}
          value={status ?? ''}
          options={[
            ['', copy.all],
            ...clientStatuses.map((each) => [each, copy.filterNames[each]] as const),
          ]}
          onChange={(statut) => {
            setLimit(batch);
            set({ statut });
          }}
        />
        <ExportButtons what="clients" gather={gather} />
      </div>
      <p role="status" className="small mt-4 text-dust">
        {page && plural(language, page.total, words.frame.count)}
      </p>
      {page?.total === 0 && <p className="heading py-16 text-center">{copy.empty}</p>}
      {page && page.total > 0 && (
        <ul className="ruled mt-2 grid-cols-1 lg:grid-cols-2">
          {page.items.map((client) => (
            <li key={client.id} className="min-w-0 p-5">
              <ClientCard
                client={client}
                onAction={(action, chosen) => setOpened({ action, client: chosen })}
              />
            </li>
          ))}
        </ul>
      )}
      {page && page.total > page.items.length && limit < 1000 && (
        <button
          type="button"
          className="button mt-6"
          onClick={() => setLimit(Math.min(1000, limit + batch))}
        >
          {words.frame.more}
        </button>
      )}
      {opened?.action === 'view' && (
        <ClientRecord id={opened.client.id} onClose={() => setOpened(null)} />
      )}
      {opened?.action === 'remove' && (
        <DeleteDialog client={opened.client} onClose={() => setOpened(null)} />
      )}
      {(opened?.action === 'add' || opened?.action === 'edit') && (
        <ClientForm client={opened.client} onClose={() => setOpened(null)} />
      )}
    </>
  );
}
