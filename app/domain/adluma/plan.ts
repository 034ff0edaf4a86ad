import { choiceField, choicesField } from '../codec/choice-fields.ts';
import {
  readFields,
  writeFields,
  type FieldCorrection,
  type FieldSource,
} from '../codec/fields.ts';
import { optional, versionField } from '../codec/link-fields.ts';
import { numberField, type NumberReason } from '../codec/number-fields.ts';
import { recordOf } from '../codec/record-of.ts';
import {
  benchmarkOf,
  channels,
  closeRateOf,
  rateNames,
  sectors,
  type Channel,
  type Sector,
} from './benchmarks.ts';
import { type Bounds, type PlanNumber, planBounds, numberNames } from './plan-bounds.ts';

/** Direction of the calculation: from a budget to its result, or from customers to their budget. */
export const directions = ['budget', 'customers'] as const;

/** The goal that the split across channels maximizes. */
export const goals = ['customers', 'leads', 'visits', 'impressions'] as const;

export type Direction = (typeof directions)[number];

export type Goal = (typeof goals)[number];

/** Version of the query that holds a plan. */
export const planVersion = '1';

export interface AdPlan {
  direction: Direction;
  sector: Sector;
  goal: Goal;
  /** In the table's order; at least one. */
  channels: Channel[];
  /** Null for the benchmark. */
  numbers: Readonly<Record<PlanNumber, number | null>>;
}

export type PlanField = PlanNumber | 'direction' | 'sector' | 'goal' | 'channel' | 'v';

/** A value of a query or a form that was corrected; the visitor is informed of it. */
export interface Correction {
  field: PlanField;
  reason: NumberReason | 'unknown' | 'version';
  /** The number used instead; null for a benchmark or a field that is no number. */
  value: number | null;
}

const defaultChannels: readonly Channel[] = ['search', 'meta'];

/** @param isForm whether a missing channel counts as a correction, which a query may omit */
const choiceTable = (isForm: boolean) => ({
  v: versionField(planVersion),
  direction: choiceField<Direction, Direction>(directions, 'budget'),
  sector: choiceField<Sector, Sector>(sectors, 'all'),
  goal: choiceField<Goal, Goal>(goals, 'customers'),
  channel: choicesField(channels, { initial: defaultChannels, isRequired: isForm }),
});

/** A number as people write it into a field, or null when it is none. */
type ParseNumber = (text: string, name: PlanNumber) => number | null;

export type PlanLimits = Partial<Record<PlanNumber, Pick<Bounds, 'min' | 'max'>>>;

/** Amounts and shares keep two decimals. Rounding is reported as a correction for whole numbers only. */
function numberTable(parse: ParseNumber, limits: PlanLimits) {
  return recordOf(numberNames, (name) => {
    const { isWhole = false, ...bounds } = planBounds[name];
    const field = numberField<number | null>({
      ...bounds,
      ...limits[name],
      parse: (text) => parse(text.slice(0, 60), name),
      round: (value) => (isWhole ? Math.round(value) : Math.round(value * 100) / 100),
      isRoundingSilent: !isWhole,
    });
    return bounds.initial === null ? optional(field) : field;
  });
}

export const defaultPlan: AdPlan = readPlan({ getAll: () => [] }, () => null).plan;

/**
 * Parses a plan from a query or a form. Missing fields have their defaults, invalid ones are corrected and named in
 * `corrections`. The first of several values of a field counts.
 *
 * @param parse a number as people write it, or null when it is none
 * @param limits narrower bounds of a smaller form
 */
export function readPlan(
  source: FieldSource,
  parse: ParseNumber,
  limits: PlanLimits = {},
): { plan: AdPlan; corrections: Correction[] } {
  const choices = readFields(choiceTable(source.getAll('v').length > 0), source);
  const numbers = readFields(numberTable(parse, limits), source);
  const { direction, sector, goal, channel } = choices.values;
  return {
    plan: { direction, sector, goal, channels: channel, numbers: numbers.values },
    corrections: [...choices.corrections, ...numbers.corrections].map(inNumbers),
  };
}

function inNumbers({
  field,
  reason,
  value,
}: FieldCorrection<PlanField, Correction['reason']>): Correction {
  return { field, reason, value: typeof value === 'number' ? value : null };
}

/** A plan's query fields: those that differ from the defaults, and the version. */
export function planFields({
  numbers,
  channels: channel,
  ...plan
}: AdPlan): [name: PlanField, value: string][] {
  const { direction, sector, goal } = defaultPlan;
  const choices = { v: null, ...plan, channel };
  return [
    ...writeFields(choiceTable(true), choices, { direction, sector, goal }),
    ...writeFields(
      numberTable(() => null, {}),
      numbers,
      defaultPlan.numbers,
    ),
  ];
}

/** A number of the plan, or what stands in its place. */
export function numberOf(plan: AdPlan, name: PlanNumber): number {
  return plan.numbers[name] ?? fallbackFor(plan, name);
}

/** What an empty number means: the plan's own close rate for every channel, else the benchmark. */
export function fallbackFor({ sector, numbers }: AdPlan, name: PlanNumber): number {
  const common = name.startsWith('close-') ? numbers.close : null;
  return common ?? benchmarkFor(sector, name);
}

/** The value used for an empty number, in the unit of its field (`planBounds`); 0 where there is no benchmark. */
export function benchmarkFor(sector: Sector, name: PlanNumber): number {
  if (name === 'close') return closeRateOf(sector).value;
  const [rate, channel] = name.split('-');
  const known = channels.find((each) => each === channel);
  const rateName = rateNames.find((each) => each === rate);
  if (known && rateName) return benchmarkOf(sector, known)[rateName].value;
  return planBounds[name].initial ?? 0;
}
