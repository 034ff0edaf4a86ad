import type { IlaWizardCopy } from '#app/content/ila-wizard/shape.ts';
import { largestGap, nextActions } from '#app/domain/ila/next-action.ts';
import type { WizardInput } from '#app/domain/ila/wizard-fields.ts';
import type { WizardResult } from '#app/domain/ila/wizard-score.ts';
import { fill } from '#app/i18n/format.ts';
import { plural } from '#app/i18n/plural.ts';
import { Icon } from '#app/ui/icon.tsx';
import { useVisit } from '#app/ui/visit.ts';

/** The action with the highest gain, the others by gain, and the recommendations. */
export function Advice({
  copy,
  input,
  result,
}: {
  copy: IlaWizardCopy;
  input: WizardInput;
  result: WizardResult;
}) {
  const { language } = useVisit();
  const messages = copy.result;
  const [first, ...others] = nextActions(input);
  const gain = (value: number) => plural(language, Math.round(value * 10) / 10, messages.gain);
  const step = first
    ? messages.steps[first.id]
    : {
        ...messages.nothingLeft,
        text: fill(messages.nothingLeft.text, {
          name: copy.breakdown.factors[largestGap(result).id],
        }),
      };
  return (
    <div>
      <h3 className="eyebrow">{messages.nextTitle}</h3>
      <div className="mt-4 border-l-2 border-lumen pl-5">
        <p className="heading">{step.title}</p>
        {first && (
          <p className="mt-2 flex flex-wrap items-baseline gap-x-3">
            <span className="figure tabular text-lumen">{gain(first.gain)}</span>
            <span>{fill(messages.toScore, { score: String(first.score) })}</span>
          </p>
        )}
        <p className="mt-2 text-dust">{step.text}</p>
      </div>
      {others.length > 0 && (
        <ul className="mt-6 border-t border-line">
          {others.map((action) => (
            <li key={action.id} className="flex gap-4 border-b border-line py-2.5">
              <span className="grow">{messages.steps[action.id].title}</span>
              <span className="tabular whitespace-nowrap text-lumen">{gain(action.gain)}</span>
            </li>
          ))}
        </ul>
      )}
      <h3 className="heading mt-8">{messages.adviceTitle}</h3>
      <ul className="mt-3 grid grid-cols-1 gap-2.5" aria-label={messages.adviceTitle}>
        {result.recommendations.map((id) => (
          <li key={id} className="flex gap-3">
            <Icon
              name={id === 'excellent' ? 'check' : 'target'}
              className="icon size-5 mt-0.5 text-aurora"
            />
            <span>{messages.advice[id]}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}
