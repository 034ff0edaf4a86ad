import type { IlaWizardCopy } from '#app/content/ila-wizard/shape.ts';
import { wizardToggles } from '#app/domain/ila/wizard-fields.ts';
import { wizardQuestions } from '#app/domain/ila/wizard-link.ts';
import { Switch } from '#app/ui/fields/switch.tsx';
import { Icon } from '#app/ui/icon.tsx';
import { StepButton } from '#app/ui/steps/step-form.tsx';
import { Measured } from './measured.tsx';
import { QuestionForm, type StepProps } from './question-form.tsx';

/** Where the business can be found. */
export function PresenceStep({ copy, ...step }: StepProps<IlaWizardCopy>) {
  const { input, measured } = step;
  return (
    <QuestionForm
      {...step}
      title={copy.presence.title}
      lead={copy.presence.lead}
      own={wizardQuestions.presence}
      measuredText={<Measured copy={copy} step="presence" {...step} />}
      buttons={
        <>
          <StepButton to={3} look="button-primary">
            {copy.next}
          </StepButton>
          <StepButton to={1}>{copy.previous}</StepButton>
        </>
      }
    >
      <div className="grid grid-cols-1 gap-3 divide-y divide-line">
        {wizardToggles
          .filter((name) => !measured.includes(name))
          .map((name) => (
            <Switch
              key={name}
              name={name}
              label={copy.fields[name]}
              help={copy.presence.help[name]}
              initial={input[name]}
            />
          ))}
      </div>
      {input.website.trim() !== '' && !input.hasWebsite && (
        <p className="small mt-4 flex gap-2 text-dust">
          <Icon name="info" className="icon size-5" />
          {copy.presence.siteGiven}
        </p>
      )}
    </QuestionForm>
  );
}
