import type { Figures } from '#app/domain/crm/figures/figures.ts';
import { asWritten, formatAmount, formatNumber } from '#app/i18n/format.ts';
import { locales, type Language } from '#app/i18n/languages.ts';
import { useVisit } from '#app/ui/visit.ts';
import { useWorkspace } from '../frame/workspace.tsx';
import { TimeChart } from './time-chart.tsx';

/** Formats a month (`2026-03`) as a label. */
function monthIn(language: Language): (key: string) => string {
  const format = new Intl.DateTimeFormat(locales[language], {
    month: 'short',
    year: 'numeric',
    timeZone: 'UTC',
  });
  return (key) => format.format(new Date(`${key}-15`));
}

export function RevenueChart({ figures: { revenue } }: { figures: Figures }) {
  const { language } = useVisit();
  const {
    messages: { analytics: copy },
  } = useWorkspace();
  const month = monthIn(language);
  return (
    <TimeChart
      copy={copy}
      title={copy.revenueByMonth}
      note={copy.revenueNote}
      xLabel={copy.month}
      names={[copy.euros]}
      rows={revenue.map(([key, value]) => ({ at: month(key), values: [value] }))}
      format={(value) => formatAmount(language, Math.round(value))}
    />
  );
}

/** The average score by month, and new records by week. */
export function ActivityCharts({ figures: { scoreByMonth, weeks } }: { figures: Figures }) {
  const { language } = useVisit();
  const {
    messages: { analytics: copy, clients: clientMessages },
  } = useWorkspace();
  const month = monthIn(language);
  const dayFormat = new Intl.DateTimeFormat(locales[language], {
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    timeZone: 'UTC',
  });
  const number = (value: number) => formatNumber(language, value);
  return (
    <>
      <TimeChart
        copy={copy}
        title={copy.scoreByMonth}
        xLabel={copy.month}
        names={[clientMessages.score]}
        rows={scoreByMonth.map(([key, score]) => ({ at: month(key), values: [score] }))}
        format={number}
      />
      <TimeChart
        copy={copy}
        title={copy.activity}
        note={copy.activityNote}
        xLabel={copy.week}
        names={[copy.entries, copy.newClients, copy.newProjects, copy.newTasks]}
        rows={weeks.map(({ monday, entries, clients, projects, tasks }) => ({
          at: asWritten(language, dayFormat.format(new Date(monday))),
          values: [entries, clients, projects, tasks],
        }))}
        format={number}
      />
    </>
  );
}
