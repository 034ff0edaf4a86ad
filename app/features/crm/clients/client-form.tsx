import type { MouseEvent } from 'react';
import { formFields, type ClientField } from '#app/domain/crm/records/client-draft.ts';
import { clientFields } from '#app/domain/crm/records/clients.ts';
import type { Client } from '#app/domain/crm/records/entities.ts';
import type { FlatField } from '#app/domain/crm/records/flat-fields.ts';
import type { FieldError } from '#app/domain/crm/records/read-field.ts';
import { SelectField } from '#app/features/crm/fields/select-field.tsx';
import { useUnsaved } from '#app/features/crm/frame/use-unsaved.ts';
import { fill } from '#app/i18n/format.ts';
import { Modal } from '#app/ui/modal.tsx';
import { useVisit } from '#app/ui/visit.ts';
import { pressOnce } from '../frame/double-click.ts';
import { useWorkspace } from '../frame/workspace.tsx';
import { choiceLabel, inputTexts, labelOf } from './client-fields.ts';
import { SuggestedField } from './suggested-field.tsx';
import { fieldId, useClientForm } from './use-client-form.ts';

/** Adds or edits a client. Possible duplicates are shown before a client is added. */
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
  const { messages, team, may } = useWorkspace();
  const { form: copy, frame } = messages;
  const { guard, close } = useUnsaved(frame, onClose);
  const { errors, duplicates, problem, submit } = useClientForm(client, (id, duplicate) => {
    close();
    if (duplicate) onMerge(duplicate.id, id);
  });
  const initial = client ? inputTexts(clientFields, client, language) : {};
  const owners = [
    ...new Set([...(client && !may('assign') ? [] : team), ...(client ? [client.assignedTo] : [])]),
  ];
  return (
    <Modal
      title={client ? fill(copy.editTitle, { name: client.name }) : copy.addTitle}
      close={frame.close}
      onClose={close}
      guard={guard}
    >
      <form
        noValidate
        className="grid grid-cols-1 gap-4 sm:grid-cols-2"
        onSubmit={(event) => {
          event.preventDefault();
          return submit(event.currentTarget, null);
        }}
      >
        {formFields(clientFields).map((each) => (
          <ClientInputField
            key={each.name}
            {...each}
            initial={initial[each.name]}
            error={errors[each.name as ClientField]}
            owners={owners}
          />
        ))}
        <div className="grid gap-4 sm:col-span-2">
          {duplicates.length > 0 && <DuplicateChoice duplicates={duplicates} onMerge={submit} />}
          {problem && (
            <p role="alert" className="rounded-tile border border-band-red p-4 text-band-red">
              {problem}
            </p>
          )}
          <FormButtons save={duplicates.length > 0 ? copy.addAnyway : frame.save} />
        </div>
      </form>
    </Modal>
  );
}

/** Possible duplicates of a new client, each with a button that adds the client and merges the two. */
function DuplicateChoice({
  duplicates,
  onMerge,
}: {
  duplicates: readonly Client[];
  onMerge: (form: HTMLFormElement, duplicate: Client) => void;
}) {
  const {
    messages: { form: copy, clientList },
  } = useWorkspace();
  return (
    <div className="grid gap-3 rounded-tile border border-band-yellow p-4">
      <p role="alert" dir="auto" className="wrap-anywhere">
        {fill(copy.duplicate, { name: duplicates.map(({ name }) => name).join(', ') })}
      </p>
      <div className="flex flex-wrap gap-2">
        {duplicates.map((duplicate) => (
          <button
            key={duplicate.id}
            type="button"
            {...pressOnce}
            className="button small min-w-0 px-4 wrap-anywhere"
            onClick={({ currentTarget: { form } }) => form && onMerge(form, duplicate)}
          >
            {fill(clientList.twins.addAndMerge, { name: duplicate.name })}
          </button>
        ))}
      </div>
    </div>
  );
}

function FormButtons({ save }: { save: string }) {
  const {
    messages: { frame },
  } = useWorkspace();
  return (
    <div className="flex flex-wrap gap-3">
      <button type="submit" className="button button-primary">
        {save}
      </button>
      <button type="button" className="button" onClick={askToClose}>
        {frame.cancel}
      </button>
    </div>
  );
}

/** Closes the dialog as its close button does: asks first when there is unsaved input. */
function askToClose({ currentTarget }: MouseEvent<HTMLElement>) {
  currentTarget.closest('dialog')?.dispatchEvent(new Event('cancel', { cancelable: true }));
}

/** An input for a field of the table, by its kind; the owner is selected from the team. */
function ClientInputField({
  name,
  field,
  initial,
  error,
  owners,
}: Pick<FlatField, 'name' | 'field'> & {
  initial: string | undefined;
  error: FieldError | undefined;
  owners: readonly string[];
}) {
  const { messages } = useWorkspace();
  const { form: copy } = messages;
  const common = { name: fieldId(name), label: labelOf(name, messages) };
  if (field.kind === 'choice')
    return (
      <SelectField
        {...common}
        initial={initial ?? field.initial ?? ''}
        options={field.values.map((value) => ({
          value,
          label: choiceLabel(name, value, messages),
        }))}
      />
    );
  if (name === 'assignedTo')
    return (
      <SelectField
        {...common}
        initial={initial ?? owners[0] ?? ''}
        options={owners.map((value) => ({ value, label: value }))}
      />
    );
  return (
    <SuggestedField
      {...common}
      name={name}
      id={common.name}
      initial={initial ?? ''}
      error={error && copy.errors[error]}
      {...(field.kind === 'text' && { maxLength: field.most })}
      {...(field.kind === 'labels' && { help: copy.labelsHelp })}
    />
  );
}
