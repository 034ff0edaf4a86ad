import { useRef, useState } from 'react';
import { useLocation } from 'react-router';
import type { IlaWizardCopy } from '#app/content/ila-wizard/shape.ts';
import { formText } from '#app/domain/form-text.ts';
import { readWizardInput, wizardFields } from '#app/domain/ila/wizard-link.ts';
import {
  wizardScore,
  wizardToggles,
  type WizardInput,
  type WizardResult,
} from '#app/domain/ila/wizard-score.ts';
import { plural } from '#app/i18n/plural.ts';
import { RadarChart } from '#app/ui/radar-chart.tsx';
import { Switch } from '#app/ui/switch.tsx';
import { useVisit } from '#app/ui/visit.ts';
import { tones } from './score-panel.tsx';
import { Sliders } from './sliders.tsx';

const own = new Set<string>([...wizardToggles, 'googleRating', 'reviewCount', 'step']);

/** The answers once more, to play with: the score follows, and the visitor's own stays where it is. */
export function WhatIf({
  copy,
  input,
  result,
}: {
  copy: IlaWizardCopy;
  input: WizardInput;
  result: WizardResult;
}) {
  const { language } = useVisit();
  const { pathname } = useLocation();
  const form = useRef<HTMLFormElement>(null);
  const [scenario, setScenario] = useState(input);
  const [round, setRound] = useState(0);
  const { whatIf, breakdown } = copy;
  const simulated = wizardScore(scenario);
  const gain = simulated.score - result.score;

  function read() {
    if (!form.current) return;
    const data = new FormData(form.current);
    setScenario(readWizardInput((name) => formText(data, name)).input);
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
        <div>
          <p role="status" className="text-center">
            <span className="block text-dust">{whatIf.score}</span>
            <span
              className={`tabular block font-serif text-[3.5rem] leading-tight ${tones[simulated.label]}`}
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
      </div>
    </section>
  );
}
