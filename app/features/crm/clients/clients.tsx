import { useState } from 'react';
import type { Client } from '#app/domain/crm/records/entities.ts';
import { useDraft } from '../filters/use-draft.ts';
import { newRecord, useWorkspaceQuery } from '../frame/workspace-query.ts';
import { useWorkspace } from '../frame/workspace.tsx';
import { useList } from '../records/use-records.ts';
import { ClientForm } from './client-form.tsx';
import { DeleteDialog } from './delete-dialog.tsx';
import type { OnMerge } from './list/bulk/use-bulk.ts';
import { ClientActions } from './list/client-actions.tsx';
import type { CardAction } from './list/client-card.tsx';
import { useIsWide } from './list/client-cards.tsx';
import { ClientFilterBar } from './list/client-filter-bar.tsx';
import { FoundClients } from './list/found-clients.tsx';
import { useClientQuery } from './list/use-client-query.ts';
import { MergeDialog } from './merge-dialog.tsx';
import { ClientRecord } from './record/client-record.tsx';

/** With more clients than this, the list starts as a table. */
const mostAsCards = 1000;

type Opened =
  | { action: 'edit' | 'remove'; client: Client }
  | { action: 'merge'; kept: string; other: string; onMerged?: (() => void) | undefined };

/** The clients, filtered and sorted, with the open record beside them. */
export function Clients() {
  const { openRecord, closeRecord, get } = useWorkspaceQuery();
  // The list updates while typing, before the address does.
  const { values, change } = useDraft(['q']);
  const text = values['q'] ?? '';
  const { query: narrowed, mode } = useClientQuery();
  const [opened, setOpened] = useState<Opened | null>(null);
  const isWide = useIsWide();
  const query = { ...narrowed, search: text };
  const page = useList('clients', { ...query, limit: 1 });
  const everyone = useList('clients', { limit: 1 })?.total ?? 0;
  const isTable = (mode ?? (everyone > mostAsCards ? 'tableau' : 'fiches')) === 'tableau';
  const fiche = get('fiche');
  const record = fiche && fiche !== newRecord ? fiche : null;
  const merge: OnMerge = (kept, other, onMerged) =>
    setOpened({ action: 'merge', kept, other, onMerged });
  const act = (action: CardAction, client: Client) =>
    action === 'view' ? openRecord(client.id) : setOpened({ action, client });

  return (
    <div className="beside">
      {/* Behind the record, which covers it on a narrow screen. */}
      <div inert={record !== null && !isWide}>
        <ClientFilterBar
          page={page}
          search={text}
          onSearch={(q) => change({ q })}
          actions={<ClientActions query={query} isTable={isTable} />}
        />
        <FoundClients query={query} isTable={isTable} onMerge={merge} onAction={act} />
      </div>
      {record && (
        <ClientRecord
          key={record}
          id={record}
          onClose={closeRecord}
          onEdit={(client) => setOpened({ action: 'edit', client })}
          onMerge={merge}
        />
      )}
      <OpenDialogs opened={opened} onOpen={setOpened} />
    </div>
  );
}

/** The dialog over the list. */
function OpenDialogs({
  opened,
  onOpen,
}: {
  opened: Opened | null;
  onOpen: (opened: Opened | null) => void;
}) {
  const { may } = useWorkspace();
  const { get, closeRecord } = useWorkspaceQuery();
  const close = () => onOpen(null);
  const merge = (kept: string, other: string) => onOpen({ action: 'merge', kept, other });
  return (
    <>
      {get('fiche') === newRecord && may('edit') && (
        <ClientForm client={null} onClose={closeRecord} onMerge={merge} />
      )}
      {opened?.action === 'remove' && <DeleteDialog client={opened.client} onClose={close} />}
      {opened?.action === 'edit' && (
        <ClientForm client={opened.client} onClose={close} onMerge={merge} />
      )}
      {opened?.action === 'merge' && <MergeDialog {...opened} onClose={close} />}
    </>
  );
}
