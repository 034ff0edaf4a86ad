import { isEmailAddress } from '#app/domain/email-address.ts';
import { oneLine } from '#app/domain/one-line.ts';
import { recordOf } from '../../codec/record-of.ts';
import {
  inputNameOf,
  leadFieldNames,
  leadFields,
  subjects,
  type ContactField,
} from '../lead-fields.ts';

export type Subject = (typeof subjects)[number];

/** Maximum length of each form field in characters, by submitted name. */
export const contactFields = Object.fromEntries(
  leadFieldNames.map((field) => [inputNameOf(field), leadFields[field].most]),
) as Record<ContactField, number>;

/** The visitor's raw input. */
export type ContactText = Record<ContactField, string>;

export type ContactError = 'required' | 'not-an-email' | 'too-long' | 'unknown';

export type ContactErrors = Partial<Record<ContactField, ContactError>>;

export interface ContactRequest extends Omit<ContactText, 'objet'> {
  objet: Subject | '';
}

export type ReadContact =
  | { ok: true; request: ContactRequest }
  | { ok: false; errors: ContactErrors };

export const requiredFields = leadFieldNames
  .filter((field) => !('initial' in leadFields[field]))
  .map(inputNameOf);

const fieldsWithLines: ReadonlySet<ContactField> = new Set(
  leadFieldNames.filter((field) => 'hasLines' in leadFields[field]).map(inputNameOf),
);

function keptText(field: ContactField, typed: string): string {
  return fieldsWithLines.has(field) ? typed : oneLine(typed);
}

/** Validates a contact form (A §5, CTC-02 to CTC-06): all errors at once, one per field. */
export function readContact(typed: ContactText): ReadContact {
  const errors: ContactErrors = {};
  const fields = Object.keys(contactFields) as ContactField[];
  const text = recordOf(fields, (field) => keptText(field, typed[field]).trim());
  for (const field of fields)
    if (text[field].length > contactFields[field]) errors[field] = 'too-long';
  for (const field of requiredFields) if (text[field] === '') errors[field] = 'required';
  if (!errors.email && !isEmailAddress(text.email)) errors.email = 'not-an-email';
  const objet = subjects.find((subject) => subject === text.objet) ?? '';
  if (objet === '' && text.objet !== '') errors.objet = 'unknown';
  if (Object.keys(errors).length > 0) return { ok: false, errors };
  return { ok: true, request: { ...text, objet } };
}
