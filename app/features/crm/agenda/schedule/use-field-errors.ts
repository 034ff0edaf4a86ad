import { useState } from 'react';

/** What the server refuses, in words beside each field. @param words by code; `other` for any code besides */
export function useFieldErrors(words: Readonly<Record<'other', string>>) {
  const [wrong, setWrong] = useState<Readonly<Record<string, string>>>({});
  const errorAt = (path: string): string | undefined => {
    const code = wrong[path];
    if (code === undefined) return undefined;
    const known = Object.entries(words).find(([name]) => name === code);
    return known?.[1] ?? words.other;
  };
  return { errorAt, setWrong };
}
