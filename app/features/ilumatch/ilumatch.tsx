import { useEffect, useRef, useState, type SubmitEvent } from 'react';
import { useLocation, useNavigate } from 'react-router';
import type { IlumatchCopy } from '#app/content/ilumatch/shape.ts';
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
  type MatchStep,
} from '#app/domain/ilumatch/answers.ts';
import { useHydrated } from '#app/ui/hydrated.ts';
import { useStored } from '#app/ui/stored.ts';
import { keptMatch } from './kept.ts';
import { Progress } from './progress.tsx';
import { Result } from './result.tsx';
import { ChallengeFields, CompanyFields, GoalFields } from './step-fields.tsx';
import { Summary } from './summary.tsx';

/**
 * The matching wizard. Once scripts run, the answers are kept in the browser as they are given; without, each step is a
 * form whose query carries all of them. A link that holds answers shows those, and keeps them only when they change.
 *
 * @param link what the address holds, or null when it holds nothing
 */
export function Ilumatch({ copy, link }: { copy: IlumatchCopy; link: MatchState | null }) {
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const isLive = useHydrated();
  const kept = useStored(keptMatch);
  const form = useRef<HTMLFormElement>(null);
  const section = useRef<HTMLDivElement>(null);
  const [isAnalysing, setIsAnalysing] = useState(false);
  const [isKept, setIsKept] = useState(true);
  // The fields keep their own values: to show them others, the form is made anew.
  const [round, setRound] = useState(0);
  const state = link ?? (isLive ? kept : matchStart);
  const { answers, step } = state;

  function keep(next: MatchState) {
    setIsKept(keptMatch.write(next));
    // From here on the answers are this browser's own, and no longer those of the link.
    if (link) void navigate(pathname, { replace: true, preventScrollReset: true });
  }

  /** What the step's own fields hold, over the answers to the others. */
  function present(): MatchAnswers {
    if (!form.current) return answers;
    const data = new FormData(form.current);
    const own: readonly MatchField[] = fieldsOf[step];
    const others = answerFields(answers);
    return readAnswers((field) =>
      own.includes(field)
        ? data.getAll(field).filter((value): value is string => typeof value === 'string')
        : others.flatMap(([name, text]) => (name === field ? [text] : [])),
    );
  }

  // What was answered before hydration joins what was kept; only a form that lacks some of it is made anew.
  useEffect(() => {
    const typed = present();
    const isTouched = matchQuery({ answers: typed, step }) !== matchQuery({ answers, step });
    if (link) {
      if (isTouched) keep({ answers: typed, step });
      return;
    }
    const before = keptMatch.read();
    if (answerFields(before.answers).length > 0) setRound(1);
    if (isTouched) keep({ ...before, answers: { ...before.answers, ...given(typed) } });
    // oxlint-disable-next-line react/exhaustive-deps
  }, []);

  const shown = useRef(step);
  useEffect(() => {
    if (shown.current === step) return;
    shown.current = step;
    section.current?.querySelector<HTMLElement>('[data-step-title]')?.focus();
  }, [step]);

  useEffect(() => {
    if (!isAnalysing) return;
    const timer = setTimeout(() => {
      setIsAnalysing(false);
      keep({ answers, step: 'results' });
    }, analysisDelay);
    return () => clearTimeout(timer);
    // oxlint-disable-next-line react/exhaustive-deps
  }, [isAnalysing]);

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const pressed = event.nativeEvent.submitter;
    const number = pressed instanceof HTMLButtonElement ? Number(pressed.value) : 0;
    const next = matchSteps[number - 1];
    if (!next || isAnalysing) return;
    if (next === 'results') setIsAnalysing(true);
    else keep({ answers: present(), step: next });
  }

  function forget() {
    keptMatch.clear();
    setRound((before) => before + 1);
    if (link) void navigate(pathname, { replace: true, preventScrollReset: true });
  }

  if (step === 'results') {
    return (
      <div ref={section}>
        <Progress copy={copy} step={step} />
        <Result copy={copy} answers={answers} onAgain={forget} />
      </div>
    );
  }
  return (
    <div ref={section}>
      <Progress copy={copy} step={step} />
      <form
        key={`${step} ${round}`}
        ref={form}
        action={pathname}
        className="panel mx-auto max-w-[46rem] p-6 sm:p-10"
        aria-busy={isAnalysing}
        onInput={() => keep({ answers: present(), step })}
        onSubmit={submit}
      >
        <input type="hidden" name="v" value="1" />
        {hiddenFields(answers, step).map(([name, value]) => (
          <input key={`${name} ${value}`} type="hidden" name={name} value={value} />
        ))}
        <h2 data-step-title tabIndex={-1} className="title outline-none">
          {copy.steps[step].title}
        </h2>
        <p className="mt-2 mb-8 text-dust">{copy.steps[step].lead}</p>
        <div className="grid gap-7">
          {step === 'company' && <CompanyFields copy={copy} answers={answers} />}
          {step === 'goals' && <GoalFields copy={copy} answers={answers} />}
          {step === 'challenges' && <ChallengeFields copy={copy} answers={answers} />}
          {step === 'summary' && <Summary copy={copy} answers={answers} />}
        </div>
        <Buttons copy={copy} step={step} isAnalysing={isAnalysing} />
      </form>
      <div className="scripted mx-auto mt-5 flex max-w-[46rem] flex-wrap items-baseline justify-between gap-x-6 gap-y-2 text-xs text-dust">
        <p className="max-w-[34rem]">{isKept ? copy.kept : copy.keptNot}</p>
        {answerFields(answers).length > 0 && (
          <button type="button" className="text-link" onClick={forget}>
            {copy.forget}
          </button>
        )}
      </div>
    </div>
  );
}

/** Previous first in sight, but last in the document's order of submission: Enter goes forwards. */
function Buttons({
  copy,
  step,
  isAnalysing,
}: {
  copy: IlumatchCopy;
  step: MatchStep;
  isAnalysing: boolean;
}) {
  const number = matchSteps.indexOf(step) + 1;
  const isLast = step === 'summary';
  return (
    <div className="mt-10 flex flex-row-reverse flex-wrap items-center justify-between gap-3">
      <button
        type="submit"
        name="step"
        value={number + 1}
        className="button button-primary disabled:opacity-60"
        disabled={isAnalysing}
      >
        {isLast ? copy.launch : copy.next}
      </button>
      <button
        type="submit"
        name="step"
        value={number - 1}
        className="button disabled:cursor-default disabled:opacity-50"
        disabled={number === 1 || isAnalysing}
      >
        {copy.previous}
      </button>
      <p role="status" className="small w-full text-aurora">
        {isAnalysing && copy.analysing}
      </p>
    </div>
  );
}

/** The answers to the other steps, which travel with a form sent without scripts. */
function hiddenFields(answers: MatchAnswers, step: MatchStep) {
  const own: readonly MatchField[] = fieldsOf[step];
  return answerFields(answers).filter(([field]) => !own.includes(field));
}

/** Only what was answered. */
function given(answers: MatchAnswers): Partial<MatchAnswers> {
  return Object.fromEntries(Object.entries(answers).filter(([, value]) => value?.length));
}
