import type { Figures } from '#app/domain/crm/figures/figures.ts';
import { bandOf } from '#app/domain/crm/figures/score-band.ts';
import { clientStatuses } from '#app/domain/crm/records/client-statuses.ts';
import { projectStages } from '#app/domain/crm/records/projects.ts';
import { taskStatuses } from '#app/domain/crm/records/tasks.ts';
import { formatAmount, formatNumber } from '#app/i18n/format.ts';
import { useVisit } from '#app/ui/visit.ts';
import { useWorkspace } from '../frame/workspace.tsx';
import { BarChart } from './bar-chart.tsx';

const bandTones = {
  green: 'fill-band-green',
  yellow: 'fill-band-yellow',
  red: 'fill-band-red',
} as const;

/** Revenue by owner and service, and numbers of clients, projects and tasks by status. */
export function BarCharts({ figures }: { figures: Figures }) {
  const { language } = useVisit();
  const { messages } = useWorkspace();
  const { analytics: copy, clients, projects, tasks } = messages;
  const euros = (value: number) => formatAmount(language, Math.round(value));
  const number = (value: number) => formatNumber(language, value);
  /** Amounts by code, in the order of their table. */
  const counts = <Code extends string>(
    codes: readonly Code[],
    names: Readonly<Record<Code, string>>,
    amounts: Readonly<Record<Code, number>>,
  ) => codes.map((code) => ({ name: names[code], value: amounts[code] }));
  const named = (amounts: Figures['revenueByOwner'], unnamed: string) =>
    amounts.map(([name, value]) => ({ name: name || unnamed, value }));
  const classes = figures.classes.map((value, index) => {
    const [from, to] = [index * 10, index === 9 ? 100 : index * 10 + 9];
    const band = bandOf(from);
    return { name: `${from}–${to}, ${clients.bands[band]}`, value, tone: bandTones[band] };
  });
  return (
    <div className="charts ruled mt-6 grid-cols-1 lg:grid-cols-2 print:grid-cols-2">
      <BarChart
        title={copy.byOwner}
        rows={named(figures.revenueByOwner, copy.nobody)}
        format={euros}
      />
      <BarChart
        title={copy.byService}
        rows={named(figures.revenueByService, copy.noService)}
        format={euros}
        note={copy.share}
      />
      <BarChart title={copy.scores} rows={classes} format={number} />
      <BarChart
        title={copy.pipeline}
        rows={counts(projectStages, projects.stages, figures.pipeline)}
        format={number}
      />
      <BarChart
        title={copy.statuses}
        rows={counts(clientStatuses, clients.filterNames, figures.statuses)}
        format={number}
      />
      <BarChart
        title={copy.tasks}
        rows={counts(taskStatuses, tasks.statuses, figures.tasks)}
        format={number}
      />
    </div>
  );
}
