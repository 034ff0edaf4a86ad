import { useEffect, useRef, useState } from 'react';

/**
 * What the server refuses, in words beside each field; the first of them gets the focus.
 *
 * @param words by code; `other` for any code besides
 */
export function useFieldErrors(words: Readonly<Record<'other', string>>) {
  const form = useRef<HTMLFormElement>(null);
  const [wrong, setWrong] = useState<Readonly<Record<string, string>>>({});
  const errorAt = (path: string): string | undefined => {
    const code = wrong[path];
    if (code === undefined) return undefined;
    const known = Object.entries(words).find(([name]) => name === code);
    return known?.[1] ?? words.other;
  };
  // The words are there only once they are rendered.
  useEffect(() => {
    if (form.current) focusFirstError(form.current);
  }, [wrong]);
  return { form, errorAt, setWrong };
}

/** An error of a whole day stands below the fields of that day. */
function focusFirstError(form: HTMLFormElement): void {
  const note = form.querySelector('[id$="-error"]');
  if (!note) return;
  const field = document.getElementById(note.id.replace(/-error$/, ''));
  (field ?? note.parentElement?.querySelector('input'))?.focus();
}
