import { Link } from 'react-router';
import { formatAmount, formatNumber } from '#app/i18n/format.ts';
import { Icon } from '#app/ui/icon.tsx';
import { useVisit } from '#app/ui/visit.ts';
import { focusFallback } from '../frame/use-kept-focus.ts';
import { useWorkspace } from '../frame/workspace.tsx';
import { useOverview } from '../records/use-records.ts';
import { DueLeads } from './due-leads.tsx';
import { DueTasks } from './due-tasks.tsx';
import { LatestEntries } from './latest-entries.tsx';
import { TodayMeetings } from './today-meetings.tsx';
import { UnplannedClients } from './unplanned-clients.tsx';

/** What to do now: meetings, leads, tasks and clients without a next step; then figures, shortcuts and the journal. */
export function Overview() {
  const {
    messages: { overview: copy, frame },
    backend: { live },
    may,
  } = useWorkspace();
  return (
    <section className="workspace-panel">
      <div className="flex flex-wrap items-baseline gap-x-4 py-3">
        <h2 {...focusFallback} tabIndex={-1} className="heading outline-none">
          {frame.overview}
        </h2>
        <p className="text-dust">{copy.lead}</p>
      </div>
      <div className="grid grid-cols-1 gap-x-8 gap-y-6 lg:grid-cols-2 xl:auto-cols-fr xl:grid-flow-col xl:grid-cols-none">
        {live && may('leads') && (
          <div className="grid min-w-0 grid-cols-1 content-start gap-y-6">
            <TodayMeetings />
            <DueLeads events={live.events} />
          </div>
        )}
        <DueTasks />
        <UnplannedClients />
      </div>
      <Figures />
      <QuickActions />
      <LatestEntries />
    </section>
  );
}

function Figures() {
  const { language } = useVisit();
  const {
    messages: { overview: copy, observing },
    backend,
  } = useWorkspace();
  const figures = useOverview();
  const number = (value: number | null | undefined) =>
    value == null ? '–' : formatNumber(language, value);
  const cards = [
    [copy.activeClients, number(figures?.activeClients)],
    [
      copy.averageScore,
      figures?.averageScore === null ? observing.unmeasured : number(figures?.averageScore),
    ],
    [copy.monthlyRevenue, figures ? formatAmount(language, figures.monthlyRevenue) : '–'],
    [copy.tasksInProgress, number(figures?.tasksInProgress)],
  ] as const;
  return (
    <>
      <dl className="ruled mt-8 grid-cols-2 lg:grid-cols-4">
        {cards.map(([name, value]) => (
          <div key={name} className="px-5 py-3">
            <dt className="text-xs text-dust">{name}</dt>
            <dd className="figure tabular mt-1">{value}</dd>
          </div>
        ))}
      </dl>
      {!backend.live && <p className="mt-2 text-xs text-dust">{copy.example}</p>}
    </>
  );
}

function QuickActions() {
  const {
    messages: { overview: copy },
    may,
  } = useWorkspace();
  const actions = (
    [
      ['clients', copy.newClient, 'plus', 'edit'],
      ['prospection', copy.prospect, 'radar', 'read'],
      ['analytics', copy.analyze, 'chart-column', 'read'],
    ] as const
  ).filter(([, , , action]) => may(action));
  return (
    <>
      <h3 className="mt-6 mb-2 font-semibold">{copy.quick}</h3>
      <ul className="flex flex-wrap gap-2">
        {actions.map(([tab, name, icon]) => (
          <li key={tab}>
            <Link to={`?onglet=${tab}`} preventScrollReset className="button px-4">
              <Icon name={icon} className="icon size-5 text-lumen" />
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </>
  );
}
