/** The text of a form's field; null where there is no such field, or a file in it. */
export function formText(form: FormData, name: string): string | null {
  const value = form.get(name);
  return typeof value === 'string' ? value : null;
}
