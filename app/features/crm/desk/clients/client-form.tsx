import { useState, type SubmitEvent } from 'react';
import {
  readClient,
  longest,
  type ClientDraft,
  type ClientField,
  type FieldError,
} from '#app/domain/crm/client-draft.ts';
import { planAddClient, planUpdateClient } from '#app/domain/crm/clients.ts';
import { clientStatuses, type Client } from '#app/domain/crm/entities.ts';
import { identityKeys } from '#app/domain/crm/identity.ts';
import { sampleOwners } from '#app/domain/crm/samples.ts';
import { fill } from '#app/i18n/format.ts';
import type { Language } from '#app/i18n/languages.ts';
import { parseNumber } from '#app/i18n/parse-number.ts';
import { Modal } from '#app/ui/modal.tsx';
import { TextField } from '#app/ui/text-field.tsx';
import { useVisit } from '#app/ui/visit.ts';
import { useDesk } from '../desk.tsx';
import { textsOf } from '../form-text.ts';
import { SelectField } from '../select-field.tsx';

const before = ['name', 'sector'] as const satisfies readonly ClientField[];
const after = [
  'address',
  'email',
  'phone',
  'website',
  'lat',
  'lng',
  'revenue',
  'services',
  'tags',
] as const satisfies readonly ClientField[];

const fieldId = (field: ClientField) => `client-${field}`;

/** Adds a client, or changes one. What may be somebody we know already is said before it is added. */
export function ClientForm({ client, onClose }: { client: Client | null; onClose: () => void }) {
  const { language } = useVisit();
  const { words, store, run } = useDesk();
  const { form: copy, clients, frame } = words;
  const [errors, setErrors] = useState<Partial<Record<ClientField, FieldError>>>({});
  const [twins, setTwins] = useState<readonly Client[]>([]);
  const [problem, setProblem] = useState<string | null>(null);
  const initial = client ? textsOfClient(client, language) : {};

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    const read = readClient(inputOf(form, language));
    setErrors(read.ok ? {} : read.errors);
    if (!read.ok) {
      const [first] = Object.keys(read.errors) as ClientField[];
      if (first) form.querySelector<HTMLElement>(`#${fieldId(first)}`)?.focus();
      return;
    }
    if (!client && twins.length === 0) {
      const known = await store.list('clients', { where: { identity: identityKeys(read.draft) } });
      setTwins(known.items);
      if (known.total > 0) return;
    }
    await save(read.draft);
  }

  async function save(draft: ClientDraft) {
    const failed = await run(
      (planning) =>
        client ? planUpdateClient(client, draft, planning) : planAddClient(draft, 0, planning),
      fill(client ? clients.saved : clients.added, { name: draft.name }),
    );
    setProblem(failed);
    if (!failed) onClose();
  }

  const field = (name: (typeof before)[number] | (typeof after)[number]) => {
    const error = errors[name];
    return (
      <TextField
        key={name}
        name={fieldId(name)}
        label={copy.fields[name]}
        initial={initial[name] ?? ''}
        error={error && copy.errors[error]}
        {...(name in longest && { maxLength: longest[name as keyof typeof longest] })}
        {...((name === 'services' || name === 'tags') && { help: copy.labelsHelp })}
      />
    );
  };

  return (
    <Modal
      title={client ? fill(copy.editTitle, { name: client.name }) : copy.addTitle}
      close={frame.close}
      onClose={onClose}
      guard={{ unsaved: frame.unsaved, discard: frame.discard, keep: frame.keepEditing }}
    >
      <form noValidate className="grid grid-cols-1 gap-4 sm:grid-cols-2" onSubmit={submit}>
        {before.map(field)}
        <SelectField
          name={fieldId('status')}
          label={copy.fields.status}
          initial={client?.status ?? 'prospect'}
          options={clientStatuses.map((value) => ({ value, label: clients.statuses[value] }))}
        />
        <SelectField
          name={fieldId('assignedTo')}
          label={copy.fields.assignedTo}
          initial={client?.assignedTo ?? sampleOwners[0]}
          options={[...new Set([...sampleOwners, ...(client ? [client.assignedTo] : [])])].map(
            (value) => ({ value, label: value }),
          )}
        />
        {after.map(field)}
        <div className="grid gap-4 sm:col-span-2">
          {twins.length > 0 && (
            <p role="alert" className="rounded-tile border border-band-yellow p-4">
              {fill(copy.duplicate, { name: twins.map(({ name }) => name).join(', ') })}
            </p>
          )}
          {problem && (
            <p role="alert" className="rounded-tile border border-band-red p-4 text-band-red">
              {problem}
            </p>
          )}
          <div className="flex flex-wrap gap-3">
            <button type="submit" className="button button-primary">
              {twins.length > 0 ? copy.addAnyway : frame.save}
            </button>
            <button type="button" className="button" onClick={onClose}>
              {frame.cancel}
            </button>
          </div>
        </div>
      </form>
    </Modal>
  );
}

function inputOf(form: HTMLFormElement, language: Language) {
  const texts = textsOf(form);
  const text = (field: ClientField) => texts(fieldId(field));
  const number = (field: ClientField) =>
    text(field) === '' ? undefined : parseNumber(language, text(field)).value;
  const labels = (field: ClientField) => text(field).split(',');
  return {
    name: text('name'),
    sector: text('sector'),
    status: text('status'),
    address: text('address'),
    lat: number('lat'),
    lng: number('lng'),
    email: text('email'),
    phone: text('phone'),
    website: text('website'),
    assignedTo: text('assignedTo'),
    services: labels('services'),
    tags: labels('tags'),
    revenue: number('revenue'),
  };
}

function textsOfClient(client: Client, language: Language): Partial<Record<ClientField, string>> {
  const { name, sector, address, contact, coordinates, services, tags, revenue } = client;
  const number = (value: number | undefined) =>
    value === undefined ? '' : String(value).replace('.', language === 'en' ? '.' : ',');
  return {
    name,
    sector,
    address,
    ...contact,
    lat: number(coordinates?.lat),
    lng: number(coordinates?.lng),
    services: services.join(', '),
    tags: tags.join(', '),
    revenue: number(revenue),
  };
}
