import { useState, type SubmitEvent } from 'react';
import { planUpdateClient } from '#app/domain/crm/plans/clients.ts';
import { readDocument } from '#app/domain/crm/records/client-draft.ts';
import type { Client } from '#app/domain/crm/records/entities.ts';
import { webAddressOf } from '#app/domain/crm/records/read-field.ts';
import { fill, formatDate } from '#app/i18n/format.ts';
import { TextField } from '#app/ui/fields/text-field.tsx';
import { Icon } from '#app/ui/icon.tsx';
import { useVisit } from '#app/ui/visit.ts';
import { textsOf } from '../../fields/form-text.ts';
import { May } from '../../frame/staff-context.tsx';
import { useMutation } from '../../frame/use-mutation.ts';
import { useWorkspace } from '../../frame/workspace.tsx';

/** Links to documents about a client. */
export function Documents({ client }: { client: Client }) {
  const {
    messages: { record, clientList, frame },
    run,
  } = useWorkspace();
  const copy = clientList.record;
  const { run: once } = useMutation('frame');
  const { documents } = client;

  const remove = ({ id, name }: Client['documents'][number]) =>
    once(async () => {
      const kept = documents.filter((document) => document.id !== id);
      await run(
        (planning) => planUpdateClient(client, { documents: kept }, planning),
        fill(copy.documentRemoved, { name }),
      );
    });

  return (
    <section>
      <h3 className="heading mb-2">{record.documents}</h3>
      {documents.length === 0 && <p className="text-dust">{frame.none}</p>}
      <ul>
        {documents.map((document) => (
          <DocumentRow key={document.id} document={document} onRemove={() => remove(document)} />
        ))}
      </ul>
      <May action="edit">
        <DocumentForm client={client} />
      </May>
    </section>
  );
}

function DocumentRow({
  document,
  onRemove,
}: {
  document: Client['documents'][number];
  onRemove: () => void;
}) {
  const { language } = useVisit();
  const {
    messages: {
      clientList: { record: copy },
    },
  } = useWorkspace();
  return (
    <li className="flex items-center justify-between gap-3 border-t border-line py-1">
      <p className="min-w-0">
        <a
          href={webAddressOf(document.url) ?? undefined}
          rel="noreferrer"
          target="_blank"
          dir="auto"
          className="text-link wrap-anywhere"
        >
          {document.name}
          <Icon name="external-link" className="icon size-4" />
        </a>
        <span className="block text-xs text-dust">{formatDate(language, document.addedAt)}</span>
      </p>
      <May action="edit">
        <button
          type="button"
          className="grid size-11 shrink-0 place-items-center"
          aria-label={fill(copy.removeDocument, { name: document.name })}
          onClick={onRemove}
        >
          <Icon name="trash" className="icon size-5" />
        </button>
      </May>
    </li>
  );
}

function DocumentForm({ client }: { client: Client }) {
  const {
    messages: {
      clientList: { record: copy },
    },
    run,
  } = useWorkspace();
  const { run: once } = useMutation('frame');
  const [problem, setProblem] = useState<{ of: 'name' | 'url'; text: string } | null>(null);
  const { documents } = client;

  function problemOf(read: Extract<ReturnType<typeof readDocument>, { ok: false }>) {
    if (read.wrong === 'known')
      return { of: 'url', text: fill(copy.documentKnown, { name: read.name }) } as const;
    const text = read.wrong === 'name' ? copy.documentNameError : copy.documentUrlError;
    return { of: read.wrong, text } as const;
  }

  function add(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    const text = textsOf(form);
    const given = { name: text('document-name'), url: text('document-url') };
    const read = readDocument(given, documents);
    const refused = read.ok ? null : problemOf(read);
    setProblem(refused);
    if (refused) form.querySelector<HTMLElement>(`#document-${refused.of}`)?.focus();
    if (!read.ok) return;
    const { name, url } = read;
    return once(async () => {
      const failure = await run(
        ({ now, newId }) => {
          const added = { id: newId(), name, url, addedAt: now };
          return planUpdateClient(client, { documents: [...documents, added] }, { now });
        },
        fill(copy.documentAdded, { name }),
      );
      if (!failure) form.reset();
    });
  }

  return (
    <form noValidate className="mt-3 grid gap-3 sm:grid-cols-2" onSubmit={add}>
      <TextField
        name="document-name"
        label={copy.documentName}
        maxLength={200}
        error={problem?.of === 'name' ? problem.text : undefined}
      />
      <TextField
        name="document-url"
        label={copy.documentUrl}
        maxLength={2000}
        error={problem?.of === 'url' ? problem.text : undefined}
      />
      <button type="submit" className="button w-fit">
        {copy.addDocument}
      </button>
    </form>
  );
}
