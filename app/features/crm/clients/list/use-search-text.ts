import { useDraft } from '../../filters/use-draft.ts';

/** The text of the search field, which the list does not wait for the address to follow. */
export function useSearchText() {
  const { values, change } = useDraft(['q']);
  return { text: values['q'] ?? '', type: (q: string) => change({ q }) };
}
