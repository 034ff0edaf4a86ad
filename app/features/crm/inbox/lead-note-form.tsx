import { useState, type SubmitEvent } from 'react';
import { MentionField } from '../fields/mention-field.tsx';
import { useInbox } from './inbox-context.tsx';

/** A form for a new note of the team. */
export function LeadNoteForm({
  leadId,
  onNote,
}: {
  leadId: string;
  onNote: (text: string) => Promise<boolean>;
}) {
  const { messages, drafts, team, ownId } = useInbox();
  const { notes: copy } = messages;
  const [kept] = useState(() => drafts.of(leadId).note);
  const [text, setText] = useState(kept ?? '');

  function write(next: string) {
    setText(next);
    drafts.keepNote(leadId, next);
  }

  async function add(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    // Keep the text until it is saved, and anything typed meanwhile.
    if (text.trim() === '' || !(await onNote(text.trim()))) return;
    if (drafts.of(leadId).note === text) write('');
  }

  return (
    <form className="grid grid-cols-1 gap-2" onSubmit={add}>
      {kept !== undefined && text !== '' && <p className="text-xs text-dust">{messages.draft}</p>}
      <MentionField
        name="lead-note"
        label={copy.label}
        names={team.filter(({ id }) => id !== ownId).map(({ name }) => name)}
        copy={copy.mention}
        lines={2}
        maxLength={5000}
        value={text}
        onChange={({ currentTarget }) => write(currentTarget.value)}
      />
      <button type="submit" className="button w-fit">
        {copy.add}
      </button>
    </form>
  );
}
