import { useEffect, useRef, useState, type SubmitEvent } from 'react';
import { useLocation } from 'react-router';
import type { IlaDashboardCopy } from '#app/content/ila-dashboard/shape.ts';
import { formText } from '#app/domain/form-text.ts';
import {
  dashboardVersion,
  metricDefaults,
  metricField,
  metricIds,
  metricSliders,
  readMetrics,
  type Metric,
  type Metrics,
} from '#app/domain/ila/dashboard-score.ts';
import { formatNumber } from '#app/i18n/format.ts';
import { Cautions } from '#app/ui/cautions.tsx';
import { Icon } from '#app/ui/icon.tsx';
import { Slider } from '#app/ui/slider.tsx';
import { useVisit } from '#app/ui/visit.ts';
import { CalculatorResult } from './calculator-result.tsx';
import { useIlaScore } from './use-ila-score.ts';

/** What came with the address: a form sent without scripts, a shared link, or nothing. */
export interface Calculation {
  metrics: Metrics;
  corrected: Metric[];
  wasSent: boolean;
  isOtherVersion: boolean;
}

/** Five sliders and the score they make. Without scripts the form is sent to its own page. */
export function Calculator({
  copy,
  calculation,
}: {
  copy: IlaDashboardCopy;
  calculation: Calculation;
}) {
  const { language } = useVisit();
  const { pathname } = useLocation();
  const { calculated, busy, calculate } = useIlaScore();
  const form = useRef<HTMLFormElement>(null);
  const [start, setStart] = useState({ round: 0, metrics: calculation.metrics });
  const [values, setValues] = useState(calculation.metrics);
  const [calculations, setCalculations] = useState(0);
  const section = useRef<HTMLDivElement>(null);
  const words = copy.calculator;
  const isBusy = busy.calculation;

  function read(): Metrics {
    const data = form.current && new FormData(form.current);
    const { metrics } = readMetrics((name) => {
      return data && formText(data, name);
    });
    setValues(metrics);
    return metrics;
  }
  // What was moved before hydration.
  useEffect(() => void read(), []);

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    calculate(read(), () => setCalculations((count) => count + 1));
  }
  // The heading of what has just appeared.
  useEffect(() => {
    if (calculations === 0) return;
    section.current?.querySelector<HTMLElement>('[data-calculator-result]')?.focus();
  }, [calculations]);

  return (
    <div ref={section}>
      <h2 className="title">{words.title}</h2>
      <p className="lead mt-3">{words.lead}</p>
      <Cautions
        className="mt-4"
        remarks={[
          calculation.corrected.length > 0 &&
            `${words.corrected} ${calculation.corrected.map((id) => copy.metrics[id]).join(', ')}`,
          calculation.isOtherVersion && words.otherVersion,
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
        <div className="grid grid-cols-1 gap-x-12 gap-y-6 md:grid-cols-2">
          {metricIds.map((id) => (
            <Slider
              key={id}
              name={metricField(id)}
              label={copy.metrics[id]}
              help={words.help[id]}
              {...metricSliders[id]}
              initial={start.metrics[id]}
              value={values[id]}
              display={formatNumber(language, values[id])}
            />
          ))}
        </div>
        <div className="mt-8 flex flex-wrap gap-3">
          <button
            type="submit"
            className="button button-primary aria-disabled:cursor-progress"
            aria-disabled={isBusy}
          >
            {isBusy ? words.calculating : words.calculate}
          </button>
          <button
            type="button"
            className="button scripted"
            onClick={() => {
              setValues(metricDefaults);
              setStart({ round: start.round + 1, metrics: metricDefaults });
            }}
          >
            <Icon name="rotate-ccw" className="icon size-5" />
            {words.reset}
          </button>
        </div>
        <div role="status" className="mt-4 h-1">
          {isBusy && (
            <>
              <span className="sr-only">{words.calculating}</span>
              <div className="busy-line" />
            </>
          )}
        </div>
      </form>
      {calculated && <CalculatorResult copy={copy} metrics={calculated} />}
    </div>
  );
}
