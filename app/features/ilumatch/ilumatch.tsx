import { useEffect, useRef, useState } from 'react';
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
import { StepButton, StepForm } from '#app/ui/step-form.tsx';
import { useStored } from '#app/ui/stored.ts';
import { useWork } from '#app/ui/use-work.ts';
import { Wizard } from '#app/ui/wizard.tsx';
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
  const [isAnalysing, setIsAnalysing] = useWork(analysisDelay, () =>
    keep({ answers, step: 'results' }),
  );
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

  function move(number: number) {
    const next = matchSteps[number - 1];
    if (!next || isAnalysing) return;
    if (next === 'results') setIsAnalysing(true);
    else keep({ answers: present(), step: next });
  }

  function forget() {
    setIsAnalysing(false);
    keptMatch.clear();
    setRound((before) => before + 1);
    if (link) void navigate(pathname, { replace: true, preventScrollReset: true });
  }

  const frame = {
    stepper: copy.stepper,
    steps: matchSteps.map((each) => copy.steps[each].name),
    current: matchSteps.indexOf(step),
    progress: <Progress copy={copy} step={step} />,
  };
  if (step === 'results') {
    return (
      <Wizard {...frame}>
        <Result copy={copy} answers={answers} onAgain={forget} />
      </Wizard>
    );
  }
  return (
    <Wizard {...frame}>
      <StepForm
        key={`${step} ${round}`}
        ref={form}
        title={copy.steps[step].title}
        lead={copy.steps[step].lead}
        hidden={[['v', '1'], ...hiddenFields(answers, step)]}
        isBusy={isAnalysing}
        onInput={() => keep({ answers: present(), step })}
        onMove={move}
        buttons={<Buttons copy={copy} step={step} isAnalysing={isAnalysing} />}
      >
        <div className="grid gap-7">
          {step === 'company' && <CompanyFields copy={copy} answers={answers} />}
          {step === 'goals' && <GoalFields copy={copy} answers={answers} />}
          {step === 'challenges' && <ChallengeFields copy={copy} answers={answers} />}
          {step === 'summary' && <Summary copy={copy} answers={answers} />}
        </div>
      </StepForm>
      <div className="scripted mx-auto mt-5 flex max-w-[46rem] flex-wrap items-baseline justify-between gap-x-6 gap-y-2 text-xs text-dust">
        <p className="max-w-[34rem]">{isKept ? copy.kept : copy.keptNot}</p>
        {answerFields(answers).length > 0 && (
          <button type="button" className="text-link" onClick={forget}>
            {copy.forget}
          </button>
        )}
      </div>
    </Wizard>
  );
}

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
  return (
    <>
      <StepButton to={number + 1} look="button-primary" disabled={isAnalysing}>
        {step === 'summary' ? copy.launch : copy.next}
      </StepButton>
      <StepButton to={number - 1} disabled={number === 1 || isAnalysing}>
        {copy.previous}
      </StepButton>
      <p role="status" className="small w-full text-aurora">
        {isAnalysing && copy.analysing}
      </p>
    </>
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
