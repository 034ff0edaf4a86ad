import { useState } from 'react';
import type { IlaWizardCopy } from '#app/content/ila-wizard/shape.ts';
import {
  industries,
  longestText,
  wizardTexts,
  type WizardField,
  type WizardInput,
  type WizardText,
} from '#app/domain/ila/wizard-fields.ts';
import { hasName, looksLikeSite, wizardQuestions } from '#app/domain/ila/wizard-link.ts';
import { useHydrated } from '#app/ui/hydrated.ts';
import { Icon } from '#app/ui/icon.tsx';
import { StepButton } from '#app/ui/steps/step-form.tsx';
import { Measured } from './measured.tsx';
import { QuestionForm, type StepProps } from './question-form.tsx';

/** Identity of the business. Only the name is required. */
export function BusinessStep({
  copy,
  isNameMissing,
  ...step
}: StepProps<IlaWizardCopy> & {
  /** Whether a later step was requested from the server without a name. */
  isNameMissing: boolean;
}) {
  const { input, measured } = step;
  const isAsked = (field: WizardField) => !measured.includes(field);
  const isLive = useHydrated();
  const [left, setLeft] = useState<readonly string[]>(isNameMissing ? ['businessName'] : []);
  const named = hasName(input);
  const remarks = {
    businessName: named ? null : copy.business.nameMissing,
    website: looksLikeSite(input.website) ? null : copy.business.oddSite,
    address: null,
  };
  return (
    <QuestionForm
      {...step}
      title={copy.business.title}
      lead={copy.business.lead}
      own={wizardQuestions.business}
      measuredText={<Measured copy={copy} step="business" {...step} />}
      buttons={
        <StepButton to={2} look="button-primary" disabled={isLive && !named}>
          {copy.next}
        </StepButton>
      }
    >
      {/* Live: the button is disabled without a name, which takes React. */}
      <div data-live className="grid grid-cols-1 gap-5">
        {wizardTexts.filter(isAsked).map((name) => (
          <TextQuestion
            key={name}
            name={name}
            copy={copy}
            initial={input[name]}
            remark={left.includes(name) ? remarks[name] : null}
            onLeave={() => setLeft((names) => [...names, name])}
          />
        ))}
        {isAsked('industry') && <IndustryField copy={copy} initial={input.industry} />}
      </div>
    </QuestionForm>
  );
}

/** A text of the business. Its error shows after its field loses focus. */
function TextQuestion({
  name,
  copy,
  initial,
  remark,
  onLeave,
}: {
  name: WizardText;
  copy: IlaWizardCopy;
  initial: string;
  remark: string | null;
  onLeave: () => void;
}) {
  const isRequired = name === 'businessName';
  const tone = isRequired ? 'text-band-red' : 'text-band-yellow';
  return (
    <div className="grid grid-cols-1 gap-1.5">
      <label htmlFor={name} className="small flex justify-between gap-3">
        {copy.fields[name]}
        {!isRequired && <span className="text-dust">{copy.optional}</span>}
      </label>
      <input
        id={name}
        name={name}
        className={`input ${remark && isRequired ? 'border-band-red' : ''}`}
        type="text"
        inputMode={name === 'website' ? 'url' : undefined}
        autoComplete={autoComplete[name]}
        autoCapitalize={name === 'website' ? 'none' : undefined}
        spellCheck={name === 'website' ? false : undefined}
        placeholder={copy.business.placeholders[name]}
        defaultValue={initial}
        maxLength={longestText}
        required={isRequired}
        aria-invalid={remark && isRequired ? true : undefined}
        aria-describedby={remark ? `${name}-remark` : undefined}
        onBlur={onLeave}
      />
      <p id={`${name}-remark`} aria-live="polite">
        {remark && (
          <span className={`small flex gap-1.5 ${tone}`}>
            <Icon name={isRequired ? 'triangle-alert' : 'info'} className="icon size-5" />
            {remark}
          </span>
        )}
      </p>
    </div>
  );
}

/** The kind of business, which does not affect the score. */
function IndustryField({
  copy,
  initial,
}: {
  copy: IlaWizardCopy;
  initial: WizardInput['industry'];
}) {
  return (
    <div className="grid grid-cols-1 gap-1.5">
      <label htmlFor="industry" className="small flex justify-between gap-3">
        {copy.fields.industry}
        <span className="text-dust">{copy.optional}</span>
      </label>
      <select id="industry" name="industry" className="input dropdown" defaultValue={initial}>
        <option value="">{copy.business.industryNone}</option>
        {industries.map((industry) => (
          <option key={industry} value={industry}>
            {copy.business.industries[industry]}
          </option>
        ))}
      </select>
    </div>
  );
}

const autoComplete = {
  businessName: 'organization',
  website: 'url',
  address: 'street-address',
} as const;
