import type { Ref } from 'react';
import { Link, useLocation } from 'react-router';
import type { FullCopy, SimulatorCopy } from '#app/content/adluma/shape.ts';
import type { Forecast, Verdict } from '#app/domain/adluma/forecast.ts';
import type { Outcome } from '#app/domain/adluma/outcome.ts';
import type { AdPlan } from '#app/domain/adluma/plan.ts';
import { contactQuery } from '#app/domain/leads/contact/contact-query.ts';
import { csvText } from '#app/i18n/csv.ts';
import { Icon } from '#app/ui/icon.tsx';
import { CopyLink } from '#app/ui/results/copy-link.tsx';
import { download } from '#app/ui/results/download.ts';
import { PrintButton } from '#app/ui/results/print-button.tsx';
import { useVisit } from '#app/ui/visit.ts';
import type { Phrases } from './phrases.ts';
import { planRows } from './plan-csv.ts';
import { planSearch } from './plan-form.ts';
import { OutcomeTable } from './results.tsx';

const rows: readonly (keyof Outcome)[] = [
  'impressions',
  'visits',
  'leads',
  'customers',
  'revenue',
  'costPerLead',
  'acquisitionCost',
  'roas',
  'roasAllIn',
  'profit',
];

/** Colour of each verdict, always shown with its text. */
const tones = {
  strong: 'text-band-green',
  thin: 'text-band-yellow',
  loses: 'text-band-red',
  'too-small': 'text-band-yellow',
} as const satisfies Record<Verdict, string>;

interface EstimateProps {
  copy: SimulatorCopy;
  page: FullCopy;
  say: Phrases;
  plan: AdPlan;
  result: Forecast;
}

/** The estimate of the full simulator: headline figure, verdict, outcomes and what to do with them. */
export function FullEstimate({ ref, ...props }: EstimateProps & { ref: Ref<HTMLHeadingElement> }) {
  const { copy, page, say, plan, result } = props;
  const { expected } = result.outcomes;
  const verdict = page.verdicts[result.verdict];
  const isBudget = plan.direction === 'budget';
  return (
    <section className="panel p-6 sm:p-8">
      <h2 id="estimate" ref={ref} tabIndex={-1} className="small text-dust outline-none">
        {copy.result.title}
      </h2>
      <div role="status">
        <p className="tabular mt-2 font-serif text-[4rem]/none" data-result="">
          {isBudget ? say.count(expected.customers) : say.euros(result.budget)}
        </p>
        <p className="mt-2">{say.headline(page.headline[plan.direction], result)}</p>
      </div>
      <p
        className={`mt-5 inline-block rounded-full border px-4 py-1 font-semibold ${tones[result.verdict]}`}
      >
        {verdict.label}
      </p>
      <p className="small mt-2">{verdict.text}</p>
      <div className="mt-6">
        <OutcomeTable copy={copy} say={say} outcomes={result.outcomes} rows={rows} />
      </div>
      <p className="mt-4 text-xs text-dust">{copy.result.estimate}</p>
      <EstimateActions {...props} />
    </section>
  );
}

function EstimateActions({ copy, page, say, plan, result }: EstimateProps) {
  const { language, address } = useVisit();
  const { pathname } = useLocation();
  return (
    <div className="mt-6 flex flex-wrap gap-3 print:hidden">
      <Link
        to={address('/contact') + contactQuery('adluma-full', pathname + planSearch(plan))}
        className="button button-primary"
      >
        {copy.advisor}
      </Link>
      <CopyLink to={pathname + planSearch(plan)} messages={copy.share} />
      <button
        type="button"
        className="button scripted"
        onClick={() =>
          download(
            'adluma.csv',
            'text/csv',
            csvText(language, planRows({ copy, page, say }, plan, result)),
          )
        }
      >
        <Icon name="download" className="icon size-5" />
        {page.csv.button}
      </button>
      <PrintButton label={page.print} />
    </div>
  );
}
