import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import type { IlaWizardCopy } from '#app/content/ila-wizard/shape.ts';
import { mergeDrafts } from '#app/domain/ila/kept-results.ts';
import {
  hasName,
  wizardSteps,
  type WizardLink,
  type WizardStep,
} from '#app/domain/ila/wizard-link.ts';
import { wizardDefaults, wizardDelay, type WizardInput } from '#app/domain/ila/wizard-score.ts';
import { useHydrated } from '#app/ui/hydrated.ts';
import { useWork } from '#app/ui/use-work.ts';
import { Wizard } from '#app/ui/wizard.tsx';
import { BusinessStep } from './business-step.tsx';
import { Corrections } from './corrections.tsx';
import { keptDraft } from './kept.ts';
import { KeptList } from './kept-list.tsx';
import { PresenceStep } from './presence-step.tsx';
import { Result } from './result.tsx';
import { ReviewsStep } from './reviews-step.tsx';

/**
 * The evaluation in four steps. Once scripts run, the answers stay in this browser and the address names only the step,
 * so that "back" leads to the step before and nothing is sent anywhere. Without scripts each step is a form whose query
 * the server reads.
 */
export function IlaWizard({ copy, link }: { copy: IlaWizardCopy; link: WizardLink }) {
  const { hash, search } = useLocation();
  const navigate = useNavigate();
  const isLive = useHydrated();
  // A link that holds answers shows those, and replaces what was kept only when they change.
  const [before] = useState(() => (search === '' ? keptDraft.read() : null));
  const [input, setInput] = useState((isLive && before) || link.input);
  // The fields keep their own values: to show them others, they are made anew.
  const [round, setRound] = useState(0);
  const [isCalculating, setIsCalculating] = useWork(wizardDelay, () => go('result'));

  const asked = (isLive ? stepNamed(hash) : null) ?? link.step;
  const step = hasName(input) ? asked : 'business';

  function answer(next: WizardInput) {
    keptDraft.write(next);
    setInput(next);
  }

  // What was answered before hydration joins what was kept.
  useEffect(() => {
    if (isLive || !before) return;
    const merged = mergeDrafts(before, keptDraft.read() ?? before);
    answer(merged);
    setRound(1);
    // oxlint-disable-next-line react/exhaustive-deps -- once, for what the server could not know
  }, []);

  function go(next: WizardStep) {
    void navigate(placeOf(next), { preventScrollReset: true });
  }

  /** Forwards from the last question is the calculation, which takes its time. */
  function move(next: WizardStep) {
    setIsCalculating(next === 'result');
    if (next !== 'result') go(next);
  }

  const props = { copy, input, onInput: answer, onMove: move };
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
            keptDraft.clear();
            go('business');
          }}
        />
      )}
      {step === 'business' && (
        <KeptList
          copy={copy}
          onOpen={(kept) => {
            answer(kept);
            go('result');
          }}
        />
      )}
    </Wizard>
  );
}

/** Where a step is within the page; what a link or a form had in its query is then this page's own. */
function placeOf(step: WizardStep) {
  return { search: '', hash: `step-${wizardSteps.indexOf(step) + 1}` };
}

function stepNamed(hash: string): WizardStep | null {
  const number = /^#step-([1-4])$/.exec(hash)?.[1];
  return (number && wizardSteps[Number(number) - 1]) || null;
}
