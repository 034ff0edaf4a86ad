import { useState, type SubmitEvent } from 'react';
import { planUpdateClient } from '#app/domain/crm/plans/clients.ts';
import { clientFields } from '#app/domain/crm/records/clients.ts';
import {
  contactFields,
  readContact,
  withContact,
  type ContactField,
  type ContactPerson,
} from '#app/domain/crm/records/contact-people.ts';
import type { Client } from '#app/domain/crm/records/entities.ts';
import type { FieldError } from '#app/domain/crm/records/read-field.ts';
import { fill } from '#app/i18n/format.ts';
import { languageNames, languages } from '#app/i18n/languages.ts';
import { TextField } from '#app/ui/fields/text-field.tsx';
import { Modal } from '#app/ui/modal.tsx';
import { textsOf } from '../../fields/form-text.ts';
import { SelectField } from '../../fields/select-field.tsx';
import { useMutation } from '../../frame/use-mutation.ts';
import { useUnsaved } from '../../frame/use-unsaved.ts';
import { useWorkspace } from '../../frame/workspace.tsx';

const fieldId = (field: ContactField) => `person-${field}`;

const { fields } = clientFields.contacts;

type PersonErrors = Readonly<Partial<Record<ContactField, FieldError>>>;

/** Adds or edits a contact person. */
export function ContactPersonForm({
  client,
  person,
  onClose,
}: {
  client: Client;
  person: ContactPerson | null;
  onClose: () => void;
}) {
  const { people: copy, frame } = useWorkspace().messages;
  const { guard, close } = useUnsaved(frame, onClose);
  const { errors, problem, save } = usePerson(client, person, close);
  return (
    <Modal
      title={person ? fill(copy.editTitle, { name: person.name }) : copy.addTitle}
      close={frame.close}
      onClose={close}
      guard={guard}
    >
      <form noValidate className="grid grid-cols-1 gap-4 sm:grid-cols-2" onSubmit={save}>
        <PersonFields person={person} errors={errors} />
        <div className="grid gap-4 sm:col-span-2">
          {problem && (
            <p role="alert" className="rounded-tile border border-band-red p-4 text-band-red">
              {problem}
            </p>
          )}
          <button type="submit" className="button button-primary w-fit">
            {frame.save}
          </button>
        </div>
      </form>
    </Modal>
  );
}

/**
 * The form of a contact person.
 *
 * @param onSaved called once it is saved
 */
function usePerson(present: Client, person: ContactPerson | null, onSaved: () => void) {
  // The version at the time the form was opened: saving merges what others have changed since.
  const [client] = useState(present);
  const { messages, run } = useWorkspace();
  const { run: once } = useMutation('frame');
  const [errors, setErrors] = useState<PersonErrors>({});
  const [problem, setProblem] = useState<string | null>(null);

  function save(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    const text = textsOf(form);
    const typed = Object.fromEntries(contactFields.map((each) => [each, text(fieldId(each))]));
    const read = readContact(typed as Record<ContactField, string>);
    setErrors(read.ok ? {} : read.errors);
    if (!read.ok) {
      const first = contactFields.find((each) => read.errors[each]);
      if (first) form.querySelector<HTMLElement>(`#${fieldId(first)}`)?.focus();
      return;
    }
    void once(async () => {
      const failed = await run(
        (planning) => {
          const kept = { ...read.person, id: person?.id ?? planning.newId() };
          return planUpdateClient(
            client,
            { contacts: withContact(client.contacts, kept) },
            planning,
          );
        },
        fill(messages.people.saved, { name: read.person.name }),
        'dialog',
      );
      setProblem(failed);
      if (!failed) onSaved();
    });
  }

  return { errors, problem, save };
}

function PersonFields({ person, errors }: { person: ContactPerson | null; errors: PersonErrors }) {
  const {
    messages: { people: copy, form },
  } = useWorkspace();
  return (
    <>
      {contactFields
        .filter((each) => each !== 'language')
        .map((each) => (
          <TextField
            key={each}
            name={fieldId(each)}
            label={copy.fields[each]}
            initial={person?.[each] ?? ''}
            maxLength={fields[each].most}
            autoComplete="off"
            error={errors[each] && form.errors[errors[each]]}
          />
        ))}
      <SelectField
        name={fieldId('language')}
        label={copy.fields.language}
        initial={person?.language ?? ''}
        options={[
          { value: '', label: copy.anyLanguage },
          ...languages.map((value) => ({ value, label: languageNames[value] })),
        ]}
      />
    </>
  );
}
