import { useState } from 'react';
import type { IlaWizardCopy } from '#app/content/ila-wizard/shape.ts';
import { hasName, longestText, looksLikeSite } from '#app/domain/ila/wizard-link.ts';
import { industries, wizardTexts } from '#app/domain/ila/wizard-score.ts';
import { useHydrated } from '#app/ui/hydrated.ts';
import { Icon } from '#app/ui/icon.tsx';
import { StepButton } from '#app/ui/step-form.tsx';
import { QuestionForm, type StepProps } from './question-form.tsx';

/** Who the business is. The name alone is required. */
export function BusinessStep({
  copy,
  isNameMissing,
  ...step
}: StepProps<IlaWizardCopy> & {
  /** Whether the server was asked for a later step without a name. */
  isNameMissing: boolean;
}) {
  const { input } = step;
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
      own={[...wizardTexts, 'industry']}
      buttons={
        <StepButton to={2} look="button-primary" disabled={isLive && !named}>
          {copy.next}
        </StepButton>
      }
    >
      <div className="grid grid-cols-1 gap-5">
        {wizardTexts.map((name) => {
          const isRequired = name === 'businessName';
          const remark = left.includes(name) ? remarks[name] : null;
          const tone = isRequired ? 'text-band-red' : 'text-band-yellow';
          return (
            <div key={name} className="grid grid-cols-1 gap-1.5">
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
                defaultValue={input[name]}
                maxLength={longestText}
                required={isRequired}
                aria-invalid={remark && isRequired ? true : undefined}
                aria-describedby={remark ? `${name}-remark` : undefined}
                onBlur={() => setLeft((names) => [...names, name])}
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
        })}
        <div className="grid grid-cols-1 gap-1.5">
          <label htmlFor="industry" className="small flex justify-between gap-3">
            {copy.fields.industry}
            <span className="text-dust">{copy.optional}</span>
          </label>
          <select id="industry" name="industry" className="input" defaultValue={input.industry}>
            <option value="">{copy.business.industryNone}</option>
            {industries.map((industry) => (
              <option key={industry} value={industry}>
                {copy.business.industries[industry]}
              </option>
            ))}
          </select>
        </div>
      </div>
    </QuestionForm>
  );
}

const autoComplete = {
  businessName: 'organization',
  website: 'url',
  address: 'street-address',
} as const;
