import { useState } from 'react';
import { journalTypes } from '#app/domain/crm/entities.ts';
import { created } from '#app/domain/crm/planning.ts';
import { Modal } from '#app/ui/modal.tsx';
import { TextField } from '#app/ui/text-field.tsx';
import { useDesk } from './desk.tsx';
import { textsOf } from './form-text.ts';
import { RecordField } from './record-field.tsx';
import { SelectField } from './select-field.tsx';
import { useOnce } from './use-once.ts';
import { useUnsaved } from './use-unsaved.ts';

/** An entry in somebody’s own words, about a client or about nothing in particular. */
export function EntryForm({ onClose }: { onClose: () => void }) {
  const {
    words: { journal: copy, tasks, frame },
    run,
  } = useDesk();
  const [client, setClient] = useState('');
  const { guard, close } = useUnsaved(onClose);
  const once = useOnce();
  const [problem, setProblem] = useState<string | null>(null);

  async function submit(form: HTMLFormElement) {
    const text = textsOf(form);
    if (text('entry-title') === '') return setProblem(tasks.required);
    const failed = await run(
      (planning) => [
        created(
          'journal',
          {
            type: journalTypes.find((each) => each === text('entry-type')) ?? 'other',
            title: text('entry-title'),
            content: text('entry-content'),
            relatedTo: client ? { type: 'client', id: client } : { type: 'system', id: 'journal' },
            timestamp: planning.now,
            author: planning.author,
            aiGenerated: false,
            basis: null,
          },
          planning,
        ),
      ],
      copy.added,
    );
    setProblem(failed);
    if (!failed) close();
  }

  return (
    <Modal title={copy.addTitle} close={frame.close} onClose={close} guard={guard}>
      <form
        noValidate
        className="grid gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          const form = event.currentTarget;
          void once(() => submit(form));
        }}
      >
        <TextField name="entry-title" label={copy.entryTitle} required maxLength={200} />
        <SelectField
          name="entry-type"
          label={copy.entryType}
          initial="other"
          options={journalTypes.map((value) => ({ value, label: copy.types[value] }))}
        />
        <RecordField
          collection="clients"
          name="entry-client"
          label={copy.client}
          value={client}
          none={tasks.noClient}
          onChange={setClient}
        />
        <TextField name="entry-content" label={copy.entryContent} lines={4} maxLength={2000} />
        {problem && (
          <p role="alert" className="text-band-red">
            {problem}
          </p>
        )}
        <button type="submit" className="button button-primary w-fit">
          {frame.save}
        </button>
      </form>
    </Modal>
  );
}
