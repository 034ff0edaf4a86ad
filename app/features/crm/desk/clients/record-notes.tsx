import type { SubmitEvent } from 'react';
import { planUpdateClient } from '#app/domain/crm/clients.ts';
import type { Client } from '#app/domain/crm/entities.ts';
import { TextField } from '#app/ui/text-field.tsx';
import { NoteList } from '../../note-list.tsx';
import { May, useDesk } from '../desk.tsx';
import { textsOf } from '../form-text.ts';
import { useOnce } from '../use-once.ts';

/** What people have written about a client, and a place to write more. */
export function Notes({ client }: { client: Client }) {
  const {
    words: { record: copy, clientList, frame },
    user,
    run,
  } = useDesk();
  const once = useOnce();

  function add(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    const text = textsOf(form)('client-note');
    if (text === '') return;
    return once(async () => {
      const problem = await run(({ now, newId }) => {
        const note = { id: newId(), at: now, author: user?.name ?? '', text };
        return planUpdateClient(client, { notes: [...client.notes, note] }, { now });
      }, clientList.record.noteAdded);
      if (!problem) form.reset();
    });
  }

  return (
    <section>
      <h3 className="heading mb-2">{copy.notes}</h3>
      {client.notes.length === 0 && <p className="text-dust">{frame.none}</p>}
      <NoteList notes={client.notes} />
      <May action="edit">
        <form className="mt-3 grid gap-3" onSubmit={add}>
          <TextField name="client-note" label={copy.noteLabel} lines={2} maxLength={2000} />
          <button type="submit" className="button w-fit">
            {copy.addNote}
          </button>
        </form>
      </May>
    </section>
  );
}
