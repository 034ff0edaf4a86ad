import { useState, type ReactNode, type SyntheticEvent } from 'react';
import { completedLabels, labelMarks } from '#app/domain/crm/records/labels-text.ts';
import { useStoreRead } from '../records/use-records.ts';

/** Suggestions for a field of several tags. */
const completedTags = (typed: string, tags: readonly string[]): readonly string[] =>
  completedLabels(typed, tags, labelMarks.form);

/**
 * Suggests the tags in use in the text field within, which names `id` as its list. They are read once it has the focus.
 *
 * @param suggest values to suggest
 */
export function TagSuggestions({
  id,
  suggest = completedTags,
  children,
}: {
  id: string;
  suggest?: (typed: string, tags: readonly string[]) => readonly string[];
  children: ReactNode;
}) {
  const [typed, setTyped] = useState<string | null>(null);
  const { data } = useStoreRead(typed === null ? null : 'tags', ['clients'], (store) =>
    store.tags(),
  );
  const read = ({ target }: SyntheticEvent) =>
    target instanceof HTMLInputElement && setTyped(target.value);
  return (
    <div className="contents" onFocus={read} onInput={read}>
      {children}
      <datalist id={id}>
        {data && suggest(typed ?? '', data).map((value) => <option key={value} value={value} />)}
      </datalist>
    </div>
  );
}
