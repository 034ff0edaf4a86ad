import { blogFields, readBlogForm, type BlogForm } from '#app/domain/blogia/prompts.ts';

/** Reads the form's fields; the variant has no field. */
export function readForm(form: HTMLFormElement): BlogForm {
  return readBlogForm(new FormData(form));
}

/** Query that reproduces the text. */
export function linkTo(form: BlogForm): string {
  return `?${new URLSearchParams(blogFields(form)).toString()}#texte`;
}
