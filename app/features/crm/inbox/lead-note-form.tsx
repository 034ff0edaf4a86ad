import type { SubmitEvent } from 'react';
import { TextField } from '#app/ui/fields/text-field.tsx';
import { textsOf } from '../fields/form-text.ts';
import { useInbox } from './inbox-context.tsx';

/** A form for another note of the team. */
export function LeadNoteForm({ onNote }: { onNote: (text: string) => Promise<boolean> }) {
  const {
    messages: { notes: copy },
  } = useInbox();

  async function add(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    const text = textsOf(form)('lead-note');
    // Keep the text until it is saved.
    if (text !== '' && (await onNote(text))) form.reset();
  }

  return (
    <form className="grid grid-cols-1 gap-2" onSubmit={add}>
      <TextField name="lead-note" label={copy.label} lines={2} maxLength={5000} />
      <button type="submit" className="button w-fit">
        {copy.add}
      </button>
    </form>
  );
}
