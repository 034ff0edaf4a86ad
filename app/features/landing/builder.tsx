import { useEffect, useRef } from 'react';
import type { LandingCopy } from '#app/content/landing/shape.ts';
import {
  builderSteps,
  draftTexts,
  pageActions,
  stepNumber,
  type PageDraft,
} from '#app/domain/landing/page-draft.ts';
import { fill } from '#app/i18n/format.ts';
import { Choices } from '#app/ui/fields/choices.tsx';
import { TextField } from '#app/ui/fields/text-field.tsx';
import { Icon } from '#app/ui/icon.tsx';
import { Section } from '#app/ui/page/section.tsx';
import { ShareBar } from '#app/ui/results/share-bar.tsx';
import { Stepper } from '#app/ui/steps/stepper.tsx';
import { DraftForm } from './draft-form.tsx';
import { PagePreview } from './page-preview.tsx';

/** Four forward-only steps (LAND-05), beside a preview of the page. */
export function Builder({ copy, draft }: { copy: LandingCopy; draft: PageDraft }) {
  const { builder } = copy;
  const { step } = draft;
  const title = useFocusAtEnd(step === 'done');
  const present = stepNumber(step);
  const total = builderSteps.length;
  const progress = fill(builder.progress, { count: String(present), total: String(total) });
  return (
    <Section
      id="construction"
      className="band scroll-mt-14"
      title={builder.title}
      lead={builder.lead}
    >
      <div className="grid grid-cols-1 items-start gap-10 lg:grid-cols-2 lg:gap-16">
        <div>
          <Stepper
            label={builder.steps}
            steps={builderSteps.map((each) => builder.names[each])}
            current={present - 1}
            done={builder.done}
          />
          <div
            role="progressbar"
            aria-label={builder.steps}
            aria-valuemin={1}
            aria-valuemax={total}
            aria-valuenow={present}
            aria-valuetext={progress}
            className="mt-6"
          >
            <ShareBar share={present / total} />
          </div>
          <p role="status" className="small mt-3 text-dust">
            {progress}
          </p>
          <h3 ref={title} tabIndex={-1} className="heading mt-8 outline-none">
            {builder.names[step]}
          </h3>
          <p className="mt-2 mb-6 text-dust">{builder.texts[step]}</p>
          <DraftForm
            draft={draft}
            own={step === 'done' ? ['step'] : ['step', step]}
            target="#construction"
          >
            <StepField key={step} copy={copy} draft={draft} />
            <button
              type="submit"
              name="step"
              value={present + 1}
              disabled={step === 'done'}
              className="button button-primary justify-self-start disabled:border-line-2 disabled:bg-night-3 disabled:text-dust disabled:shadow-none"
            >
              {step === 'done' ? builder.finished : builder.next}
              <Icon name={step === 'done' ? 'check' : 'arrow-right'} className="icon size-5" />
            </button>
          </DraftForm>
        </div>
        <PagePreview copy={copy} draft={draft} />
      </div>
    </Section>
  );
}

/** The button of the last step is disabled (LAND-06), which would drop the focus. */
function useFocusAtEnd(isDone: boolean) {
  const title = useRef<HTMLHeadingElement>(null);
  const wasDone = useRef(isDone);
  useEffect(() => {
    if (isDone && !wasDone.current) title.current?.focus({ preventScroll: true });
    wasDone.current = isDone;
  }, [isDone]);
  return title;
}

function StepField({ copy, draft }: { copy: LandingCopy; draft: PageDraft }) {
  const { step } = draft;
  if (step === 'done') return null;
  if (step === 'action') {
    const options = pageActions.map((value) => ({ value, label: copy.actions[value] }));
    return (
      <Choices
        type="radio"
        name="action"
        legend={copy.action}
        options={options}
        chosen={[draft.action]}
      />
    );
  }
  return (
    <TextField
      name={step}
      {...copy.fields[step]}
      initial={draft[step]}
      maxLength={draftTexts[step]}
      autoComplete="off"
    />
  );
}
