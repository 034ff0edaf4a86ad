import { useRef } from 'react';
import { Link, useLocation } from 'react-router';
import type { FullCopy, SimulatorCopy } from '#app/content/adluma/shape.ts';
import { forecast, type Verdict } from '#app/domain/adluma/forecast.ts';
import type { Outcome } from '#app/domain/adluma/outcome.ts';
import { contactQuery } from '#app/domain/leads/contact-query.ts';
import { fill } from '#app/i18n/format.ts';
import { CopyLink } from '#app/ui/copy-link.tsx';
import { csvText } from '#app/ui/csv.ts';
import { download } from '#app/ui/download.ts';
import { Icon } from '#app/ui/icon.tsx';
import { PrintButton } from '#app/ui/print-button.tsx';
import { useVisit } from '#app/ui/visit.ts';
import { BreakEven } from './break-even.tsx';
import { FullForm } from './full-form.tsx';
import { Months } from './months.tsx';
import { phrasesIn } from './phrases.ts';
import { planRows } from './plan-csv.ts';
import { planSearch } from './plan-form.ts';
import { ResponseChart } from './response-chart.tsx';
import { CorrectionNote, OutcomeTable, Remarks } from './results.tsx';
import { Scenarios } from './scenarios.tsx';
import { useHydrated } from '#app/ui/hydrated.ts';
import { Sources } from './sources.tsx';
import { SplitTable } from './split-table.tsx';
import { usePlan } from './use-plan.ts';

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

/** Colour of each verdict; its words always stand with it. */
const tones = {
  strong: 'text-band-green',
  thin: 'text-band-yellow',
  loses: 'text-band-red',
  'too-small': 'text-band-yellow',
} as const satisfies Record<Verdict, string>;

/** The full simulator: from a budget to its result or from customers to their budget, with every assumption in reach. */
export function FullSimulator({ copy, page }: { copy: SimulatorCopy; page: FullCopy }) {
  const { language, address } = useVisit();
  const { pathname } = useLocation();
  const estimate = useRef<HTMLHeadingElement>(null);
  const fields = usePlan();
  const { plan, shared } = fields;
  const say = phrasesIn(language, copy);
  const result = forecast(plan);
  const { low, expected, high } = result.outcomes;
  const verdict = page.verdicts[result.verdict];
  const isBudget = plan.direction === 'budget';

  // What only scripts can keep is not in the server's page.
  const isHydrated = useHydrated();
  const headline = fill(page.headline[plan.direction], {
    budget: say.euros(result.budget),
    customers: say.count(expected.customers),
  });
  return (
    <div className="measure grid grid-cols-1 gap-x-16 gap-y-16 py-14 lg:grid-cols-[5fr_7fr]">
      <div>
        <CorrectionNote copy={copy} say={say} corrections={shared.corrections} />
        <FullForm {...{ copy, page, say, fields }} onResult={() => estimate.current?.focus()} />
      </div>
      <div className="grid min-w-0 grid-cols-1 content-start gap-12">
        <section className="panel p-6 sm:p-8">
          <h2 id="estimate" ref={estimate} tabIndex={-1} className="small text-dust outline-none">
            {copy.result.title}
          </h2>
          <div role="status">
            <p className="tabular mt-2 font-serif text-[4rem]/none" data-result="">
              {isBudget ? say.count(expected.customers) : say.euros(result.budget)}
            </p>
            <p className="mt-2">{`${headline}, ${say.range(low.customers, high.customers)}`}</p>
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
          <div className="mt-6 flex flex-wrap gap-3 print:hidden">
            <Link
              to={address('/contact') + contactQuery('adluma-full', pathname + planSearch(plan))}
              className="button button-primary"
            >
              {copy.advisor}
            </Link>
            <CopyLink to={pathname + planSearch(plan)} words={copy.share} />
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
        </section>
        <Remarks copy={copy} say={say} remarks={result.remarks} />
        <ResponseChart copy={copy} say={say} result={result} />
      </div>
      <div className="grid min-w-0 grid-cols-1 items-start gap-x-16 gap-y-16 lg:col-span-2 lg:grid-cols-2">
        <SplitTable copy={copy} say={say} channels={result.channels} />
        <BreakEven page={page.breakEven} say={say} result={result} />
        <Months page={page.months} say={say} result={result} />
        {isHydrated && <Scenarios copy={copy} page={page.scenarios} say={say} plan={plan} />}
        <div className="lg:col-span-2">
          <Sources copy={copy} say={say} plan={plan} />
        </div>
      </div>
    </div>
  );
}
