import { useRef, type SubmitEvent } from 'react';
import { Link, useLocation } from 'react-router';
import type { QuickCopy, SimulatorCopy } from '#app/content/adluma/shape.ts';
import { forecast } from '#app/domain/adluma/forecast.ts';
import type { Outcome } from '#app/domain/adluma/outcome.ts';
import { planFields, planVersion, type AdPlan } from '#app/domain/adluma/plan.ts';
import { contactQuery } from '#app/domain/leads/contact-query.ts';
import { formatEuros, fill } from '#app/i18n/format.ts';
import { CopyLink } from '#app/ui/copy-link.tsx';
import { NumberField } from '#app/ui/number-field.tsx';
import { Slider } from '#app/ui/slider.tsx';
import { useVisit } from '#app/ui/visit.ts';
import { phrasesIn } from './phrases.ts';
import { ChannelField, GoalField, SectorField } from './plan-fields.tsx';
import { planSearch } from './plan-form.ts';
import { ResponseChart } from './response-chart.tsx';
import { CorrectionNote, OutcomeTable, Remarks } from './results.tsx';
import { Sources } from './sources.tsx';
import { SplitTable } from './split-table.tsx';
import { usePlan } from './use-plan.ts';

/** Euros a month that the slider offers. */
const slider = { min: 100, max: 10_000, step: 50 } as const;
const limits = { budget: slider };

/** Fields with a control of their own here. The rest of a shared plan travels in hidden ones. */
const ownFields: ReadonlySet<string> = new Set([
  'v',
  'direction',
  'budget',
  'sector',
  'goal',
  'channel',
  'zone',
]);

const rows: readonly (keyof Outcome)[] = [
  'impressions',
  'visits',
  'leads',
  'costPerVisit',
  'costPerLead',
];

/** The quick simulator: a budget, a sector, channels and a goal give an estimate at once. */
export function QuickSimulator({ copy, page }: { copy: SimulatorCopy; page: QuickCopy }) {
  const { language, address } = useVisit();
  const { pathname } = useLocation();
  const results = useRef<HTMLHeadingElement>(null);
  const { form, shared, plan: read, corrections, ...fields } = usePlan(limits);
  // A plan of the full simulator may be looked for the other way round.
  const plan: AdPlan = { ...read, direction: 'budget' };
  const say = phrasesIn(language, copy);
  const result = forecast(plan);
  const { low, expected, high } = result.outcomes;
  const budget = plan.numbers.budget ?? slider.min;

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    fields.read();
    fields.write();
    results.current?.focus();
  }

  return (
    <div className="measure grid grid-cols-1 gap-x-16 gap-y-16 py-14 lg:grid-cols-[2fr_3fr]">
      <div>
        <CorrectionNote copy={copy} say={say} corrections={shared.corrections} />
        <form
          ref={form}
          action={`${pathname}#estimate`}
          aria-label={page.form}
          className="grid grid-cols-1 gap-7"
          onInput={fields.read}
          onSubmit={submit}
        >
          <input type="hidden" name="v" value={planVersion} />
          {planFields(shared.plan)
            .filter(([name]) => !ownFields.has(name))
            .map(([name, value]) => (
              <input key={name} type="hidden" name={name} value={value} />
            ))}
          <Slider
            name="budget"
            {...copy.fields.budget}
            {...slider}
            initial={shared.plan.numbers.budget ?? slider.min}
            value={budget}
            display={formatEuros(language, budget)}
          />
          <SectorField copy={copy} initial={shared.plan.sector} />
          <ChannelField copy={copy} initial={shared.plan.channels} corrections={corrections} />
          <GoalField copy={copy} initial={shared.plan.goal} />
          <NumberField
            name="zone"
            {...copy.fields.zone}
            isWhole
            initial={say.plain(shared.plan.numbers.zone ?? 0)}
            error={corrections.filter(({ field }) => field === 'zone').map(say.correction)[0]}
          />
          <div>
            <button type="submit" className="button button-primary">
              {copy.calculate}
            </button>
          </div>
        </form>
      </div>
      <div className="grid grid-cols-1 content-start gap-12">
        <section className="panel p-6 sm:p-8">
          <h2 id="estimate" ref={results} tabIndex={-1} className="small text-dust outline-none">
            {copy.result.title}
          </h2>
          <div role="status">
            <p className="tabular mt-2 font-serif text-[4.5rem]/none" data-result="">
              {say.count(expected[result.goal])}
            </p>
            <p className="mt-2">
              {fill(copy.result.perMonth, { unit: copy.units[result.goal].many })},{' '}
              {say.range(low[result.goal], high[result.goal])}
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
            <CopyLink to={pathname + planSearch(plan)} words={copy.share} />
          </div>
        </section>
        <Remarks copy={copy} say={say} remarks={result.remarks} />
        <section className="panel p-6 sm:p-8 print:hidden">
          <h2 className="heading">{page.more.title}</h2>
          <p className="mt-2 text-dust">{page.more.text}</p>
          <Link
            to={address('/simulateur-ia') + planSearch(plan)}
            className="button button-primary mt-5"
          >
            {page.more.link}
          </Link>
        </section>
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
