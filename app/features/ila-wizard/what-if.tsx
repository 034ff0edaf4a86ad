import { useRef, useState } from 'react';
import { useLocation } from 'react-router';
import type { IlaWizardCopy } from '#app/content/ila-wizard/shape.ts';
import { readWizardInput, wizardToggles, type WizardInput } from '#app/domain/ila/wizard-fields.ts';
import { wizardFields } from '#app/domain/ila/wizard-link.ts';
import { wizardScore, type WizardResult } from '#app/domain/ila/wizard-score.ts';
import { plural } from '#app/i18n/plural.ts';
import { RadarChart } from '#app/ui/charts/radar-chart.tsx';
import { Switch } from '#app/ui/fields/switch.tsx';
import { useVisit } from '#app/ui/visit.ts';
import { tones } from './score-panel.tsx';
import { Sliders } from './sliders.tsx';

const own = new Set<string>([...wizardToggles, 'googleRating', 'reviewCount', 'step']);

/** The answers again, to try other values: only the simulated score changes, not the visitor's own. */
export function WhatIf({
  copy,
  input,
  result,
}: {
  copy: IlaWizardCopy;
  input: WizardInput;
  result: WizardResult;
}) {
  const { pathname } = useLocation();
  const form = useRef<HTMLFormElement>(null);
  const [scenario, setScenario] = useState(input);
  const [round, setRound] = useState(0);
  const { whatIf } = copy;

  function read() {
    if (!form.current) return;
    setScenario(readWizardInput(new FormData(form.current)).input);
  }

  return (
    <section className="panel mt-16 p-6 sm:p-10 print:hidden" aria-labelledby="what-if-title">
      <h3 id="what-if-title" className="heading">
        {whatIf.title}
      </h3>
      <p className="mt-1 text-dust">{whatIf.lead}</p>
      <div className="mt-6 grid grid-cols-1 gap-x-12 gap-y-8 lg:grid-cols-2">
        <form key={round} ref={form} action={pathname} onInput={read}>
          {wizardFields(input, 'result')
            .filter(([name]) => !own.has(name))
            .map(([name, value]) => (
              <input key={name} type="hidden" name={name} value={value} />
            ))}
          <div className="grid grid-cols-1 gap-6">
            <Sliders copy={copy} initial={input} input={scenario} />
          </div>
          <div className="mt-4 divide-y divide-line">
            {wizardToggles.map((name) => (
              <Switch key={name} name={name} label={copy.fields[name]} initial={input[name]} />
            ))}
          </div>
          <button type="submit" name="step" value="4" className="button unscripted mt-4">
            {whatIf.show}
          </button>
          <button
            type="button"
            className="button scripted mt-4"
            onClick={() => {
              setScenario(input);
              setRound(round + 1);
            }}
          >
            {whatIf.reset}
          </button>
        </form>
        <Simulation copy={copy} simulated={wizardScore(scenario)} result={result} />
      </div>
    </section>
  );
}

/** The simulated score, its gain over the visitor's own, and both on the radar. */
function Simulation({
  copy: { whatIf, breakdown },
  simulated,
  result,
}: {
  copy: IlaWizardCopy;
  simulated: WizardResult;
  result: WizardResult;
}) {
  const { language } = useVisit();
  const gain = simulated.score - result.score;
  return (
    <div>
      <p role="status" className="text-center">
        <span className="block text-dust">{whatIf.score}</span>
        <span
          className={`tabular block font-serif text-[3.5rem] leading-[1.2] ${tones[simulated.label]}`}
        >
          {simulated.score}
        </span>
        <span className="block">
          {gain === 0
            ? whatIf.same
            : plural(language, Math.abs(gain), gain > 0 ? whatIf.more : whatIf.less)}
        </span>
      </p>
      <RadarChart
        label={whatIf.radar}
        axes={simulated.parts.map(({ id, value }) => ({
          label: breakdown.factors[id],
          value: value / 100,
          display: String(Math.round(value)),
        }))}
        before={result.parts.map(({ value }) => value / 100)}
      />
    </div>
  );
}
