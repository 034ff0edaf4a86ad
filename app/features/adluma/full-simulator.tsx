import { useRef } from 'react';
import type { FullCopy, SimulatorCopy } from '#app/content/adluma/shape.ts';
import { forecast } from '#app/domain/adluma/forecast.ts';
import { useHydrated } from '#app/ui/hydrated.ts';
import { useVisit } from '#app/ui/visit.ts';
import { BreakEven } from './break-even.tsx';
import { FullEstimate } from './full-estimate.tsx';
import { FullForm } from './full-form.tsx';
import { Months } from './months.tsx';
import { phrasesIn } from './phrases.ts';
import { ResponseChart } from './response-chart.tsx';
import { CorrectionNote, Remarks } from './results.tsx';
import { Scenarios } from './scenarios.tsx';
import { Sources } from './sources.tsx';
import { SplitTable } from './split-table.tsx';
import { usePlan } from './use-plan.ts';

/** The full simulator: from a budget to its result or from customers to their budget, every assumption editable. */
export function FullSimulator({ copy, page }: { copy: SimulatorCopy; page: FullCopy }) {
  const { language } = useVisit();
  const estimate = useRef<HTMLHeadingElement>(null);
  const fields = usePlan();
  const { plan, shared } = fields;
  const say = phrasesIn(language, copy);
  const result = forecast(plan);
  // Scenarios are in browser storage, so the server's page has none.
  const isHydrated = useHydrated();
  return (
    <div
      data-live
      className="measure grid grid-cols-1 gap-x-16 gap-y-16 py-14 lg:grid-cols-[5fr_7fr]"
    >
      <div>
        <CorrectionNote copy={copy} say={say} corrections={shared.corrections} />
        <FullForm {...{ copy, page, say, fields }} onResult={() => estimate.current?.focus()} />
      </div>
      <div className="grid min-w-0 grid-cols-1 content-start gap-12">
        <FullEstimate
          ref={estimate}
          copy={copy}
          page={page}
          say={say}
          plan={plan}
          result={result}
        />
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
