import { useState } from 'react';
import { Link } from 'react-router';
import type { FullCopy, SimulatorCopy } from '#app/content/adluma/shape.ts';
import { forecast, type Forecast } from '#app/domain/adluma/forecast.ts';
import type { Outcome } from '#app/domain/adluma/outcome.ts';
import type { AdPlan } from '#app/domain/adluma/plan.ts';
import { fill } from '#app/i18n/format.ts';
import type { Language } from '#app/i18n/languages.ts';
import { Icon } from '#app/ui/icon.tsx';
import { DataTable } from '#app/ui/results/data-table.tsx';
import { useStored } from '#app/ui/stored.ts';
import { useVisit } from '#app/ui/visit.ts';
import type { Phrases } from './phrases.ts';
import { planSearch, readPlanIn } from './plan-form.ts';
import { mostScenarios, scenarioStore } from './scenario-store.ts';

const compared = [
  'leads',
  'customers',
  'revenue',
  'costPerLead',
  'acquisitionCost',
  'roas',
  'profit',
] as const satisfies readonly (keyof Outcome)[];

const letters = ['A', 'B', 'C'] as const;

/** Simulations saved in this browser, side by side. */
export function Scenarios({
  copy,
  page,
  say,
  plan,
}: {
  copy: SimulatorCopy;
  page: FullCopy['scenarios'];
  say: Phrases;
  plan: AdPlan;
}) {
  const { language } = useVisit();
  const kept = useStored(scenarioStore);
  const [note, setNote] = useState('');
  const scenarios = kept.map((query, index) => readScenario(language, page, query, index));

  function keep() {
    const isKept = scenarioStore.write([...kept, planSearch(plan)]);
    const name = letters[kept.length] ?? '';
    setNote(fill(page.kept, { name }) + (isKept ? '' : ` ${page.denied}`));
  }

  function remove(index: number) {
    scenarioStore.write(kept.filter((_, each) => each !== index));
    setNote('');
  }

  return (
    <section>
      <h3 className="heading">{page.title}</h3>
      <p className="small mt-1 text-dust">{page.lead}</p>
      {scenarios.length === 0 ? (
        <p className="small mt-4 border-y border-line py-4 text-dust">{page.none}</p>
      ) : (
        <ScenarioTable copy={copy} page={page} say={say} scenarios={scenarios} onRemove={remove} />
      )}
      <div className="mt-4 flex flex-wrap items-center gap-4 print:hidden">
        <button
          type="button"
          className="button disabled:cursor-not-allowed disabled:text-dust"
          disabled={kept.length >= mostScenarios}
          onClick={keep}
        >
          <Icon name="plus" className="icon size-5" />
          {page.keep}
        </button>
        <p role="status" className="small text-dust">
          {note}
          {kept.length >= mostScenarios && <span> {page.full}</span>}
        </p>
      </div>
    </section>
  );
}

interface Scenario {
  letter: string;
  name: string;
  search: string;
  plan: AdPlan;
  result: Forecast;
}

function readScenario(
  language: Language,
  page: FullCopy['scenarios'],
  query: string,
  index: number,
): Scenario {
  const { plan } = readPlanIn(language, new URLSearchParams(query));
  const letter = letters[index] ?? '';
  const name = fill(page.name, { name: letter });
  return { letter, name, search: planSearch(plan), plan, result: forecast(plan) };
}

function ScenarioTable({
  copy,
  page,
  say,
  scenarios,
  onRemove,
}: {
  copy: SimulatorCopy;
  page: FullCopy['scenarios'];
  say: Phrases;
  scenarios: readonly Scenario[];
  onRemove: (index: number) => void;
}) {
  const row = (name: string, of: (scenario: Scenario) => string) => ({
    id: name,
    cells: [name, ...scenarios.map(of)],
  });
  return (
    <div className="mt-4">
      <DataTable
        title={page.title}
        columns={[
          { label: page.measure },
          ...scenarios.map(({ letter, name, search }, index) => ({
            label: name,
            tools: (
              <ScenarioTools
                page={page}
                letter={letter}
                search={search}
                onRemove={() => onRemove(index)}
              />
            ),
          })),
        ]}
        rows={[
          row(page.budget, ({ result }) => say.euros(result.budget)),
          row(page.sector, ({ plan }) => copy.sectors[plan.sector]),
          ...compared.map((name) =>
            row(copy.metrics[name], ({ result }) =>
              say.metric(name, result.outcomes.expected[name]),
            ),
          ),
        ]}
      />
    </div>
  );
}

function ScenarioTools({
  page,
  letter,
  search,
  onRemove,
}: {
  page: FullCopy['scenarios'];
  letter: string;
  search: string;
  onRemove: () => void;
}) {
  return (
    <span className="flex flex-wrap justify-end gap-x-1 print:hidden">
      <Link
        to={{ search }}
        preventScrollReset
        aria-label={fill(page.open, { name: letter })}
        title={fill(page.open, { name: letter })}
        className="grid size-11 place-items-center text-dust hover:text-star"
      >
        <Icon name="pen-line" className="icon size-5" />
      </Link>
      <button
        type="button"
        aria-label={fill(page.remove, { name: letter })}
        title={fill(page.remove, { name: letter })}
        className="grid size-11 place-items-center text-dust hover:text-star"
        onClick={onRemove}
      >
        <Icon name="trash" className="icon size-5" />
      </button>
    </span>
  );
}
