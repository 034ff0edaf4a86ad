import { useState } from 'react';
import { useVisit } from './visit.ts';

/**
 * The React key of a form with initial values. It changes with `value`, so that the form is reset, but not with the
 * page's language, so that typed text is kept.
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
