import { clientStatuses, projectStages, taskStatuses } from '#app/domain/crm/entities.ts';
import { analyticsOf } from '#app/domain/crm/figures.ts';
import { formatEuros, formatNumber } from '#app/i18n/format.ts';
import { locales } from '#app/i18n/languages.ts';
import { LineChart } from '#app/ui/line-chart.tsx';
import { useVisit } from '#app/ui/visit.ts';
import { Bars } from './bars.tsx';
import { useAll, useDesk } from './desk.tsx';

const bands = {
  green: ['80–100', 'fill-band-green'],
  yellow: ['60–79', 'fill-band-yellow'],
  red: ['0–59', 'fill-band-red'],
} as const;

/** What the records add up to. Every drawing has its table. */
export function Analytics() {
  const { language } = useVisit();
  const { words } = useDesk();
  const { analytics: copy, clients: said, projects: board, tasks: todo } = words;
  const clients = useAll('clients');
  const projects = useAll('projects');
  const tasks = useAll('tasks');
  if (!clients || !projects || !tasks) return null;
  const figures = analyticsOf(clients, projects, tasks);
  const number = (value: number) => formatNumber(language, value);
  const euros = (value: number) => formatEuros(language, Math.round(value));
  const months = figures.scoreByMonth;
  const monthName = new Intl.DateTimeFormat(locales[language], {
    month: 'short',
    year: '2-digit',
    timeZone: 'UTC',
  });
  const month = (at: number) => {
    const [key] = months[at] ?? [];
    return key ? monthName.format(new Date(`${key}-15`)) : '';
  };
  return (
    <>
      <h2 className="title">{copy.title}</h2>
      <p className="small mt-2 text-dust">{words.overview.example}</p>
      <div className="ruled mt-6 grid-cols-1 lg:grid-cols-2">
        <Bars
          title={copy.byOwner}
          rows={figures.revenueByOwner.map(([name, value]) => ({ name, value }))}
          format={euros}
        />
        <Bars
          title={copy.byService}
          rows={figures.revenueByService.map(([name, value]) => ({ name, value }))}
          format={euros}
          note={copy.share}
        />
        <Bars
          title={copy.scores}
          rows={(['green', 'yellow', 'red'] as const).map((band) => ({
            name: `${bands[band][0]}, ${said.bands[band]}`,
            value: figures.scores[band],
            tone: bands[band][1],
          }))}
          format={number}
        />
        <Bars
          title={copy.statuses}
          rows={clientStatuses.map((status) => ({
            name: said.filterNames[status],
            value: figures.statuses[status],
          }))}
          format={number}
        />
        <Bars
          title={copy.pipeline}
          rows={projectStages.map((stage) => ({
            name: board.stages[stage],
            value: figures.pipeline[stage],
          }))}
          format={number}
        />
        <Bars
          title={copy.tasks}
          rows={taskStatuses.map((status) => ({
            name: todo.statuses[status],
            value: figures.tasks[status],
          }))}
          format={number}
        />
      </div>
      {months.length > 1 && (
        <div className="mt-10">
          <LineChart
            title={copy.scoreByMonth}
            xLabel={words.record.date}
            yLabel={said.score}
            series={[
              {
                id: 'score',
                tone: 'text-lumen',
                points: months.map(([, score], at) => [at, score] as const),
              },
            ]}
            formatX={month}
            formatY={number}
            table={{
              label: copy.table,
              head: [words.record.date, said.score],
              rows: months.map(([, score], at) => [month(at), number(score)]),
            }}
          />
        </div>
      )}
    </>
  );
}
