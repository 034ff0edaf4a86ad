import { readBlogForm, type BlogForm } from '#app/domain/blogia/prompts.ts';
import { formText } from '#app/domain/form-text.ts';

/** Reads the form itself. Which variant is wanted stands in no field. */
export function readForm(form: HTMLFormElement): BlogForm {
  const data = new FormData(form);
  return readBlogForm((name) => formText(data, name));
}

/** The query, with its version, that asks for the same text again; what is at its default is left out. */
export function linkTo(form: BlogForm): string {
  const query = new URLSearchParams({ v: '1' });
  for (const [name, value] of Object.entries(form)) {
    if (value) query.set(name, String(value));
  }
  return `?${query.toString()}#texte`;
}
