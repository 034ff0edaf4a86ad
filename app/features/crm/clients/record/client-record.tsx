import { useState, type ReactNode } from 'react';
import { clientFields } from '#app/domain/crm/records/clients.ts';
import type { Client } from '#app/domain/crm/records/entities.ts';
import { flatFields } from '#app/domain/crm/records/flat-fields.ts';
import { Icon } from '#app/ui/icon.tsx';
import { SidePanel } from '#app/ui/side-panel.tsx';
import { BookButton } from '../../agenda/book-button.tsx';
import { May } from '../../frame/staff-context.tsx';
import { useUnsaved } from '../../frame/use-unsaved.ts';
import { useWorkspace } from '../../frame/workspace.tsx';
import { useWrittenFields } from '../../frame/written-text.tsx';
import { useRecord, useStoreRead } from '../../records/use-records.ts';
import { SiteAudits } from '../../site-audit/client-audits.tsx';
import { MeasureButtons } from '../measures/measure-buttons.tsx';
import { Measures } from '../measures/measures.tsx';
import { OwnerMenu } from '../owner-menu.tsx';
import { originText } from '../score-origin.ts';
import { Score } from '../score.tsx';
import { StatusMenu } from '../status-menu.tsx';
import { ContactPeople } from './contact-people.tsx';
import { findMergeTarget } from './find-merge-target.ts';
import { InlineField } from './inline-field.tsx';
import { LoweredRole } from './lowered-role.tsx';
import { NextStepRow } from './next-step.tsx';
import { Documents } from './record-documents.tsx';
import { Duplicates } from './record-duplicates.tsx';
import { RecordFacts } from './record-facts.tsx';
import { Work } from './record-work.tsx';
import { RemovedClient } from './removed-client.tsx';
import { ScoreHistory } from './score-history.tsx';
import { Timeline } from './timeline/timeline.tsx';

const nameField = flatFields(clientFields).find(({ name }) => name === 'name');

/** The full record of a client, beside the list; on a narrow screen it replaces the list. */
export function ClientRecord({
  id,
  onClose,
  onEdit,
  onMerge,
}: {
  id: string;
  onClose: () => void;
  onEdit: (client: Client) => void;
  onMerge: (kept: string, other: string) => void;
}) {
  const {
    messages: { frame, clientList },
  } = useWorkspace();
  const { guard, close } = useUnsaved(frame, onClose);
  const { listeners, written } = useWrittenFields();
  const present = useRecord('clients', id);
  const [client, setClient] = useState(present);
  // Keep the last version of a removed record: the user may be typing in it.
  if (present && present !== client) setClient(present);
  if (present === undefined) return null;
  if (!client)
    return (
      <MergeTarget removed={id}>
        {(target) =>
          target === null ? (
            <SidePanel title={frame.tabs.clients} close={frame.close} onClose={close}>
              <p>{clientList.record.gone}</p>
            </SidePanel>
          ) : (
            <ClientRecord id={target} onClose={onClose} onEdit={onEdit} onMerge={onMerge} />
          )
        }
      </MergeTarget>
    );
  return (
    <SidePanel
      title={client.name}
      heading={
        present && nameField ? (
          <InlineField client={client} flat={nameField}>
            <span className="heading">{client.name}</span>
          </InlineField>
        ) : (
          <span className="heading">{client.name}</span>
        )
      }
      close={frame.close}
      onClose={close}
      guard={guard}
    >
      {!present && <RemovedClient client={client} written={written} />}
      <LoweredRole written={written} />
      <div hidden={!present} className="grid grid-cols-1 gap-5" {...listeners}>
        <RecordHead client={client} onEdit={() => onEdit(client)} />
        <Duplicates client={client} onMerge={onMerge} />
        <Timeline client={client} />
        <ContactPeople client={client} />
        <RecordFacts client={client} />
        <ScoreHistory client={client} />
        <SiteAudits client={client} />
        <Work client={client} />
        <Documents client={client} />
      </div>
    </SidePanel>
  );
}

/** Finds the client that the removed one was merged into. */
function MergeTarget({
  removed,
  children,
}: {
  removed: string;
  children: (target: string | null) => ReactNode;
}) {
  const { data, isCurrent, error } = useStoreRead(`merge of ${removed}`, ['journal'], (store) =>
    findMergeTarget(store, removed),
  );
  if (error !== null) return children(null);
  return isCurrent ? children(data ?? null) : null;
}

/** Status, owner, score and next step. */
function RecordHead({ client, onEdit }: { client: Client; onEdit: () => void }) {
  const {
    messages: { clientList, timeline },
  } = useWorkspace();
  const measured = client.ilaScore.history.at(-1);
  const origin = measured && originText(measured, timeline);
  return (
    <div className="grid gap-2">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
        <StatusMenu client={client} />
        <OwnerMenu client={client} />
        <Score score={client.ilaScore} />
        {origin && <p className="text-xs text-dust">{origin}</p>}
      </div>
      <div className="flex flex-wrap gap-1.5">
        <Measures client={client}>
          {(measures) => (
            <MeasureButtons name={client.name} isCompact={false} measures={measures} />
          )}
        </Measures>
        <May action="edit">
          <button
            type="button"
            className="row-button"
            aria-label={clientList.record.edit}
            title={clientList.record.edit}
            onClick={onEdit}
          >
            <Icon name="pen-line" className="icon size-5" />
          </button>
        </May>
      </div>
      <NextStepRow client={client} />
      <BookButton whom={bookedFor(client)} />
    </div>
  );
}

/** The primary contact person, else the company itself. */
function bookedFor({ id, name, contact, contacts }: Client) {
  const [person] = contacts;
  return {
    leadId: null,
    clientId: id,
    name: person?.name ?? name,
    email: person?.email || contact.email,
    phone: person?.phone || contact.phone,
    company: name,
    language: person?.language ?? '',
  };
}
