import { formatDate, formatNumber } from '#app/i18n/format.ts';
import { LineChart } from '#app/ui/charts/line-chart.tsx';
import { useVisit } from '#app/ui/visit.ts';
import { useWorkspace } from '../frame/workspace.tsx';
import type { ClientAudits } from './audits-client.ts';

/** The measured scores over time. */
export function ScoreCurve({ items }: Pick<ClientAudits, 'items'>) {
  const { language } = useVisit();
  const {
    messages: { audits: copy, clients },
  } = useWorkspace();
  const scans = items.toReversed().flatMap(({ score, createdAt }) => {
    return score === null ? [] : [{ score, date: formatDate(language, createdAt) }];
  });
  return (
    <LineChart
      title={copy.curve}
      xLabel={copy.date}
      yLabel={clients.score}
      series={[
        {
          id: 'measured',
          tone: 'text-lumen',
          points: scans.map(({ score }, at) => [at, score] as const),
        },
      ]}
      formatX={(at) => (scans[at]?.date ?? '').replace(/,? \d{4}$/, '')}
      formatY={(score) => formatNumber(language, score)}
      table={{
        label: copy.curveTable,
        head: [copy.date, clients.score],
        rows: scans.map(({ score, date }) => [date, formatNumber(language, score)]),
      }}
    />
  );
}
