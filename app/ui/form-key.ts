import { useState } from 'react';
import { useVisit } from './visit.ts';

/**
 * The React key of a form with initial values: it changes with `value`, so that the form begins anew, but not with the
 * page's language, in which what was typed stays.
 *
 * @param isOwn whether the form itself has changed the value
 */
export function useFormKey(value: string, isOwn = false): string {
  const { language } = useVisit();
  const [kept, setKept] = useState({ value, language, key: value });
  if (value !== kept.value || language !== kept.language) {
    const key = isOwn || language !== kept.language ? kept.key : value;
    setKept({ value, language, key });
  }
  return kept.key;
}
