import { useRef, useState } from 'react';
import { planAddClient, planUpdateClient } from '#app/domain/crm/plans/clients.ts';
import {
  formFields,
  readClient,
  type ClientDraft,
  type ClientField,
  type ClientInput,
} from '#app/domain/crm/records/client-draft.ts';
import { clientFields } from '#app/domain/crm/records/clients.ts';
import type { Client } from '#app/domain/crm/records/entities.ts';
import { identityKeys } from '#app/domain/crm/records/identity.ts';
import type { FieldError } from '#app/domain/crm/records/read-field.ts';
import { fill } from '#app/i18n/format.ts';
import { useVisit } from '#app/ui/visit.ts';
import { textsOf } from '../fields/form-text.ts';
import { useMutation } from '../frame/use-mutation.ts';
import { useWorkspace } from '../frame/workspace.tsx';
import { readInputs } from './client-fields.ts';

/** Maximum number of duplicates offered for merging. */
const maxDuplicates = 3;

export const fieldId = (field: string) => `client-${field}`;

/** Possible duplicates of the new client, and the keys they were searched by. */
interface Duplicates {
  keys: string;
  clients: readonly Client[];
}

/**
 * Validates and saves the form of a client.
 *
 * @param onSaved receives the client's id, and the client to merge a new one with
 */
export function useClientForm(
  client: Client | null,
  onSaved: (id: string, duplicate: Client | null) => void,
) {
  const { language } = useVisit();
  const [errors, setErrors] = useState<Partial<Record<ClientField, FieldError>>>({});
  const [problem, setProblem] = useState<string | null>(null);
  const { duplicates, findDuplicates } = useDuplicates();
  const saveDraft = useSaveClient(client);
  const { run: once } = useMutation('frame');
  /** The last submission: the store may have applied it although its response was lost. */
  const tried = useRef({ text: '', id: '' });

  /** @param duplicate the client to merge the new one with */
  async function send(form: HTMLFormElement, duplicate: Client | null) {
    const texts = textsOf(form);
    const input = readInputs(clientFields, (name) => texts(fieldId(name)), language);
    const read = readClient(input as ClientInput);
    setErrors(read.ok ? {} : read.errors);
    if (!read.ok) {
      const first = formFields(clientFields).find(({ name }) => name in read.errors);
      if (first) form.querySelector<HTMLElement>(`#${fieldId(first.name)}`)?.focus();
      return;
    }
    const text = JSON.stringify(read.draft);
    const own = tried.current.text === text ? tried.current.id : '';
    if (!client && (await findDuplicates(read.draft, own))) return;
    const saved = await saveDraft(read.draft);
    tried.current = { text, id: saved.id };
    setProblem(saved.problem);
    if (!saved.problem) onSaved(saved.id, duplicate);
  }

  return {
    errors,
    duplicates,
    problem,
    submit: (form: HTMLFormElement, duplicate: Client | null) => once(() => send(form, duplicate)),
  };
}

/** Possible duplicates of a new client. */
function useDuplicates() {
  const { store } = useWorkspace();
  const [duplicates, setDuplicates] = useState<Duplicates>({ keys: '', clients: [] });

  /**
   * @param own id of the client itself, if the store may already have it
   * @returns whether there are duplicates that have not yet been shown
   */
  async function findDuplicates(draft: ClientDraft, own: string): Promise<boolean> {
    const identity = identityKeys(draft);
    const keys = identity.join(' ');
    if (keys === duplicates.keys) return false;
    const found = await store.list('clients', { where: { identity }, limit: maxDuplicates });
    const items = found.items.filter(({ id }) => id !== own);
    // Ask again only about duplicates that have not yet been shown.
    setDuplicates({ keys: items.length > 0 ? keys : '', clients: items });
    return items.length > 0;
  }

  return { duplicates: duplicates.clients, findDuplicates };
}

/** Adds or updates the client. */
function useSaveClient(client: Client | null) {
  const { messages, run } = useWorkspace();
  const { clients: copy } = messages;
  return async (draft: ClientDraft) => {
    let id = client?.id ?? '';
    const problem = await run(
      (planning) => {
        if (client) return planUpdateClient(client, draft, planning);
        const changes = planAddClient(draft, null, planning);
        id = changes.find((each) => each.do === 'put' && each.in === 'clients')?.record.id ?? '';
        return changes;
      },
      fill(client ? copy.saved : copy.added, { name: draft.name }),
      'dialog',
    );
    return { id, problem };
  };
}
