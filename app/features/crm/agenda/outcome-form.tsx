import { useState, type SubmitEvent } from 'react';
import type { Meeting } from '#app/domain/bookings/agenda.ts';
import { dueIn, planNextStep, usualFollowUp } from '#app/domain/crm/plans/follow-up.ts';
import { created, type Planning } from '#app/domain/crm/plans/planning.ts';
import { taskFields } from '#app/domain/crm/records/tasks.ts';
import { fill } from '#app/i18n/format.ts';
import { TextField } from '#app/ui/fields/text-field.tsx';
import { textsOf } from '../fields/form-text.ts';
import { Problem } from '../fields/problem.tsx';
import { SubmitButton } from '../fields/submit-button.tsx';
import { May } from '../frame/staff-context.tsx';
import { useWorkspace } from '../frame/workspace.tsx';
import { localDay } from '../records/local-day.ts';
import { useMeetingChange } from './use-meeting-change.ts';

const outcomes = ['done', 'no-show'] as const;

type Outcome = (typeof outcomes)[number];

interface NextTask {
  title: string;
  due: string | null;
}

/** Outcome of a meeting and next step, in one form. */
export function OutcomeForm({ meeting, onChange }: { meeting: Meeting; onChange: () => void }) {
  const {
    messages: { agenda },
    backend: { meetings },
    run,
    store,
  } = useWorkspace();
  const { outcome: copy } = agenda;
  const { isBusy, problem, setProblem, change } = useMeetingChange();
  const { id, status, visitor, clientId } = meeting;
  const said = outcomes.find((each) => each === status);
  const [today] = useState(() => localDay(new Date()));
  const [chosen, setChosen] = useState<{ outcome: Outcome; on: Meeting['status'] } | null>(null);
  // A choice equal to the recorded outcome is dropped: the form then follows later changes by others.
  if (chosen !== null && chosen.outcome === said) setChosen(null);
  const outcome = chosen?.outcome ?? said ?? 'done';
  const isSaidMeanwhile = chosen !== null && said !== undefined && chosen.on !== status;

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const own = event.currentTarget;
    const text = textsOf(own);
    const title = text('meeting-next');
    const isDone = await change(() => meetings.settle(id, outcome), copy.saved);
    if (isDone && title !== '') {
      const trouble = await addTask({ title, due: text('meeting-due') || null });
      if (trouble !== null) setProblem(trouble);
      else own.reset();
    }
    onChange();
  }

  async function addTask(next: NextTask): Promise<string | null> {
    const client = clientId === null ? null : await store.get('clients', clientId);
    return run((planning) => [
      client ? planNextStep(client, next, planning) : planTask(next, planning),
    ]);
  }

  return (
    <form className="grid gap-3" onSubmit={(event) => void submit(event)}>
      <OutcomeChoice
        outcome={outcome}
        onChoose={(each) => setChosen({ outcome: each, on: status })}
      />
      {isSaidMeanwhile && (
        <p role="status" className="text-lumen">
          {fill(copy.meanwhile, { outcome: copy.options[said] })}
        </p>
      )}
      <May action="edit">
        <TextField
          name="meeting-next"
          label={copy.next}
          placeholder={fill(copy.usual[outcome], { name: visitor.name })}
          maxLength={taskFields.title.most}
          autoComplete="off"
        />
        <TextField
          name="meeting-due"
          type="date"
          label={copy.due}
          initial={dueIn(usualFollowUp, today)}
        />
      </May>
      <Problem text={problem} />
      <SubmitButton isBusy={isBusy} className="w-fit">
        {copy.submit}
      </SubmitButton>
    </form>
  );
}

function OutcomeChoice({
  outcome,
  onChoose,
}: {
  outcome: Outcome;
  onChoose: (outcome: Outcome) => void;
}) {
  const { outcome: copy } = useWorkspace().messages.agenda;
  return (
    <fieldset>
      <legend className="record-heading">{copy.title}</legend>
      {outcomes.map((each) => (
        <label key={each} className="flex min-h-control items-center gap-2.5">
          <input
            type="radio"
            name="outcome"
            className="radio"
            value={each}
            checked={outcome === each}
            onChange={() => onChoose(each)}
          />
          {copy.options[each]}
        </label>
      ))}
    </fieldset>
  );
}

/** A task of the current user, without a client. */
function planTask(next: NextTask, planning: Planning) {
  const task = {
    ...next,
    clientId: null,
    projectId: null,
    status: 'todo',
    priority: 'normal',
    owner: planning.author,
    checklist: [],
  } as const;
  return created('tasks', task, planning);
}
