import { Link } from 'react-router';
import type { IlaWizardCopy } from '#app/content/ila-wizard/shape.ts';
import type { WizardField, WizardInput } from '#app/domain/ila/wizard-fields.ts';
import { wizardFields, wizardQuestions } from '#app/domain/ila/wizard-link.ts';
import { formatNumber } from '#app/i18n/format.ts';
import { useVisit } from '#app/ui/visit.ts';

/** The step's answers that come from an audit, and a way to change them. */
export function Measured({
  copy,
  step,
  input,
  measured,
}: {
  copy: IlaWizardCopy;
  step: keyof typeof wizardQuestions;
  input: WizardInput;
  measured: readonly WizardField[];
}) {
  const { address, language } = useVisit();
  const known = wizardQuestions[step].filter((field) => measured.includes(field));
  if (known.length === 0) return null;
  const valueOf = (field: WizardField) => {
    const value = input[field];
    if (field === 'industry') return copy.business.industries[input.industry || 'other'];
    if (typeof value === 'number') return formatNumber(language, value);
    return value === true ? copy.measured.yes : value;
  };
  const query = new URLSearchParams(wizardFields(input, step));
  return (
    <div className="mb-8 border-y border-line py-4">
      <p className="small text-dust">{copy.measured.lead}</p>
      <dl className="small mt-2 grid grid-cols-1 gap-x-6 gap-y-1 sm:grid-cols-[auto_minmax(0,1fr)]">
        {known.map((field) => (
          <div key={field} className="contents">
            <dt className="text-dust">{copy.fields[field]}</dt>
            <dd className="mb-2 wrap-anywhere sm:mb-0">{valueOf(field)}</dd>
          </div>
        ))}
      </dl>
      <Link
        to={`${address('/ila')}?${query}`}
        reloadDocument
        className="text-link mt-3 inline-block"
      >
        {copy.measured.change}
      </Link>
    </div>
  );
}
