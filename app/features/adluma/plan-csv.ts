import type { FullCopy, SimulatorCopy } from '#app/content/adluma/shape.ts';
import { rateNames } from '#app/domain/adluma/benchmarks.ts';
import type { Forecast } from '#app/domain/adluma/forecast.ts';
import { cases, type Outcome } from '#app/domain/adluma/outcome.ts';
import type { PlanNumber } from '#app/domain/adluma/plan-bounds.ts';
import { numberOf, type AdPlan } from '#app/domain/adluma/plan.ts';
import type { Phrases } from './phrases.ts';
import { unitOf } from './plan-form.ts';

type Row = (string | number)[];

const general = [
  'zone',
  'value',
  'margin',
  'fee',
  'months',
  'spread-cpc',
  'spread-cvr',
  'ramp-1',
  'ramp-2',
  'ramp-3',
] as const satisfies readonly PlanNumber[];

const signs = { euros: '€', percent: '%', plain: '' } as const;

/** Rows of the CSV export: the plan, its results, then both by channel and by month. */
export function planRows(
  { copy, page, say }: { copy: SimulatorCopy; page: FullCopy; say: Phrases },
  plan: AdPlan,
  { budget, channels, outcomes, months }: Forecast,
): Row[] {
  const { split } = copy;
  const { months: messages } = page;
  const names: PlanNumber[] = [
    ...general,
    ...plan.channels.flatMap((channel) => rateNames.map((rate) => `${rate}-${channel}` as const)),
  ];
  const metrics = Object.keys(outcomes.expected) as (keyof Outcome)[];
  const number = (value: number | null) => value ?? '';
  return [
    [page.csv.section.plan],
    [copy.fields.sector.label, copy.sectors[plan.sector]],
    [copy.fields.budget.label, budget, '€'],
    ...names.map((name): Row => [say.field(name), numberOf(plan, name), signs[unitOf(name)]]),
    [],
    [page.csv.section.results, ...cases.map((each) => copy.cases[each])],
    ...metrics.map((name): Row => [
      copy.metrics[name],
      ...cases.map((each) => number(outcomes[each][name])),
    ]),
    [],
    [
      split.channel,
      split.amount,
      split.visits,
      split.leads,
      copy.metrics.customers,
      split.costPerLead,
    ],
    ...channels.map((each): Row => [
      copy.channels[each.channel].name,
      each.spend,
      each.visits,
      each.leads,
      each.customers,
      number(each.costPerLead),
    ]),
    [],
    [
      messages.month,
      messages.leads,
      messages.customers,
      messages.revenue,
      messages.profit,
      messages.balance,
    ],
    ...months.map((each): Row => [
      each.month,
      each.leads,
      each.customers,
      each.revenue,
      each.profit,
      each.balance,
    ]),
  ];
}
