import { averageScoreOf } from '#app/domain/crm/figures/ila-score.ts';
import type { ProspectResult } from '#app/domain/crm/prospecting/prospecting.ts';
import { formatNumber } from '#app/i18n/format.ts';
import { useVisit } from '#app/ui/visit.ts';
import { useWorkspace } from '../frame/workspace.tsx';

/** Numbers of businesses and matches, and average figures. */
export function ProspectFigures({
  result: { businesses, matches, averageCompatibility },
}: {
  result: ProspectResult;
}) {
  const { language } = useVisit();
  const {
    messages: { prospection: copy },
  } = useWorkspace();
  const mean = averageScoreOf(businesses.map(({ ilaScore }) => ilaScore));
  const figures = [
    [copy.businesses, formatNumber(language, businesses.length)],
    [copy.matches, formatNumber(language, matches.length)],
    [copy.averageScore, mean === null ? '–' : formatNumber(language, mean)],
    [
      copy.compatibility,
      averageCompatibility === null
        ? '–'
        : formatNumber(language, averageCompatibility / 100, { style: 'percent' }),
    ],
  ] as const;
  return (
    <dl className="ruled grid-cols-2 sm:grid-cols-4">
      {figures.map(([name, value]) => (
        <div key={name} className="p-4">
          <dt className="text-xs text-dust">{name}</dt>
          <dd className="figure tabular mt-2">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
