import { useState, type ReactNode } from 'react';
import { Link } from 'react-router';
import { isOverdue } from '#app/domain/crm/query.ts';
import { formatDate, formatEuros, formatNumber } from '#app/i18n/format.ts';
import { Icon } from '#app/ui/icon.tsx';
import { useVisit } from '#app/ui/visit.ts';
import { useDesk, useList } from './desk.tsx';
import type { Tab } from './desk-query.ts';
import { localDay } from './local-day.ts';
import { RecordLink } from './record-link.tsx';
import { useOverview } from './use-figures.ts';

/** Tasks and entries that are shown of all there are. */
const glimpse = 4;

/** Four figures, three ways on, and what is next and new. */
export function Overview() {
  const { language } = useVisit();
  const {
    words: { overview: copy, frame },
    workspace,
  } = useDesk();
  const figures = useOverview();
  const number = (value: number | null | undefined) =>
    value == null ? '–' : formatNumber(language, value);
  const cards = [
    [copy.activeClients, number(figures?.activeClients)],
    [copy.averageScore, number(figures?.averageScore)],
    [copy.monthlyRevenue, figures ? formatEuros(language, figures.monthlyRevenue) : '–'],
    [copy.tasksInProgress, number(figures?.tasksInProgress)],
  ] as const;
  const actions = [
    ['clients', copy.newClient, 'plus'],
    ['prospection', copy.prospect, 'radar'],
    ['analytics', copy.analyze, 'chart-column'],
  ] as const;
  return (
    <section className="measure min-h-[70vh] py-10">
      <h2 className="title">{frame.overview}</h2>
      <p className="lead mt-2">{copy.lead}</p>
      <dl className="ruled mt-8 grid-cols-1 sm:grid-cols-2 lg:grid-cols-4">
        {cards.map(([name, value]) => (
          <div key={name} className="p-6">
            <dt className="small text-dust">{name}</dt>
            <dd className="title tabular mt-3">{value}</dd>
          </div>
        ))}
      </dl>
      {!workspace.live && <p className="mt-2 text-xs text-dust">{copy.example}</p>}
      <h3 className="heading mt-12 mb-4">{copy.quick}</h3>
      <ul className="ruled grid-cols-1 sm:grid-cols-3">
        {actions.map(([tab, name, icon]) => (
          <li key={tab} className="lit p-6">
            <Link
              to={`?onglet=${tab}`}
              preventScrollReset
              className="card-link flex items-center gap-3 font-semibold"
            >
              <Icon name={icon} className="icon text-lumen" />
              {name}
              <Icon name="arrow-right" className="icon ml-auto size-5 text-dust" />
            </Link>
          </li>
        ))}
      </ul>
      <div className="mt-12 grid grid-cols-1 gap-x-10 gap-y-12 lg:grid-cols-2">
        <NextTasks />
        <LatestEntries />
      </div>
    </section>
  );
}

/** What is not done yet, the earliest due first. */
function NextTasks() {
  const { language } = useVisit();
  const { words } = useDesk();
  const [today] = useState(() => localDay(new Date()));
  const todo = useList('tasks', { where: { status: 'todo' }, limit: glimpse });
  const begun = useList('tasks', { where: { status: 'progress' }, limit: glimpse });
  const next = [...(todo?.items ?? []), ...(begun?.items ?? [])]
    .filter(({ due }) => due !== null)
    .toSorted((a, b) => String(a.due).localeCompare(String(b.due)))
    .slice(0, glimpse);
  return (
    <Glimpse tab="taches" title={words.overview.next} empty={words.tasks.empty}>
      {next.map((task) => (
        <li key={task.id} className="flex items-baseline justify-between gap-4 py-3">
          <RecordLink tab="taches" values={{ fiche: task.id }}>
            {task.title}
          </RecordLink>
          <span className="small tabular shrink-0 text-end text-dust">
            {isOverdue(task, today) && (
              <span className="text-band-red">{words.tasks.overdue} · </span>
            )}
            {formatDate(language, `${task.due}T12:00`)}
          </span>
        </li>
      ))}
    </Glimpse>
  );
}

function LatestEntries() {
  const { language } = useVisit();
  const { words } = useDesk();
  const entries = useList('journal', { limit: glimpse })?.items ?? [];
  return (
    <Glimpse tab="journal" title={words.overview.latest} empty={words.journal.empty}>
      {entries.map((entry) => (
        <li key={entry.id} className="flex items-baseline justify-between gap-4 py-3">
          <span dir="auto" className="min-w-0 wrap-anywhere">
            {entry.title}
          </span>
          <time dateTime={entry.timestamp} className="small tabular shrink-0 text-dust">
            {formatDate(language, entry.timestamp)}
          </time>
        </li>
      ))}
    </Glimpse>
  );
}

/** The first of a section's records, with the way to all of them. */
function Glimpse({
  tab,
  title,
  empty,
  children,
}: {
  tab: Tab;
  title: string;
  empty: string;
  children: readonly ReactNode[];
}) {
  const { words } = useDesk();
  return (
    <div className="min-w-0">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h3 className="heading">{title}</h3>
        <Link to={`?onglet=${tab}`} preventScrollReset className="text-link small min-h-11">
          {words.frame.tabs[tab]}
        </Link>
      </div>
      {children.length > 0 ? (
        <ul className="mt-2 divide-y divide-line border-y border-line">{children}</ul>
      ) : (
        <p className="mt-2 border-y border-line py-6 text-dust">{empty}</p>
      )}
    </div>
  );
}
