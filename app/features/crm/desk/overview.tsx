import { Link } from 'react-router';
import { formatEuros, formatNumber } from '#app/i18n/format.ts';
import { Icon } from '#app/ui/icon.tsx';
import { useVisit } from '#app/ui/visit.ts';
import { useDesk } from './desk.tsx';
import { useOverview } from './use-overview.ts';

/** Four figures and three ways on. */
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
    </section>
  );
}
