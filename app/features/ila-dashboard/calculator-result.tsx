import { Link, useLocation } from 'react-router';
import type { IlaDashboardCopy } from '#app/content/ila-dashboard/shape.ts';
import { metricFields } from '#app/domain/ila/dashboard-fields.ts';
import {
  analyse,
  dashboardVersion,
  shownPoints,
  type Metrics,
} from '#app/domain/ila/dashboard-score.ts';
import { contactQuery } from '#app/domain/leads/contact/contact-query.ts';
import { fill } from '#app/i18n/format.ts';
import { plural } from '#app/i18n/plural.ts';
import { CopyLink } from '#app/ui/results/copy-link.tsx';
import { PrintButton } from '#app/ui/results/print-button.tsx';
import { useVisit } from '#app/ui/visit.ts';
import { Findings } from './findings.tsx';
import { MetricTable } from './metric-table.tsx';
import { ScoreDial } from './score-dial.tsx';
import { useIlaScore } from './use-ila-score.ts';

/** The results card: score, band and trend, points by metric, and first actions. */
export function CalculatorResult({ copy, metrics }: { copy: IlaDashboardCopy; metrics: Metrics }) {
  const { language, address } = useVisit();
  const { pathname } = useLocation();
  const { dashboard } = useIlaScore();
  const messages = copy.calculator;
  const analysis = analyse(metrics, dashboard.riskBelow);
  const [best] = analysis.opportunities;
  const query = new URLSearchParams(metricFields(metrics)).toString();
  return (
    <section className="printable mt-10" aria-labelledby="calculator-result">
      <h2
        id="calculator-result"
        data-calculator-result
        tabIndex={-1}
        className="title outline-none"
      >
        {messages.result}
      </h2>
      {best && (
        <p className="lead mt-3">
          {fill(plural(language, shownPoints(best.left), messages.best), {
            name: copy.metrics[best.id],
          })}
        </p>
      )}
      <div className="mt-8 grid grid-cols-1 gap-10 lg:grid-cols-[2fr_3fr]">
        <ScoreDial copy={copy} analysis={analysis} />
        <Findings copy={copy} analysis={analysis} threshold={dashboard.riskBelow} />
      </div>
      <div className="mt-10">
        <MetricTable copy={copy} metrics={metrics} of="calculation" />
      </div>
      <p className="scripted mt-6">{messages.carry}</p>
      <div className="mt-6 flex flex-wrap items-start gap-3">
        <Link
          to={address('/contact') + contactQuery('module-ila', `${pathname}?${query}`)}
          className="button button-primary print:hidden"
        >
          {messages.contact}
        </Link>
        <CopyLink to={`${pathname}?${query}#calculator`} messages={copy.share} />
        <PrintButton label={copy.print} />
      </div>
      <p className="mt-4 text-xs text-dust">
        {fill(messages.version, { version: String(dashboardVersion) })}
      </p>
    </section>
  );
}
