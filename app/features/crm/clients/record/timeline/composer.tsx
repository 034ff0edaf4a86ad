import { useState, type KeyboardEvent, type SubmitEvent } from 'react';
import { dueIn, followUpDays, planNoteAndNextStep } from '#app/domain/crm/plans/follow-up.ts';
import { clientFields } from '#app/domain/crm/records/clients.ts';
import type { Client } from '#app/domain/crm/records/entities.ts';
import { taskFields } from '#app/domain/crm/records/tasks.ts';
import { fill } from '#app/i18n/format.ts';
import { TextField } from '#app/ui/fields/text-field.tsx';
import { emptiedOnceSaved, textsOf } from '../../../fields/form-text.ts';
import { MentionField } from '../../../fields/mention-field.tsx';
import { useMutation } from '../../../frame/use-mutation.ts';
import { useWorkspace } from '../../../frame/workspace.tsx';
import { localDay } from '../../../records/local-day.ts';

/** Writes a note, and a next step if one of the days is pressed; Ctrl+Enter saves both. */
export function Composer({ client }: { client: Client }) {
  const { messages, run, team, user } = useWorkspace();
  const { record: copy, clientList, notifications } = messages;
  const { run: once } = useMutation('frame');
  /** Days until the next step; null without one. */
  const [days, setDays] = useState<number | null>(null);
  const [today] = useState(() => localDay(new Date()));
  const usual = fill(copy.nextStepUsual, { name: client.name });

  function save(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const own = event.currentTarget;
    const text = textsOf(own);
    const note = text('client-note');
    const due = days === null ? null : dueIn(days, today);
    const next = days === null ? null : { title: text('client-next') || usual, due };
    if (note === '' && next === null) return;
    const empty = emptiedOnceSaved(own);
    void once(async () => {
      const said = next === null ? clientList.record.noteAdded : copy.noteAndStep;
      const problem = await run(
        (planning) => planNoteAndNextStep(client, { note, next }, planning),
        said,
      );
      if (problem) return;
      empty();
      setDays(null);
    });
  }

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Ctrl+Enter saves from any field within
    <form className="grid gap-2" onSubmit={save} onKeyDown={saveOnCtrlEnter}>
      <MentionField
        name="client-note"
        label={copy.noteLabel}
        names={team.filter((each) => each !== user?.name)}
        copy={notifications.mention}
        lines={2}
        maxLength={clientFields.notes.fields.text.most}
        placeholder={copy.notePlaceholder}
      />
      <DaysChoice days={days} onChoose={setDays} />
      {days !== null && (
        <TextField
          name="client-next"
          label={copy.nextStepTitle}
          initial={usual.slice(0, taskFields.title.most)}
          maxLength={taskFields.title.most}
          autoComplete="off"
        />
      )}
      <div className="flex flex-wrap items-center gap-3">
        <button type="submit" className="button">
          {copy.addNote}
        </button>
        <span className="text-xs text-dust max-sm:hidden">{copy.saveKeys}</span>
      </div>
    </form>
  );
}

/** Days until a next step, or none. */
function DaysChoice({
  days,
  onChoose,
}: {
  days: number | null;
  onChoose: (days: number | null) => void;
}) {
  const { record: copy } = useWorkspace().messages;
  return (
    <div role="group" aria-label={copy.nextStep} className="flex flex-wrap items-center gap-1.5">
      <span className="small text-dust">{copy.nextStep}</span>
      {followUpDays.map((each) => (
        <button
          key={each}
          type="button"
          className="chip aria-pressed:border-lumen not-forced-colors:aria-pressed:text-lumen"
          aria-pressed={days === each}
          onClick={() => onChoose(days === each ? null : each)}
        >
          {copy.dueIn[each]}
        </button>
      ))}
    </div>
  );
}

function saveOnCtrlEnter(event: KeyboardEvent<HTMLFormElement>): void {
  if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
  event.preventDefault();
  event.currentTarget.requestSubmit();
}
