import { useState, type MouseEvent, type SubmitEvent } from 'react';
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
import { fill } from '#app/i18n/format.ts';
import type { Language } from '#app/i18n/languages.ts';
import { parseNumber } from '#app/i18n/parse-number.ts';
import { Modal } from '#app/ui/modal.tsx';
import { TextField } from '#app/ui/text-field.tsx';
import { useVisit } from '#app/ui/visit.ts';
import { useDesk } from '../desk.tsx';
import { textsOf } from '../form-text.ts';
import { SelectField } from '../select-field.tsx';
import { pressedOnce, useOnce } from '../use-once.ts';
import { useUnsaved } from '../use-unsaved.ts';

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

/** As many possible twins as are offered for merging. */
const mostTwins = 3;

const fieldId = (field: ClientField) => `client-${field}`;

/** Clients that may be the one that is being added, for the keys that they were looked for by. */
interface Twins {
  keys: string;
  clients: readonly Client[];
}

/** Adds a client, or changes one. What may be somebody we know already is said before it is added. */
export function ClientForm({
  client,
  onClose,
  onMerge,
}: {
  client: Client | null;
  onClose: () => void;
  onMerge: (kept: string, other: string) => void;
}) {
  const { language } = useVisit();
  const { words, store, team, may, run } = useDesk();
  const { form: copy, clients, clientList, frame } = words;
  const [errors, setErrors] = useState<Partial<Record<ClientField, FieldError>>>({});
  const [twins, setTwins] = useState<Twins>({ keys: '', clients: [] });
  const [problem, setProblem] = useState<string | null>(null);
  const once = useOnce();
  const { guard, close } = useUnsaved(onClose);
  const initial = client ? textsOfClient(client, language) : {};

  /** @param twin the client that the new one is merged with once it is added */
  async function send(form: HTMLFormElement, twin: Client | null) {
    const read = readClient(inputOf(form, language));
    setErrors(read.ok ? {} : read.errors);
    if (!read.ok) {
      const [first] = Object.keys(read.errors) as ClientField[];
      if (first) form.querySelector<HTMLElement>(`#${fieldId(first)}`)?.focus();
      return;
    }
    const identity = identityKeys(read.draft);
    const keys = identity.join(' ');
    if (!client && keys !== twins.keys) {
      const { items } = await store.list('clients', { where: { identity }, limit: mostTwins });
      // Only what has been shown is not asked about again.
      setTwins({ keys: items.length > 0 ? keys : '', clients: items });
      if (items.length > 0) return;
    }
    await save(read.draft, twin);
  }

  async function save(draft: ClientDraft, twin: Client | null) {
    let id = client?.id ?? '';
    const failed = await run(
      (planning) => {
        if (client) return planUpdateClient(client, draft, planning);
        const changes = planAddClient(draft, 0, planning);
        id = changes.find((each) => each.do === 'put' && each.in === 'clients')?.record.id ?? '';
        return changes;
      },
      fill(client ? clients.saved : clients.added, { name: draft.name }),
      'dialog',
    );
    setProblem(failed);
    if (failed) return;
    close();
    if (twin) onMerge(twin.id, id);
  }

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    return once(() => send(form, null));
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
      onClose={close}
      guard={guard}
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
          initial={client?.assignedTo ?? team[0]}
          options={[
            ...new Set([
              ...(client && !may('assign') ? [] : team),
              ...(client ? [client.assignedTo] : []),
            ]),
          ].map((value) => ({
            value,
            label: value,
          }))}
        />
        {after.map(field)}
        <div className="grid gap-4 sm:col-span-2">
          {twins.clients.length > 0 && (
            <div className="grid gap-3 rounded-tile border border-band-yellow p-4">
              <p role="alert" dir="auto" className="wrap-anywhere">
                {fill(copy.duplicate, { name: twins.clients.map(({ name }) => name).join(', ') })}
              </p>
              <div className="flex flex-wrap gap-2">
                {twins.clients.map((twin) => (
                  <button
                    key={twin.id}
                    type="button"
                    {...pressedOnce}
                    className="button small min-w-0 px-4 wrap-anywhere"
                    onClick={({ currentTarget: { form } }) => form && once(() => send(form, twin))}
                  >
                    {fill(clientList.twins.addAndMerge, { name: twin.name })}
                  </button>
                ))}
              </div>
            </div>
          )}
          {problem && (
            <p role="alert" className="rounded-tile border border-band-red p-4 text-band-red">
              {problem}
            </p>
          )}
          <div className="flex flex-wrap gap-3">
            <button type="submit" className="button button-primary">
              {twins.clients.length > 0 ? copy.addAnyway : frame.save}
            </button>
            <button type="button" className="button" onClick={askToClose}>
              {frame.cancel}
            </button>
          </div>
        </div>
      </form>
    </Modal>
  );
}

/** Closes the dialog as its own ways out do: what was typed is asked about. */
function askToClose({ currentTarget }: MouseEvent<HTMLElement>) {
  currentTarget.closest('dialog')?.dispatchEvent(new Event('cancel', { cancelable: true }));
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
