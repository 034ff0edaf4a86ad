import { contactFields, type ContactField, type ContactText } from '#app/domain/contact.ts';

/** What stands in the form's fields; what is missing or no text counts as empty. */
export function typedIn(form: FormData): ContactText {
  const fields = Object.keys(contactFields) as ContactField[];
  const texts = fields.map((field) => {
    const value = form.get(field);
    return [field, typeof value === 'string' ? value : ''];
  });
  return Object.fromEntries(texts) as ContactText;
}
