import type { IlaWizardCopy } from '#app/content/ila-wizard/shape.ts';
import { wizardQuestions } from '#app/domain/ila/wizard-link.ts';
import { StepButton } from '#app/ui/steps/step-form.tsx';
import { Measured } from './measured.tsx';
import { QuestionForm, type StepProps } from './question-form.tsx';
import { Sliders } from './sliders.tsx';

/** Customer reviews; its button starts the calculation. */
export function ReviewsStep({
  copy,
  isCalculating,
  ...step
}: StepProps<IlaWizardCopy> & { isCalculating: boolean }) {
  const { input, measured } = step;
  return (
    <QuestionForm
      {...step}
      onMove={(next) => {
        if (next !== 'result' || !isCalculating) step.onMove(next);
      }}
      title={copy.reviews.title}
      lead={copy.reviews.lead}
      own={wizardQuestions.reviews}
      measuredText={<Measured copy={copy} step="reviews" {...step} />}
      buttons={
        <>
          {/* Not disabled while busy: focus would be lost. */}
          <StepButton to={4} look="button-primary" aria-disabled={isCalculating}>
            {isCalculating ? copy.reviews.calculating : copy.reviews.calculate}
          </StepButton>
          <StepButton to={2}>{copy.previous}</StepButton>
          <div className="basis-full" role="status">
            {isCalculating && (
              <>
                <span className="sr-only">{copy.reviews.calculating}</span>
                <div className="busy-line" />
              </>
            )}
          </div>
        </>
      }
    >
      <div className="grid grid-cols-1 gap-6">
        <Sliders copy={copy} initial={input} input={input} left={measured} />
      </div>
    </QuestionForm>
  );
}
