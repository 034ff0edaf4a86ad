import type { SubmitEvent } from 'react';
import type { Lead } from '#app/domain/leads/lead.ts';
import { TextField } from '#app/ui/text-field.tsx';
import { textsOf } from '../desk/form-text.ts';
import { NoteList } from '../note-list.tsx';
import { useInbox } from './inbox-context.tsx';

/** What the team has written about a message, and a place to write more. */
export function LeadNotes({
  lead,
  onNote,
}: {
  lead: Lead;
  onNote: (text: string) => Promise<boolean>;
}) {
  const {
    words: { notes: copy },
  } = useInbox();

  async function add(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    const text = textsOf(form)('lead-note');
    // What was typed stays until it is kept.
    if (text !== '' && (await onNote(text))) form.reset();
  }

  return (
    <section>
      <h4 className="heading">{copy.title}</h4>
      {lead.notes.length === 0 && <p className="mt-2 text-dust">{copy.none}</p>}
      <div className="mt-2">
        <NoteList notes={lead.notes} />
      </div>
      <form className="mt-3 grid grid-cols-1 gap-3" onSubmit={add}>
        <TextField name="lead-note" label={copy.label} lines={2} maxLength={5000} />
        <button type="submit" className="button w-fit">
          {copy.add}
        </button>
      </form>
    </section>
  );
}
