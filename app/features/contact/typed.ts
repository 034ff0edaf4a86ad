import { contactFields, type ContactField, type ContactText } from '#app/domain/contact.ts';
import { formText } from '#app/domain/form-text.ts';

/** What stands in the form's fields; what is missing or no text counts as empty. */
export function typedIn(form: FormData): ContactText {
  const fields = Object.keys(contactFields) as ContactField[];
  return Object.fromEntries(fields.map((field) => [field, textIn(form, field)])) as ContactText;
}

/** The text of a field; empty for a file or none. */
export function textIn(form: FormData, name: string): string {
  return formText(form, name) ?? '';
}
