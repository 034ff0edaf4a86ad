import { clientStatuses, projectStages, taskStatuses } from '#app/domain/crm/entities.ts';
import { periods, usualPeriod } from '#app/domain/crm/figures.ts';
import { bandOf } from '#app/domain/crm/score-band.ts';
import { formatEuros, formatNumber } from '#app/i18n/format.ts';
import { locales } from '#app/i18n/languages.ts';
import { plural } from '#app/i18n/plural.ts';
import { useVisit } from '#app/ui/visit.ts';
import { Bars } from './bars.tsx';
import { useDesk } from './desk.tsx';
import { useDeskQuery } from './desk-query.ts';
import { SelectField } from './select-field.tsx';
import { TimeChart } from './time-chart.tsx';
import { useFigures } from './use-figures.ts';

const bandTones = {
  green: 'fill-band-green',
  yellow: 'fill-band-yellow',
  red: 'fill-band-red',
} as const;

/** What the records add up to, for one owner or all, over a period. Every drawing has its table. */
export function Analytics() {
  const { language } = useVisit();
  const { words, workspace } = useDesk();
  const { analytics: copy, clients: said, projects: board, tasks: todo } = words;
  const { get, set } = useDeskQuery();
  const period = periods.find((each) => String(each) === get('periode')) ?? usualPeriod;
  const owner = get('responsable');

  const figures = useFigures({ months: period, ...(owner !== '' && { owner }) });
  if (!figures) return null;

  const number = (value: number) => formatNumber(language, value);
  const euros = (value: number) => formatEuros(language, Math.round(value));
  const monthFormat = new Intl.DateTimeFormat(locales[language], {
    month: 'short',
    year: '2-digit',
    timeZone: 'UTC',
  });
  const month = (key: string) => monthFormat.format(new Date(`${key}-15`));
  const dayFormat = new Intl.DateTimeFormat(locales[language], {
    day: 'numeric',
    month: 'short',
    year: '2-digit',
    timeZone: 'UTC',
  });

  return (
    <>
      <h2 className="title">{copy.title}</h2>
      {!workspace.live && <p className="small mt-2 text-dust">{words.overview.example}</p>}
      <div className="mt-6 grid grid-cols-1 gap-4 sm:max-w-xl sm:grid-cols-2">
        <SelectField
          name="analytics-period"
          label={copy.period}
          value={String(period)}
          options={periods.map((each) => ({
            value: String(each),
            label: plural(language, each, copy.months),
          }))}
          onChange={(chosen) => set({ periode: chosen === String(usualPeriod) ? '' : chosen })}
        />
        <SelectField
          name="analytics-owner"
          label={said.owner}
          value={owner}
          options={[
            { value: '', label: said.anyOwner },
            ...[...new Set([...figures.owners, ...(owner ? [owner] : [])])].map((name) => ({
              value: name,
              label: name,
            })),
          ]}
          onChange={(responsable) => set({ responsable })}
        />
      </div>
      <div className="mt-10">
        <TimeChart
          title={copy.revenueByMonth}
          note={copy.revenueNote}
          xLabel={copy.month}
          names={[copy.euros]}
          rows={figures.revenue.map(([key, value]) => ({ at: month(key), values: [value] }))}
          format={euros}
        />
      </div>
      <div className="ruled mt-10 grid-cols-1 lg:grid-cols-2">
        <Bars
          title={copy.byOwner}
          rows={figures.revenueByOwner.map(([name, value]) => ({
            name: name || copy.nobody,
            value,
          }))}
          format={euros}
        />
        <Bars
          title={copy.byService}
          rows={figures.revenueByService.map(([name, value]) => ({
            name: name || copy.noService,
            value,
          }))}
          format={euros}
          note={copy.share}
        />
        <Bars
          title={copy.scores}
          rows={figures.classes.map((value, index) => {
            const [from, to] = [index * 10, index === 9 ? 100 : index * 10 + 9];
            const band = bandOf(from);
            return {
              name: `${from}–${to}, ${said.bands[band]}`,
              value,
              tone: bandTones[band],
            };
          })}
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
          title={copy.statuses}
          rows={clientStatuses.map((status) => ({
            name: said.filterNames[status],
            value: figures.statuses[status],
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
      <div className="mt-10 grid grid-cols-1 gap-10 lg:grid-cols-2">
        <TimeChart
          title={copy.scoreByMonth}
          xLabel={copy.month}
          names={[said.score]}
          rows={figures.scoreByMonth.map(([key, score]) => ({ at: month(key), values: [score] }))}
          format={number}
        />
        <TimeChart
          title={copy.activity}
          note={copy.activityNote}
          xLabel={copy.week}
          names={[copy.entries, copy.newClients, copy.newProjects, copy.newTasks]}
          rows={figures.weeks.map(({ monday, entries, clients, projects, tasks }) => ({
            at: dayFormat.format(new Date(monday)),
            values: [entries, clients, projects, tasks],
          }))}
          format={number}
        />
      </div>
    </>
  );
}
