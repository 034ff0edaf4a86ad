import { useState, type SubmitEvent } from 'react';
import {
  observationNames,
  planObserve,
  readObservations,
  type Observation,
  type ObservationProblem,
  type Observations,
} from '#app/domain/crm/prospecting/observations.ts';
import type { Client } from '#app/domain/crm/records/entities.ts';
import { observedScore } from '#app/domain/ila/observed-score.ts';
import { fill, formatNumber } from '#app/i18n/format.ts';
import type { Language } from '#app/i18n/languages.ts';
import { parseNumber } from '#app/i18n/parse-number.ts';
import { TextField } from '#app/ui/fields/text-field.tsx';
import { Modal } from '#app/ui/modal.tsx';
import { useVisit } from '#app/ui/visit.ts';
import { textsOf } from '../../fields/form-text.ts';
import { useMutation } from '../../frame/use-mutation.ts';
import { useUnsaved } from '../../frame/use-unsaved.ts';
import { useWorkspace } from '../../frame/workspace.tsx';

/** Boolean observations. */
const isThere = (name: Observation) => name.startsWith('has');

/** Records observations about a client; its score is computed from them. */
export function ObservationForm({
  client,
  seen,
  onClose,
}: {
  client: Client;
  /** The last observation; null without one. */
  seen: Observations | null;
  onClose: () => void;
}) {
  const { observing: copy, frame } = useWorkspace().messages;
  const { guard, close } = useUnsaved(frame, onClose);
  const { problems, problem, submit } = useObserve(client, close);
  const { name } = client;
  return (
    <Modal title={fill(copy.title, { name })} close={frame.close} onClose={close} guard={guard}>
      {!seen && <p className="mb-3">{copy.first}</p>}
      <p className="small text-dust">{copy.lead}</p>
      <form noValidate className="mt-5 grid grid-cols-1 gap-4 sm:grid-cols-2" onSubmit={submit}>
        {observationNames.map((each) => (
          <ObservationField key={each} name={each} seen={seen} problem={problems[each]} />
        ))}
        {problem && (
          <p role="alert" className="text-band-red sm:col-span-2">
            {problem}
          </p>
        )}
        <button type="submit" className="button button-primary w-fit">
          {copy.save}
        </button>
      </form>
    </Modal>
  );
}

/**
 * The form of observations.
 *
 * @param onSaved called once they are saved
 */
function useObserve(client: Client, onSaved: () => void) {
  const { language } = useVisit();
  const { messages, run } = useWorkspace();
  const { run: once } = useMutation('frame');
  const [problems, setProblems] = useState<Partial<Record<Observation, ObservationProblem>>>({});
  const [problem, setProblem] = useState<string | null>(null);

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    const read = readObservations(countsIn(form, language));
    setProblems(read.ok ? {} : read.problems);
    if (!read.ok) {
      const first = observationNames.find((each) => read.problems[each]);
      form.querySelector<HTMLElement>(`#observed-${first}`)?.focus();
      return;
    }
    return once(async () => {
      const score = formatNumber(language, observedScore(read.observations).score);
      const failed = await run(
        (planning) => planObserve(client, read.observations, planning),
        fill(messages.clients.recalculated, { name: client.name, score }),
        'dialog',
      );
      setProblem(failed);
      if (!failed) onSaved();
    });
  }

  return { problems, problem, submit };
}

function ObservationField({
  name,
  seen,
  problem,
}: {
  name: Observation;
  seen: Observations | null;
  problem: ObservationProblem | undefined;
}) {
  const { language } = useVisit();
  const {
    messages: { observing: copy },
  } = useWorkspace();
  return isThere(name) ? (
    <label className="flex min-h-11 items-center gap-3 sm:col-span-2">
      <input
        type="checkbox"
        name={`observed-${name}`}
        className="checkbox"
        defaultChecked={(seen?.[name] ?? 0) > 0}
      />
      {copy.fields[name]}
    </label>
  ) : (
    <TextField
      name={`observed-${name}`}
      label={copy.fields[name]}
      initial={seen ? formatNumber(language, seen[name], { useGrouping: false }) : ''}
      maxLength={12}
      error={problem && copy.problems[problem]}
    />
  );
}

function countsIn(form: HTMLFormElement, language: Language) {
  const data = new FormData(form);
  const text = textsOf(form);
  return Object.fromEntries(
    observationNames.map((name) => {
      if (isThere(name)) return [name, data.has(`observed-${name}`) ? 1 : 0];
      const typed = text(`observed-${name}`);
      return [name, typed === '' ? 0 : parseNumber(language, typed, { inThousands: true }).value];
    }),
  );
}
