import type { IlaDashboardCopy } from '#app/content/ila-dashboard/shape.ts';
import { courseOf, type Analysis } from '#app/domain/ila/dashboard-score.ts';
import { fill, formatNumber } from '#app/i18n/format.ts';
import { useVisit } from '#app/ui/visit.ts';
import { LineChart } from '#app/ui/charts/line-chart.tsx';

/** The score over twelve weeks; its title names the trend. */
export function Course({
  copy: { course, courseNote, week, score, table },
  analysis,
}: {
  copy: IlaDashboardCopy['dashboard'];
  analysis: Analysis;
}) {
  const { language } = useVisit();
  const { direction, percentage } = analysis.trends;
  const values = courseOf(analysis);
  const points = values.map((value, at) => [at + 1, value] as const);
  return (
    <div>
      <LineChart
        title={fill(course[direction], {
          value: formatNumber(language, percentage / 100, { style: 'percent' }),
        })}
        xLabel={week}
        yLabel={score}
        series={[{ id: 'course', tone: 'text-lumen', points }]}
        marks={[
          {
            id: 'now',
            at: [values.length, analysis.overallScore],
            label: String(analysis.overallScore),
            tone: 'text-lumen',
            kind: 'dot',
          },
        ]}
        table={{
          label: table,
          head: [week, score],
          rows: values.map((value, at) => [String(at + 1), String(value)]),
        }}
        formatX={String}
        formatY={String}
      />
      <p className="text-xs text-dust">{courseNote}</p>
    </div>
  );
}
