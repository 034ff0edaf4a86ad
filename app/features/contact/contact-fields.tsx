import type { ComponentProps } from 'react';
import type { ContactCopy } from '#app/content/contact/shape.ts';
import {
  contactFields,
  requiredFields,
  type ContactErrors,
  type ContactText,
} from '#app/domain/leads/contact/contact-request.ts';
import { subjects, type ContactField } from '#app/domain/leads/lead-fields.ts';
import { SelectField } from '#app/ui/fields/select-field.tsx';
import { TextField } from '#app/ui/fields/text-field.tsx';
import { contactFieldNames, errorText } from './rejected-submission.tsx';

const isRequired = (name: ContactField) => requiredFields.some((each) => each === name);

/** Autofill tokens, and input types that the browser validates. */
const inputs: Partial<Record<ContactField, Partial<ComponentProps<typeof TextField>>>> = {
  nom: { autoComplete: 'name' },
  email: { autoComplete: 'email', type: 'email' },
  telephone: { autoComplete: 'tel', type: 'tel' },
  entreprise: { autoComplete: 'organization' },
};

const singleLineFields = contactFieldNames.filter((name) => name !== 'objet' && name !== 'message');

/** The visible text fields of the contact form, including subject and message. */
export function ContactFields({
  copy,
  typed,
  errors,
  subject,
  opening,
}: {
  copy: ContactCopy['form'];
  /** Values of a rejected submission or a draft. */
  typed: ContactText | undefined;
  errors: ContactErrors;
  subject: string;
  opening: string;
}) {
  const field = (name: ContactField) => ({
    name,
    label: isRequired(name) ? copy.fields[name] : `${copy.fields[name]} (${copy.optional})`,
    initial: typed?.[name] ?? '',
    error: errorText(copy, errors, name),
    maxLength: contactFields[name],
  });
  return (
    <>
      <div className="field-grid grid-cols-1 sm:grid-cols-2">
        {singleLineFields.map((name) => (
          <TextField
            key={name}
            {...field(name)}
            {...inputs[name]}
            {...(isRequired(name) && { required: true })}
          />
        ))}
      </div>
      <SelectField
        name="objet"
        label={`${copy.fields.objet} (${copy.optional})`}
        none={copy.noSubject}
        options={subjects.map((value) => ({ value, label: copy.subjects[value] }))}
        initial={typed?.objet ?? subject}
        error={errorText(copy, errors, 'objet')}
      />
      <TextField
        key={opening}
        {...field('message')}
        initial={typed?.message || opening}
        lines={7}
        required
      />
    </>
  );
}
