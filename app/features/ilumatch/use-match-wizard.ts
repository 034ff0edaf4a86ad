import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import {
  analysisDelay,
  answerFields,
  fieldsOf,
  matchQuery,
  matchStart,
  matchSteps,
  readAnswers,
  type MatchAnswers,
  type MatchField,
  type MatchState,
  readSavedMatch,
} from '#app/domain/ilumatch/answers.ts';
import { useHydrated } from '#app/ui/hydrated.ts';
import { useStored, createStored, toolStorage } from '#app/ui/stored.ts';
import { useSimulatedWork } from '#app/ui/use-simulated-work.ts';

/** The draft answers; they survive leaving the page. */
const matchStore = createStored<MatchState>('iluma-ilumatch', readSavedMatch, toolStorage);

/** The wizard's answers and step, from the link or the browser's storage, and the functions that change them. */
export function useMatchWizard(link: MatchState | null) {
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const isLive = useHydrated();
  const saved = useStored(matchStore);
  const form = useRef<HTMLFormElement>(null);
  const [isAnalysing, setIsAnalysing] = useSimulatedWork(analysisDelay, () =>
    save({ answers, step: 'results' }),
  );
  const [isSaved, setIsSaved] = useState(true);
  // The fields are uncontrolled: a new key remounts the form with other values.
  const [round, setRound] = useState(0);
  const state = link ?? (isLive ? saved : matchStart);
  const { answers, step } = state;

  function save(next: MatchState) {
    setIsSaved(matchStore.write(next));
    // From here on the stored answers count, not those of the link.
    if (link) void navigate(pathname, { replace: true, preventScrollReset: true });
  }

  const present = () => presentAnswers(form.current, { answers, step });

  // Merges answers given before hydration into the stored ones; remounts the form only when it lacks some of those.
  useEffect(() => {
    const typed = present();
    const isTouched = matchQuery({ answers: typed, step }) !== matchQuery({ answers, step });
    if (link) {
      if (isTouched) save({ answers: typed, step });
      return;
    }
    const before = matchStore.read();
    if (answerFields(before.answers).length > 0) setRound(1);
    if (isTouched) save({ ...before, answers: { ...before.answers, ...given(typed) } });
    // oxlint-disable-next-line react/exhaustive-deps
  }, []);

  function move(number: number) {
    const next = matchSteps[number - 1];
    if (!next || isAnalysing) return;
    if (next === 'results') setIsAnalysing(true);
    else save({ answers: present(), step: next });
  }

  function forget() {
    setIsAnalysing(false);
    matchStore.clear();
    setRound((before) => before + 1);
    if (link) void navigate(pathname, { replace: true, preventScrollReset: true });
  }

  const onInput = () => save({ answers: present(), step });
  return { form, answers, step, round, isAnalysing, isSaved, onInput, move, forget };
}

/** The current step's fields as the form has them, with the stored answers to the other steps. */
function presentAnswers(form: HTMLFormElement | null, { answers, step }: MatchState): MatchAnswers {
  if (!form) return answers;
  const data = new FormData(form);
  const own: readonly MatchField[] = fieldsOf[step];
  const others = new URLSearchParams(answerFields(answers));
  return readAnswers({
    getAll: (field) => (own.some((each) => each === field) ? data : others).getAll(field),
  });
}

/** Answered questions only. */
function given(answers: MatchAnswers): Partial<MatchAnswers> {
  return Object.fromEntries(Object.entries(answers).filter(([, value]) => value?.length));
}
