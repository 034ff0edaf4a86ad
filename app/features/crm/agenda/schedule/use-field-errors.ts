import { useEffect, useRef, useState } from 'react';

/**
 * The server's validation errors, as text beside each field; the first one gets the focus.
 *
 * @param words by code; `other` for all other codes
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
  // The error texts exist only after rendering.
  useEffect(() => {
    if (form.current) focusFirstError(form.current);
  }, [wrong]);
  return { form, errorAt, setWrong };
}

/** An error of a whole day is shown below that day's fields. */
function focusFirstError(form: HTMLFormElement): void {
  const note = form.querySelector('[id$="-error"]');
  if (!note) return;
  const field = document.getElementById(note.id.replace(/-error$/, ''));
  (field ?? note.parentElement?.querySelector('input'))?.focus();
}
