import type { IlaDashboardCopy } from '#app/content/ila-dashboard/shape.ts';
import { metricIds, metricWeights, type Metrics } from '#app/domain/ila/dashboard-score.ts';
import { fill, formatNumber } from '#app/i18n/format.ts';
import { RadarChart } from '#app/ui/charts/radar-chart.tsx';
import { ShareBar } from '#app/ui/results/share-bar.tsx';
import { useVisit } from '#app/ui/visit.ts';

/**
 * The five metrics: a chart above or beside the table of their values. For a calculation the table lists the points of
 * each metric, for a project the weights: its total is computed differently.
 */
export function MetricTable({
  copy,
  metrics,
  of,
}: {
  copy: IlaDashboardCopy;
  metrics: Metrics;
  of: 'calculation' | 'project';
}) {
  const { language } = useVisit();
  const number = (value: number) => formatNumber(language, value, { maximumFractionDigits: 1 });
  return (
    <section>
      <h3 className="heading">{copy.analysis.metrics}</h3>
      <div
        className={`grid grid-cols-1 items-center gap-x-10 ${of === 'calculation' ? 'lg:grid-cols-[2fr_3fr]' : ''}`}
      >
        <RadarChart
          label={copy.analysis.radar}
          axes={metricIds.map((id) => ({
            label: copy.metrics[id],
            value: metrics[id] / 100,
            display: String(metrics[id]),
          }))}
        />
        <table className="small w-full">
          <caption className="sr-only">{copy.analysis.metrics}</caption>
          <tbody>
            {metricIds.map((id) => (
              <tr key={id} className="border-t border-line">
                <th scope="row" className="py-2.5 text-left font-normal">
                  {copy.metrics[id]}
                </th>
                <td className="w-1/4 px-3 max-sm:hidden">
                  <ShareBar share={metrics[id] / 100} tone="fill-violet" />
                </td>
                <td className="tabular py-2.5 text-right font-semibold">{metrics[id]}</td>
                <td className="tabular py-2.5 pl-4 text-right whitespace-nowrap text-dust">
                  {of === 'calculation'
                    ? fill(copy.analysis.points, {
                        gained: number(metricWeights[id] * metrics[id]),
                        available: number(metricWeights[id] * 100),
                      })
                    : fill(copy.analysis.weight, {
                        value: formatNumber(language, metricWeights[id], { style: 'percent' }),
                      })}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}
