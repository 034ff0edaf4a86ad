import { formText } from '#app/domain/form-text.ts';
import { recordOf } from '../../codec/record-of.ts';
import type { ContactField } from '../lead-fields.ts';
import { contactFields, type ContactText } from './contact-request.ts';

/** Reads the form's fields; a missing field or a file is empty. */
export function contactTextIn(form: FormData): ContactText {
  const fields = Object.keys(contactFields) as ContactField[];
  return recordOf(fields, (field) => textIn(form, field));
}

/** The text of a field; empty for a missing field or a file. */
export function textIn(form: FormData, name: string): string {
  return formText(form, name) ?? '';
}
