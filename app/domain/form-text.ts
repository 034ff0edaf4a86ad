/** The text of a form field; null if it is missing or a file. */
export function formText(form: FormData, name: string): string | null {
  const value = form.get(name);
  return typeof value === 'string' ? value : null;
}
