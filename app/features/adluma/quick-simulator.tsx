import { useRef, type Ref } from 'react';
import { Link, useLocation } from 'react-router';
import type { QuickCopy, SimulatorCopy } from '#app/content/adluma/shape.ts';
import { forecast, type Forecast } from '#app/domain/adluma/forecast.ts';
import type { Outcome } from '#app/domain/adluma/outcome.ts';
import type { AdPlan } from '#app/domain/adluma/plan.ts';
import { contactQuery } from '#app/domain/leads/contact/contact-query.ts';
import { fill } from '#app/i18n/format.ts';
import { CopyLink } from '#app/ui/results/copy-link.tsx';
import { useVisit } from '#app/ui/visit.ts';
import { phrasesIn, type Phrases } from './phrases.ts';
import { planSearch } from './plan-form.ts';
import { budgetRange, QuickForm } from './quick-form.tsx';
import { ResponseChart } from './response-chart.tsx';
import { CorrectionNote, OutcomeTable, Remarks } from './results.tsx';
import { Sources } from './sources.tsx';
import { SplitTable } from './split-table.tsx';
import { usePlan } from './use-plan.ts';

const limits = { budget: budgetRange };

const rows: readonly (keyof Outcome)[] = [
  'impressions',
  'visits',
  'leads',
  'customers',
  'costPerVisit',
  'costPerLead',
];

/** The quick simulator: a budget, a sector, channels and a goal give an estimate at once. */
export function QuickSimulator({ copy, page }: { copy: SimulatorCopy; page: QuickCopy }) {
  const { language } = useVisit();
  const estimate = useRef<HTMLHeadingElement>(null);
  const fields = usePlan(limits);
  // A shared plan of the full simulator may be in the other direction.
  const plan: AdPlan = { ...fields.plan, direction: 'budget' };
  const say = phrasesIn(language, copy);
  const result = forecast(plan);
  return (
    <div className="measure grid grid-cols-1 gap-x-16 gap-y-16 py-14 lg:grid-cols-[2fr_3fr]">
      <div>
        <CorrectionNote copy={copy} say={say} corrections={fields.shared.corrections} />
        <QuickForm
          copy={copy}
          label={page.form}
          say={say}
          fields={fields}
          onResult={() => estimate.current?.focus()}
        />
      </div>
      <div className="grid grid-cols-1 content-start gap-12">
        <QuickEstimate ref={estimate} copy={copy} say={say} plan={plan} result={result} />
        <Remarks copy={copy} say={say} remarks={result.remarks} />
        <FullSimulatorLink copy={page.more} plan={plan} />
      </div>
      <div className="grid min-w-0 grid-cols-1 items-start gap-x-16 gap-y-16 lg:col-span-2 lg:grid-cols-2">
        <ResponseChart copy={copy} say={say} result={result} />
        <SplitTable copy={copy} say={say} channels={result.channels} />
        <div className="lg:col-span-2">
          <Sources copy={copy} say={say} plan={plan} />
        </div>
      </div>
    </div>
  );
}

function QuickEstimate({
  ref,
  copy,
  say,
  plan,
  result,
}: {
  ref: Ref<HTMLHeadingElement>;
  copy: SimulatorCopy;
  say: Phrases;
  plan: AdPlan;
  result: Forecast;
}) {
  const { address } = useVisit();
  const { pathname } = useLocation();
  const { low, expected, high } = result.outcomes;
  return (
    <section className="panel p-6 sm:p-8">
      <h2 id="estimate" ref={ref} tabIndex={-1} className="small text-dust outline-none">
        {copy.result.title}
      </h2>
      <div role="status">
        <p className="numeral mt-2" data-result="">
          {say.count(expected[result.goal])}
        </p>
        <p className="mt-2">
          {fill(copy.result.perMonth, {
            unit: say.counted(expected[result.goal], copy.units[result.goal]),
          })}
          , {say.range(low[result.goal], high[result.goal])}
        </p>
      </div>
      <div className="mt-6">
        <OutcomeTable copy={copy} say={say} outcomes={result.outcomes} rows={rows} />
      </div>
      <p className="mt-4 text-xs text-dust">{copy.result.estimate}</p>
      <div className="mt-6 flex flex-wrap items-start gap-3 print:hidden">
        <Link
          to={address('/contact') + contactQuery('adluma', pathname + planSearch(plan))}
          className="button"
        >
          {copy.advisor}
        </Link>
        <CopyLink to={pathname + planSearch(plan)} messages={copy.share} />
      </div>
    </section>
  );
}

function FullSimulatorLink({ copy, plan }: { copy: QuickCopy['more']; plan: AdPlan }) {
  const { address } = useVisit();
  return (
    <section className="panel p-6 sm:p-8 print:hidden">
      <h2 className="heading">{copy.title}</h2>
      <p className="mt-2 text-dust">{copy.text}</p>
      <Link
        to={address('/simulateur-ia') + planSearch(plan)}
        className="button button-primary mt-5"
      >
        {copy.link}
      </Link>
    </section>
  );
}
