import { formText } from '#app/domain/form-text.ts';
import { contactFields, type ContactText } from './contact-request.ts';
import type { ContactField } from '../lead-fields.ts';

/** Reads the form's fields; a missing field or a file counts as empty. */
export function contactTextIn(form: FormData): ContactText {
  const fields = Object.keys(contactFields) as ContactField[];
  return Object.fromEntries(fields.map((field) => [field, textIn(form, field)])) as ContactText;
}

/** The text of a field; empty for a missing field or a file. */
export function textIn(form: FormData, name: string): string {
  return formText(form, name) ?? '';
}
