import { useEffect, useRef, useState, type SubmitEvent } from 'react';
import { useLocation } from 'react-router';
import type { IlaDashboardCopy } from '#app/content/ila-dashboard/shape.ts';
import {
  metricDefaults,
  metricField,
  metricSliders,
  readMetrics,
} from '#app/domain/ila/dashboard-fields.ts';
import {
  dashboardVersion,
  metricIds,
  type Metric,
  type Metrics,
} from '#app/domain/ila/dashboard-score.ts';
import { formatNumber } from '#app/i18n/format.ts';
import { Slider } from '#app/ui/fields/slider.tsx';
import { Icon } from '#app/ui/icon.tsx';
import { Cautions } from '#app/ui/page/cautions.tsx';
import { EstimateNote } from '#app/ui/results/estimate-note.tsx';
import { useVisit } from '#app/ui/visit.ts';
import { CalculatorResult } from './calculator-result.tsx';
import { useIlaScore } from './use-ila-score.ts';

/** Read from the query: a form sent without scripts, a shared link, or the defaults. */
export interface Calculation {
  metrics: Metrics;
  corrected: Metric[];
  wasSent: boolean;
  isOtherVersion: boolean;
}

/** Five sliders and their score. Without scripts the form is sent to its own page. */
export function Calculator({
  copy,
  calculation,
}: {
  copy: IlaDashboardCopy;
  calculation: Calculation;
}) {
  const { pathname } = useLocation();
  const { calculated, busy } = useIlaScore();
  const { form, section, start, values, read, submit, reset } = useCalculation(calculation.metrics);
  const messages = copy.calculator;
  const isBusy = busy.calculation;

  return (
    <div ref={section}>
      <h2 className="title">{messages.title}</h2>
      <p className="lead mt-3">{messages.lead}</p>
      <EstimateNote copy={messages.estimate} className="mt-3" />
      <Cautions
        className="mt-4"
        remarks={[
          calculation.corrected.length > 0 &&
            `${messages.corrected} ${calculation.corrected.map((id) => copy.metrics[id]).join(', ')}`,
          calculation.isOtherVersion && messages.otherVersion,
        ]}
      />
      <form
        key={start.round}
        ref={form}
        action={`${pathname}#calculator`}
        className="panel mt-8 p-6 sm:p-10"
        onInput={read}
        onSubmit={submit}
      >
        <input type="hidden" name="v" value={dashboardVersion} />
        <MetricSliders copy={copy} start={start.metrics} values={values} />
        <Buttons copy={messages} isBusy={isBusy} onReset={reset} />
        <BusyStatus text={isBusy && messages.calculating} />
      </form>
      {calculated && <CalculatorResult copy={copy} metrics={calculated} />}
    </div>
  );
}

function MetricSliders({
  copy,
  start,
  values,
}: {
  copy: IlaDashboardCopy;
  start: Metrics;
  values: Metrics;
}) {
  const { language } = useVisit();
  return (
    <div className="grid grid-cols-1 gap-x-12 gap-y-6 md:grid-cols-2">
      {metricIds.map((id) => (
        <Slider
          key={id}
          name={metricField(id)}
          label={copy.metrics[id]}
          help={copy.calculator.help[id]}
          {...metricSliders[id]}
          initial={start[id]}
          value={values[id]}
          display={formatNumber(language, values[id])}
        />
      ))}
    </div>
  );
}

function BusyStatus({ text }: { text: string | false }) {
  return (
    <div role="status" className="mt-4 h-1">
      {text && (
        <>
          <span className="sr-only">{text}</span>
          <div className="busy-line" />
        </>
      )}
    </div>
  );
}

function Buttons({
  copy,
  isBusy,
  onReset,
}: {
  copy: IlaDashboardCopy['calculator'];
  isBusy: boolean;
  onReset: () => void;
}) {
  return (
    <div className="mt-8 flex flex-wrap gap-3">
      <button
        type="submit"
        className="button button-primary aria-disabled:cursor-progress"
        aria-disabled={isBusy}
      >
        {isBusy ? copy.calculating : copy.calculate}
      </button>
      <button type="button" className="button scripted" onClick={onReset}>
        <Icon name="rotate-ccw" className="icon size-5" />
        {copy.reset}
      </button>
    </div>
  );
}

/** The form's values, its submission and its reset. */
function useCalculation(initial: Metrics) {
  const { calculate } = useIlaScore();
  const form = useRef<HTMLFormElement>(null);
  const [start, setStart] = useState({ round: 0, metrics: initial });
  const [values, setValues] = useState(initial);
  const [calculations, setCalculations] = useState(0);
  const section = useRef<HTMLDivElement>(null);

  function read(): Metrics {
    const { metrics } = readMetrics(new FormData(form.current ?? undefined));
    setValues(metrics);
    return metrics;
  }
  // Picks up sliders moved before hydration.
  useEffect(() => void read(), []);

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    calculate(read(), () => setCalculations((count) => count + 1));
  }
  // Focuses the heading of the new result.
  useEffect(() => {
    if (calculations === 0) return;
    section.current?.querySelector<HTMLElement>('[data-calculator-result]')?.focus();
  }, [calculations]);

  function reset() {
    setValues(metricDefaults);
    setStart({ round: start.round + 1, metrics: metricDefaults });
  }
  return { form, section, start, values, read, submit, reset };
}
