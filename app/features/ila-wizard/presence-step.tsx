import type { IlaWizardCopy } from '#app/content/ila-wizard/shape.ts';
import { wizardToggles } from '#app/domain/ila/wizard-score.ts';
import { Icon } from '#app/ui/icon.tsx';
import { Switch } from '#app/ui/switch.tsx';
import { StepForm, type StepProps } from './step-form.tsx';

/** Where the business can be found. */
export function PresenceStep({ copy, ...step }: StepProps<IlaWizardCopy>) {
  const { input } = step;
  return (
    <StepForm
      {...step}
      title={copy.presence.title}
      lead={copy.presence.lead}
      own={wizardToggles}
      buttons={
        <>
          <button type="submit" name="step" value="3" className="button button-primary">
            {copy.next}
          </button>
          <button type="submit" name="step" value="1" className="button">
            {copy.previous}
          </button>
        </>
      }
    >
      <div className="grid grid-cols-1 gap-3 divide-y divide-line">
        {wizardToggles.map((name) => (
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
    </StepForm>
  );
}
