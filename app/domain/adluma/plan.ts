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

/** Direction of the calculation: from a budget to its result, or from a number of customers to their budget. */
export const directions = ['budget', 'customers'] as const;

/** The goal that the split between channels maximizes. */
export const goals = ['customers', 'leads', 'visits', 'impressions'] as const;

export type Direction = (typeof directions)[number];

export type Goal = (typeof goals)[number];

/** Version of the query parameters of a plan. */
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

/** A corrected value of a query or a form, of which the visitor is informed. */
export interface Correction {
  field: PlanField;
  reason: NumberReason | 'unknown' | 'version';
  /** The number used instead; null for a benchmark or an invalid number. */
  value: number | null;
}

const defaultChannels: readonly Channel[] = ['search', 'meta'];

/** @param isForm whether a missing channel counts as a correction; a query may omit it */
const choiceTable = (isForm: boolean) => ({
  v: versionField(planVersion),
  direction: choiceField<Direction, Direction>(directions, 'budget'),
  sector: choiceField<Sector, Sector>(sectors, 'all'),
  goal: choiceField<Goal, Goal>(goals, 'customers'),
  channel: choicesField(channels, { initial: defaultChannels, isRequired: isForm }),
});

/** Parses a number as entered by a person; null if invalid. */
type ParseNumber = (text: string, name: PlanNumber) => number | null;

export type PlanLimits = Partial<Record<PlanNumber, Pick<Bounds, 'min' | 'max'>>>;

/** Amounts and percentages are rounded to two decimals. Rounding is only reported as a correction for whole numbers. */
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
 * Parses a plan from a query or a form. Missing fields get their defaults; invalid ones are corrected and listed in
 * `corrections`. If a field has several values, the first one counts.
 *
 * @param parse parses a number as entered by a person; null if invalid
 * @param limits narrower bounds for a smaller form
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

/** A plan's query parameters: fields that differ from the defaults, and the version. */
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

/** A number of the plan, or its fallback. */
export function numberOf(plan: AdPlan, name: PlanNumber): number {
  return plan.numbers[name] ?? fallbackFor(plan, name);
}

/** The fallback of an empty number: the plan's own close rate for all channels, otherwise the benchmark. */
export function fallbackFor({ sector, numbers }: AdPlan, name: PlanNumber): number {
  const common = name.startsWith('close-') ? numbers.close : null;
  return common ?? benchmarkFor(sector, name);
}

/** The value used for an empty number, in the unit of its field (`planBounds`); 0 without a benchmark. */
export function benchmarkFor(sector: Sector, name: PlanNumber): number {
  if (name === 'close') return closeRateOf(sector).value;
  const [rate, channel] = name.split('-');
  const known = channels.find((each) => each === channel);
  const rateName = rateNames.find((each) => each === rate);
  if (known && rateName) return benchmarkOf(sector, known)[rateName].value;
  return planBounds[name].initial ?? 0;
}
