import type { IlaWizardCopy } from '#app/content/ila-wizard/shape.ts';
import type { WizardPart, WizardResult } from '#app/domain/ila/wizard-score.ts';
import { fill, formatNumber } from '#app/i18n/format.ts';
import { RadarChart } from '#app/ui/charts/radar-chart.tsx';
import { useVisit } from '#app/ui/visit.ts';

/** The six factors: a drawing, and the table of points gained and available. */
export function Breakdown({ copy, result }: { copy: IlaWizardCopy; result: WizardResult }) {
  const { language } = useVisit();
  const { breakdown } = copy;
  const number = (value: number) => formatNumber(language, value, { maximumFractionDigits: 1 });
  return (
    <section className="mt-16" aria-labelledby="breakdown-title">
      <h3 id="breakdown-title" className="heading">
        {breakdown.title}
      </h3>
      <p className="mt-1 text-dust">{breakdown.lead}</p>
      <div className="mt-6 grid grid-cols-1 items-center gap-8 lg:grid-cols-[2fr_3fr]">
        <RadarChart
          label={breakdown.radar}
          axes={result.parts.map(({ id, value }) => ({
            label: breakdown.factors[id],
            value: value / 100,
            display: number(value),
          }))}
        />
        <PartTable copy={copy} result={result} />
      </div>
    </section>
  );
}

/** Each factor with its value, the value's source, and its points. */
function PartTable({ copy: { breakdown }, result }: { copy: IlaWizardCopy; result: WizardResult }) {
  const { language } = useVisit();
  const number = (value: number) => formatNumber(language, value, { maximumFractionDigits: 1 });
  const basis = (part: WizardPart) => {
    const [low, high] = part.range;
    if (part.basis !== 'estimate') return breakdown.bases[part.basis];
    const range = fill(breakdown.range, { low: String(low), high: String(high) });
    return `${breakdown.bases.estimate}, ${range}`;
  };
  const points = (gained: number, available: number) =>
    fill(breakdown.points, { gained: number(gained), available: number(available) });
  return (
    <table className="small w-full">
      <caption className="sr-only">{breakdown.title}</caption>
      <thead>
        <tr className="text-dust">
          <th scope="col" className="py-2 text-left font-medium">
            {breakdown.columns.factor}
          </th>
          <th scope="col" className="py-2 pl-3 text-right font-medium">
            {breakdown.columns.value}
          </th>
          <th scope="col" className="py-2 pl-5 text-left font-medium max-sm:hidden">
            {breakdown.columns.basis}
          </th>
          <th scope="col" className="py-2 pl-3 text-right font-medium">
            {breakdown.columns.points}
          </th>
        </tr>
      </thead>
      <tbody>
        {result.parts.map((part) => (
          <tr key={part.id} className="border-t border-line align-baseline">
            <th scope="row" className="py-2.5 text-left font-normal">
              {breakdown.factors[part.id]}
              <span className="block text-xs text-dust sm:hidden">{basis(part)}</span>
            </th>
            <td className="tabular py-2.5 pl-3 text-right">{number(part.value)}</td>
            <td className="py-2.5 pl-5 text-dust max-sm:hidden">{basis(part)}</td>
            <td className="tabular py-2.5 pl-3 text-right whitespace-nowrap">
              {points(part.gained, part.available)}
            </td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr className="border-t border-line-2 font-semibold">
          <th scope="row" className="py-2.5 text-left" colSpan={2}>
            {breakdown.total}
          </th>
          <td className="max-sm:hidden" />
          <td className="tabular py-2.5 pl-3 text-right whitespace-nowrap">
            {points(result.score, 100)}
          </td>
        </tr>
      </tfoot>
    </table>
  );
}
