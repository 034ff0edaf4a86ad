/** Reads the text values of a form. */
export function textsOf(form: HTMLFormElement): (name: string) => string {
  const data = new FormData(form);
  return (name) => {
    const value = data.get(name);
    return typeof value === 'string' ? value.trim() : '';
  };
}

/**
 * Clears a form once it is saved, except for what is typed meanwhile.
 *
 * @returns call it after saving
 */
export function emptiedOnceSaved(form: HTMLFormElement): () => void {
  const fields = [
    ...form.querySelectorAll<HTMLInputElement>('textarea, input:is(:not([type]), [type="text"])'),
  ];
  const sent = fields.map((field) => [field, field.value] as const);
  return () => {
    const later = sent.map(([field, text]) => {
      const rest = field.value.startsWith(text) ? field.value.slice(text.length) : field.value;
      return [field, rest.trimStart()] as const;
    });
    form.reset();
    for (const [field, text] of later) {
      if (text === '' || !field.isConnected) continue;
      field.value = text;
      // Guards of unsaved changes listen for this event.
      field.dispatchEvent(new Event('input', { bubbles: true }));
    }
  };
}
