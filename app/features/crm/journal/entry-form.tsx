import { useState } from 'react';
import { created, type Planning } from '#app/domain/crm/plans/planning.ts';
import type { JournalEntry } from '#app/domain/crm/records/entities.ts';
import { journalTypes } from '#app/domain/crm/records/journal.ts';
import { TextField } from '#app/ui/fields/text-field.tsx';
import { MentionField } from '../fields/mention-field.tsx';
import { RecordField } from '../fields/record-field.tsx';
import { RecordForm } from '../fields/record-form.tsx';
import { SelectField } from '../fields/select-field.tsx';
import { useWorkspace } from '../frame/workspace.tsx';

/** A journal entry written by hand, with or without a client. */
export function EntryForm({ onClose }: { onClose: () => void }) {
  const {
    messages: { journal: copy, tasks, notifications },
    run,
    team,
    user,
  } = useWorkspace();
  const [client, setClient] = useState('');

  async function save(text: (name: string) => string) {
    if (text('entry-title') === '') return tasks.required;
    return run((planning) => planEntry(text, client, planning), copy.added, 'dialog');
  }

  return (
    <RecordForm title={copy.addTitle} save={save} removal={null} onClose={onClose}>
      <div className="sm:col-span-2">
        <TextField name="entry-title" label={copy.entryTitle} required maxLength={200} />
      </div>
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
      <div className="sm:col-span-2">
        <MentionField
          name="entry-content"
          label={copy.entryContent}
          names={team.filter((each) => each !== user?.name)}
          copy={notifications.mention}
          lines={4}
          maxLength={2000}
        />
      </div>
    </RecordForm>
  );
}

/** @param client its id; empty without one */
function planEntry(text: (name: string) => string, client: string, planning: Planning) {
  const relatedTo: JournalEntry['relatedTo'] = client
    ? { type: 'client', id: client }
    : { type: 'system', id: 'journal' };
  const entry = {
    type: journalTypes.find((each) => each === text('entry-type')) ?? 'other',
    title: text('entry-title'),
    content: text('entry-content'),
    relatedTo,
    timestamp: planning.now,
    author: planning.author,
    aiGenerated: false,
    basis: null,
  };
  return [created('journal', entry, planning)];
}
