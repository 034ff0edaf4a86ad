import { useState } from 'react';
import { Link } from 'react-router';
import type { FullCopy, SimulatorCopy } from '#app/content/adluma/shape.ts';
import { forecast } from '#app/domain/adluma/forecast.ts';
import type { Outcome } from '#app/domain/adluma/outcome.ts';
import type { AdPlan } from '#app/domain/adluma/plan.ts';
import { fill } from '#app/i18n/format.ts';
import { Icon } from '#app/ui/icon.tsx';
import { useStored } from '#app/ui/stored.ts';
import { useVisit } from '#app/ui/visit.ts';
import type { Phrases } from './phrases.ts';
import { planSearch, readPlanIn } from './plan-form.ts';
import { mostScenarios, scenarioStore } from './scenario-store.ts';

const rows = [
  'leads',
  'customers',
  'revenue',
  'costPerLead',
  'acquisitionCost',
  'roas',
  'profit',
] as const satisfies readonly (keyof Outcome)[];

const letters = ['A', 'B', 'C'] as const;

/** Simulations kept in this browser, side by side. */
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
  const scenarios = kept.map((query, index) => {
    const read = readPlanIn(language, new URLSearchParams(query)).plan;
    const letter = letters[index] ?? '';
    const name = fill(page.name, { name: letter });
    return { letter, name, search: planSearch(read), plan: read, result: forecast(read) };
  });

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
        <div className="mt-4 overflow-x-auto">
          <table className="small tabular w-full">
            <caption className="sr-only">{page.title}</caption>
            <thead>
              <tr className="align-bottom">
                <th scope="col" className="py-2 text-left text-xs font-medium text-dust">
                  {page.measure}
                </th>
                {scenarios.map(({ letter, name, search }, index) => (
                  <th key={letter} scope="col" className="py-2 pl-4 text-right font-medium">
                    <span className="block">{name}</span>
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
                        onClick={() => remove(index)}
                      >
                        <Icon name="trash" className="icon size-5" />
                      </button>
                    </span>
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              <tr className="border-t border-line">
                <th scope="row" className="py-2 text-left font-normal">
                  {page.budget}
                </th>
                {scenarios.map(({ letter, result }) => (
                  <td key={letter} className="py-2 pl-4 text-right">
                    {say.euros(result.budget)}
                  </td>
                ))}
              </tr>
              <tr className="border-t border-line">
                <th scope="row" className="py-2 text-left font-normal">
                  {page.sector}
                </th>
                {scenarios.map(({ letter, plan: each }) => (
                  <td key={letter} className="py-2 pl-4 text-right">
                    {copy.sectors[each.sector]}
                  </td>
                ))}
              </tr>
              {rows.map((row) => (
                <tr key={row} className="border-t border-line">
                  <th scope="row" className="py-2 text-left font-normal">
                    {copy.metrics[row]}
                  </th>
                  {scenarios.map(({ letter, result }) => (
                    <td key={letter} className="py-2 pl-4 text-right">
                      {say.metric(row, result.outcomes.expected[row])}
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
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
