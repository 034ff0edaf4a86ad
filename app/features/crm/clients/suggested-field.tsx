import type { ComponentProps } from 'react';
import { TextField } from '#app/ui/fields/text-field.tsx';
import { TagSuggestions } from '../fields/tag-suggestions.tsx';

type Props = Omit<ComponentProps<typeof TextField>, 'list'> & {
  /** Name of the client's field. */
  name: string;
  id: string;
};

/** A text field of a client; that of the tags suggests those in use. */
export function SuggestedField({ name, id, ...field }: Props) {
  if (name !== 'tags') return <TextField {...field} name={id} />;
  const list = `${id}-list`;
  return (
    <TagSuggestions id={list}>
      <TextField {...field} name={id} list={list} />
    </TagSuggestions>
  );
}
