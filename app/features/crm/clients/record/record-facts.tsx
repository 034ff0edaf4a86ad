import { useState, type ReactNode } from 'react';
import { formFields } from '#app/domain/crm/records/client-draft.ts';
import { clientFields } from '#app/domain/crm/records/clients.ts';
import type { Client } from '#app/domain/crm/records/entities.ts';
import { valueAt, type FlatField } from '#app/domain/crm/records/flat-fields.ts';
import { webAddressOf } from '#app/domain/crm/records/read-field.ts';
import { formatCoordinates } from '#app/i18n/format-coordinates.ts';
import { fill, formatDate, formatAmount } from '#app/i18n/format.ts';
import { Icon } from '#app/ui/icon.tsx';
import { useVisit } from '#app/ui/visit.ts';
import { May } from '../../frame/staff-context.tsx';
import { useWorkspace } from '../../frame/workspace.tsx';
import { EmailLink, PhoneLink } from '../../records/contact-link.tsx';
import { labelOf } from '../client-fields.ts';
import { InlineField } from './inline-field.tsx';

/** Fields that have their own place in the record, or are edited only in the form. */
const elsewhere: ReadonlySet<string> = new Set(['name', 'status', 'assignedTo', 'lat', 'lng']);

const inlineFields = formFields(clientFields).filter(({ name }) => !elsewhere.has(name));

const isLabels = ({ field }: FlatField) => field.kind === 'labels';

/** Fields of the client, edited in place. Empty fields are behind a button. */
export function RecordFacts({ client }: { client: Client }) {
  const { language } = useVisit();
  const { messages } = useWorkspace();
  const { record: copy, clientList } = messages;
  const filled = inlineFields.filter((flat) => !isEmpty(client, flat));
  const rows = (flats: readonly FlatField[]) => (
    <dl>
      {flats.map((flat) => (
        <Row key={flat.name} label={labelOf(flat.name, messages)}>
          <InlineField client={client} flat={flat}>
            <FieldValue client={client} flat={flat} />
          </InlineField>
        </Row>
      ))}
      {client.coordinates && !flats.some(isLabels) && (
        <Row label={copy.coordinates}>{formatCoordinates(language, client.coordinates)}</Row>
      )}
    </dl>
  );
  const labels = filled.filter(isLabels);
  return (
    <>
      <section>
        <h3 className="record-heading">{clientList.record.contact}</h3>
        {rows(filled.filter((flat) => !isLabels(flat)))}
      </section>
      {labels.length > 0 && (
        <section>
          <h3 className="record-heading">{clientList.record.services}</h3>
          {rows(labels)}
        </section>
      )}
      <May action="edit">
        <EmptyFields client={client} />
      </May>
      <p className="text-xs text-dust">
        {fill(copy.created, { date: formatDate(language, client.createdAt) })},{' '}
        {fill(copy.updated, { date: formatDate(language, client.updatedAt) })}
      </p>
    </>
  );
}

function Row({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="grid grid-cols-[7.5rem_minmax(0,1fr)] items-center gap-x-3 border-t border-line">
      <dt className="small text-dust">{label}</dt>
      <dd className="flex min-h-control min-w-0 items-center *:grow">{children}</dd>
    </div>
  );
}

/** Names of the fields without a value; each opens its input. */
function EmptyFields({ client }: { client: Client }) {
  const { messages } = useWorkspace();
  const [opened, setOpened] = useState<string | null>(null);
  const empty = inlineFields.filter((flat) => isEmpty(client, flat));
  const flat = inlineFields.find(({ name }) => name === opened);
  if (empty.length === 0) return null;
  return (
    <section aria-label={messages.record.addFields}>
      {flat && (
        <InlineField
          key={flat.name}
          client={client}
          flat={flat}
          isNew
          onClose={() => setOpened(null)}
        />
      )}
      <div className="flex flex-wrap gap-1.5">
        {empty
          .filter(({ name }) => name !== opened)
          .map(({ name }) => (
            <button key={name} type="button" className="chip" onClick={() => setOpened(name)}>
              <Icon name="plus" className="icon size-4" />
              {labelOf(name, messages)}
            </button>
          ))}
      </div>
    </section>
  );
}

function FieldValue({ client, flat }: { client: Client; flat: FlatField }) {
  const { language } = useVisit();
  const value = valueAt(client, flat.path);
  switch (flat.name) {
    case 'email':
      return <EmailLink address={client.contact.email} />;
    case 'phone':
      return <PhoneLink number={client.contact.phone} address={client.address} />;
    case 'website':
      return <Website text={client.contact.website} />;
    case 'revenue':
      return formatAmount(language, client.revenue);
    default:
      return isLabels(flat) ? <Labels labels={value as readonly string[]} /> : String(value);
  }
}

function Labels({ labels }: { labels: readonly string[] }) {
  return (
    <ul className="flex min-w-0 flex-wrap gap-1.5 py-1">
      {labels.map((label) => (
        <li
          key={label}
          dir="auto"
          className="rounded-tile border border-line-2 px-2 py-0.5 text-xs wrap-anywhere"
        >
          {label}
        </li>
      ))}
    </ul>
  );
}

function Website({ text }: { text: string }) {
  const address = webAddressOf(text);
  if (!address) return text;
  return (
    <a href={address} className="text-link wrap-anywhere">
      {text}
    </a>
  );
}

function isEmpty(client: Client, { path }: FlatField): boolean {
  const value = valueAt(client, path);
  return value === '' || value === 0 || (Array.isArray(value) && value.length === 0);
}
