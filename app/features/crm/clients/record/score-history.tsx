import type { Client } from '#app/domain/crm/records/entities.ts';
import { formatDate, formatNumber } from '#app/i18n/format.ts';
import { LineChart } from '#app/ui/charts/line-chart.tsx';
import { useVisit } from '#app/ui/visit.ts';
import { Summary } from '../../fields/summary.tsx';
import { useWorkspace } from '../../frame/workspace.tsx';

/** The client's scores over time; shown from the second score on. */
export function ScoreHistory({ client: { ilaScore } }: { client: Client }) {
  const { language } = useVisit();
  const {
    messages: { record: copy, clients },
  } = useWorkspace();
  const { history } = ilaScore;
  const date = (at: number) => formatDate(language, history[at]?.date ?? ilaScore.lastUpdated);
  if (history.length < 2) return null;
  return (
    <details>
      <Summary>{copy.history}</Summary>
      <LineChart
        title={copy.history}
        xLabel={copy.date}
        yLabel={clients.score}
        series={[
          {
            id: 'score',
            tone: 'text-lumen',
            points: history.map(({ score }, at) => [at, score] as const),
          },
        ]}
        formatX={(at) => (Number.isInteger(at) ? date(at).replace(/,? \d{4}$/, '') : '')}
        formatY={(score) => formatNumber(language, score)}
        table={{
          label: copy.historyTable,
          head: [copy.date, clients.score],
          rows: history.map(({ score }, at) => [date(at), formatNumber(language, score)]),
        }}
      />
    </details>
  );
}
