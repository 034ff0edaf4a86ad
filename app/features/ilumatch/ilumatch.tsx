import type { IlumatchCopy } from '#app/content/ilumatch/shape.ts';
import {
  answerFields,
  fieldsOf,
  matchSteps,
  type MatchAnswers,
  type MatchField,
  type MatchState,
  type MatchStep,
} from '#app/domain/ilumatch/answers.ts';
import { StepButton, StepForm } from '#app/ui/steps/step-form.tsx';
import { Wizard } from '#app/ui/steps/wizard.tsx';
import { Progress } from './progress.tsx';
import { Result } from './result.tsx';
import { ChallengeFields, CompanyFields, GoalFields } from './step-fields.tsx';
import { Summary } from './summary.tsx';
import { useMatchWizard } from './use-match-wizard.ts';

/**
 * The matching wizard. Once scripts run, the answers are stored in the browser as they are given; without, each step is
 * a form whose query carries all of them. Answers in a link are shown, and stored only when they change.
 *
 * @param link the answers in the query, or null when there are none
 */
export function Ilumatch({ copy, link }: { copy: IlumatchCopy; link: MatchState | null }) {
  const { form, answers, step, round, isAnalysing, isSaved, onInput, move, forget } =
    useMatchWizard(link);

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
        onInput={onInput}
        onMove={move}
        buttons={<Buttons copy={copy} step={step} isAnalysing={isAnalysing} />}
      >
        <div className="grid gap-7">
          {step === 'company' && <CompanyFields copy={copy} answers={answers} />}
          {step === 'goals' && <GoalFields copy={copy} answers={answers} />}
          {step === 'challenges' && <ChallengeFields copy={copy} answers={answers} />}
          {step === 'summary' && <Summary copy={copy} answers={answers} disabled={isAnalysing} />}
        </div>
      </StepForm>
      <StorageNote
        copy={copy}
        isSaved={isSaved}
        onForget={answerFields(answers).length > 0 && forget}
      />
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

/** Whether the answers are stored, and the button that deletes them. */
function StorageNote({
  copy,
  isSaved,
  onForget,
}: {
  copy: IlumatchCopy;
  isSaved: boolean;
  /** False while there is nothing to delete. */
  onForget: false | (() => void);
}) {
  return (
    <div className="scripted mx-auto mt-5 flex max-w-[46rem] flex-wrap items-baseline justify-between gap-x-6 gap-y-2 text-xs text-dust">
      <p className="max-w-[34rem]">{isSaved ? copy.kept : copy.keptNot}</p>
      {onForget && (
        <button type="button" className="text-link" onClick={onForget}>
          {copy.forget}
        </button>
      )}
    </div>
  );
}

/** The answers to the other steps, sent as hidden fields with a form without scripts. */
function hiddenFields(answers: MatchAnswers, step: MatchStep) {
  const own: readonly MatchField[] = fieldsOf[step];
  return answerFields(answers).filter(([field]) => !own.includes(field));
}
