import { useState } from 'react';
import { Link, useLocation } from 'react-router';
import type { IlaWizardCopy } from '#app/content/ila-wizard/shape.ts';
import { addResult, queryOf } from '#app/domain/ila/saved-results.ts';
import type { WizardInput } from '#app/domain/ila/wizard-fields.ts';
import { wizardScore } from '#app/domain/ila/wizard-score.ts';
import { contactQuery } from '#app/domain/leads/contact/contact-query.ts';
import { fill } from '#app/i18n/format.ts';
import { Icon } from '#app/ui/icon.tsx';
import { ResultActions } from '#app/ui/results/result-actions.tsx';
import { StepTitle } from '#app/ui/steps/wizard.tsx';
import { useStored } from '#app/ui/stored.ts';
import { useVisit } from '#app/ui/visit.ts';
import { Advice } from './advice.tsx';
import { Breakdown } from './breakdown.tsx';
import { Habits } from './habits.tsx';
import { ScorePanel } from './score-panel.tsx';
import { WhatIf } from './what-if.tsx';
import { resultStore } from './wizard-stores.ts';

/** The fourth step: score, breakdown, advice and simulation. */
export function Result({
  copy,
  input,
  onAgain,
}: {
  copy: IlaWizardCopy;
  input: WizardInput;
  onAgain: () => void;
}) {
  const { address } = useVisit();
  const { pathname } = useLocation();
  const result = wizardScore(input);
  const name = input.businessName.trim();
  const shared = `${pathname}?${queryOf(input)}`;
  return (
    <div className="printable">
      <StepTitle className="title text-center">{fill(copy.result.title, { name })}</StepTitle>
      <div className="mt-10 grid grid-cols-1 gap-10 lg:grid-cols-[2fr_3fr]">
        <ScorePanel copy={copy.result} result={result} />
        <Advice copy={copy} input={input} result={result} />
      </div>
      <div className="mt-8">
        <ResultActions to={shared} messages={copy} onAgain={onAgain}>
          <SaveButton copy={copy} input={input} score={result.score} version={result.version} />
        </ResultActions>
      </div>
      <Breakdown copy={copy} result={result} />
      <WhatIf copy={copy} input={input} result={result} />
      <Habits copy={copy.habits} input={input} />
      <p className="mt-10 print:hidden">
        <Link
          to={address('/contact') + contactQuery('ila', shared)}
          className="button button-primary"
        >
          {copy.contact}
        </Link>
      </p>
    </div>
  );
}

function SaveButton({
  copy: { keep },
  input,
  score,
  version,
}: {
  copy: IlaWizardCopy;
  input: WizardInput;
  score: number;
  version: number;
}) {
  const saved = useStored(resultStore);
  const [outcome, setOutcome] = useState<'kept' | 'denied' | null>(null);
  return (
    <div className="scripted">
      <button
        type="button"
        className="button button-primary"
        onClick={() => {
          const result = { at: Date.now(), version, score, input };
          setOutcome(resultStore.write(addResult(saved, result)) ? 'kept' : 'denied');
        }}
      >
        <Icon name={outcome === 'kept' ? 'check' : 'download'} className="icon size-5" />
        {keep.button}
      </button>
      <p role="status" className="small max-w-64 text-dust">
        {outcome && <span className="mt-2 block">{keep[outcome]}</span>}
      </p>
    </div>
  );
}
