import type { SubmitEvent } from 'react';
import { textsOf } from '../fields/form-text.ts';
import { MentionField } from '../fields/mention-field.tsx';
import { useInbox } from './inbox-context.tsx';

/** A form for another note of the team. */
export function LeadNoteForm({ onNote }: { onNote: (text: string) => Promise<boolean> }) {
  const {
    messages: { notes: copy },
    team,
    ownId,
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
      <MentionField
        name="lead-note"
        label={copy.label}
        names={team.filter(({ id }) => id !== ownId).map(({ name }) => name)}
        copy={copy.mention}
        lines={2}
        maxLength={5000}
      />
      <button type="submit" className="button w-fit">
        {copy.add}
      </button>
    </form>
  );
}
