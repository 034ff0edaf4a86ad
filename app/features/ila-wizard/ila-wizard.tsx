import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import type { IlaWizardCopy } from '#app/content/ila-wizard/shape.ts';
import { mergeDrafts } from '#app/domain/ila/saved-results.ts';
import { wizardDefaults, type WizardInput } from '#app/domain/ila/wizard-fields.ts';
import {
  hasName,
  wizardSteps,
  type WizardLink,
  type WizardStep,
} from '#app/domain/ila/wizard-link.ts';
import { wizardDelay } from '#app/domain/ila/wizard-score.ts';
import { useHydrated } from '#app/ui/hydrated.ts';
import { Wizard } from '#app/ui/steps/wizard.tsx';
import { useSimulatedWork } from '#app/ui/use-simulated-work.ts';
import { BusinessStep } from './business-step.tsx';
import { Corrections } from './corrections.tsx';
import { PresenceStep } from './presence-step.tsx';
import { Result } from './result.tsx';
import { ReviewsStep } from './reviews-step.tsx';
import { SavedResultsList } from './saved-results-list.tsx';
import { draftStore } from './wizard-stores.ts';

/**
 * The evaluation in four steps. Once scripts run, the answers stay in this browser and the address names only the step,
 * so that "back" leads to the previous step and nothing is sent. Without scripts each step is a form whose query
 * the server reads.
 */
export function IlaWizard({ copy, link }: { copy: IlaWizardCopy; link: WizardLink }) {
  const { hash } = useLocation();
  const navigate = useNavigate();
  const isLive = useHydrated();
  // The address drops them together with the answers.
  const [measured, setMeasured] = useState(link.measured);
  const { input, round, answer } = useDraft(link.input, isLive);
  const [isCalculating, setIsCalculating] = useSimulatedWork(wizardDelay, () => go('result'));

  const asked = (isLive ? stepNamed(hash) : null) ?? link.step;
  const step = hasName(input) ? asked : 'business';

  function go(next: WizardStep) {
    void navigate(addressOfStep(next), { preventScrollReset: true });
  }

  /** The step after the last question starts the calculation, which is delayed. */
  function move(next: WizardStep) {
    setIsCalculating(next === 'result');
    if (next !== 'result') go(next);
  }

  const props = { copy, input, measured, onInput: answer, onMove: move };
  return (
    <Wizard
      stepper={copy.stepper}
      steps={wizardSteps.map((each) => copy.stepper.steps[each])}
      current={wizardSteps.indexOf(step)}
    >
      <Corrections copy={copy} link={link} isResult={step === 'result'} />
      {step === 'business' && (
        <BusinessStep key={round} {...props} isNameMissing={link.isNameMissing} />
      )}
      {step === 'presence' && <PresenceStep key={round} {...props} />}
      {step === 'reviews' && <ReviewsStep key={round} {...props} isCalculating={isCalculating} />}
      {step === 'result' && (
        <Result
          copy={copy}
          input={input}
          onAgain={() => {
            answer(wizardDefaults);
            draftStore.clear();
            setMeasured([]);
            go('business');
          }}
        />
      )}
      {step === 'business' && (
        <SavedResultsList
          copy={copy}
          onOpen={(saved) => {
            answer(saved);
            go('result');
          }}
        />
      )}
    </Wizard>
  );
}

/** The answers, read from the link or the stored draft, and stored when they change. */
function useDraft(linked: WizardInput, isLive: boolean) {
  const { search } = useLocation();
  // Answers in a link come first, and replace the stored draft only when they change.
  const [before] = useState(() => (search === '' ? draftStore.read() : null));
  const [input, setInput] = useState((isLive && before) || linked);
  // The fields are uncontrolled: a new key remounts them with other values.
  const [round, setRound] = useState(0);

  function answer(next: WizardInput) {
    draftStore.write(next);
    setInput(next);
  }

  // Merges answers given before hydration into the stored draft.
  useEffect(() => {
    if (isLive || !before) return;
    const merged = mergeDrafts(before, draftStore.read() ?? before);
    answer(merged);
    setRound(1);
    // oxlint-disable-next-line react/exhaustive-deps -- once, for what the server could not know
  }, []);

  return { input, round, answer };
}

/** Address of a step; drops the query, since its answers are now in this browser. */
function addressOfStep(step: WizardStep) {
  return { search: '', hash: `step-${wizardSteps.indexOf(step) + 1}` };
}

function stepNamed(hash: string): WizardStep | null {
  const number = /^#step-([1-4])$/.exec(hash)?.[1];
  return (number && wizardSteps[Number(number) - 1]) || null;
}
