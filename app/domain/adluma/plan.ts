import {
  benchmarkOf,
  channels,
  closeRateOf,
  rateNames,
  sectors,
  type Channel,
  type RateName,
  type Sector,
} from './benchmarks.ts';

/** What is known and what is looked for: a budget and its result, or a number of customers and its budget. */
export const directions = ['budget', 'customers'] as const;

/** What the split across channels is to bring most of. */
export const goals = ['leads', 'visits', 'impressions'] as const;

export type Direction = (typeof directions)[number];
export type Goal = (typeof goals)[number];

/** Version of the address that holds a plan. */
export const planVersion = '1';

interface Bounds {
  min: number;
  max: number;
  /** Null where a benchmark stands in for what is left empty. */
  initial: number | null;
  isWhole?: true;
}

const single = {
  /** Euros a month. */
  budget: { min: 50, max: 100_000, initial: 1500 },
  /** New customers a month. */
  customers: { min: 1, max: 10_000, initial: 20, isWhole: true },
  /** Inhabitants of the area. */
  zone: { min: 1000, max: 10_000_000, initial: 50_000, isWhole: true },
  /** Customers for 100 leads. */
  close: { min: 1, max: 100, initial: null },
  /** Euros that a customer brings. */
  value: { min: 1, max: 100_000, initial: 300 },
  /** Percent of them that remain after the cost of what is sold. */
  margin: { min: 1, max: 100, initial: 60 },
  /** Euros a month for whoever runs the campaigns. */
  fee: { min: 0, max: 50_000, initial: 0 },
  months: { min: 1, max: 12, initial: 6, isWhole: true },
  /** Percent by which the cost of a click may be higher or lower. */
  'spread-cpc': { min: 0, max: 90, initial: 20 },
  /** Percent by which the conversion rate may be lower or higher. */
  'spread-cvr': { min: 0, max: 90, initial: 30 },
  /** Percent of the full result in the first three months, while a campaign learns. */
  'ramp-1': { min: 1, max: 100, initial: 30 },
  'ramp-2': { min: 1, max: 100, initial: 60 },
  'ramp-3': { min: 1, max: 100, initial: 90 },
} as const satisfies Record<string, Bounds>;

const perChannel = {
  /** Euros a month that a channel is to have, whatever brings most. */
  lock: { min: 0, max: 100_000, initial: null },
  cpc: { min: 0.01, max: 500, initial: null },
  ctr: { min: 0.01, max: 100, initial: null },
  cvr: { min: 0.01, max: 100, initial: null },
  reach: { min: 0.01, max: 100, initial: null },
} as const satisfies Record<RateName | 'lock', Bounds>;

export type PlanNumber = keyof typeof single | `${keyof typeof perChannel}-${Channel}`;

export const planBounds = {
  ...single,
  ...Object.fromEntries(
    Object.entries(perChannel).flatMap(([name, bounds]) =>
      channels.map((channel) => [`${name}-${channel}`, bounds]),
    ),
  ),
} as Readonly<Record<PlanNumber, Bounds>>;

const numberNames = Object.keys(planBounds) as PlanNumber[];

export interface AdPlan {
  direction: Direction;
  sector: Sector;
  goal: Goal;
  /** In the order of the table; at least one. */
  channels: Channel[];
  /** Null: the benchmark. */
  numbers: Readonly<Record<PlanNumber, number | null>>;
}

export type PlanField = PlanNumber | 'direction' | 'sector' | 'goal' | 'channel' | 'v';

/** What had to be changed in an address or a form, so that the visitor can be told. */
export interface Correction {
  field: PlanField;
  reason: 'empty' | 'unreadable' | 'raised' | 'lowered' | 'rounded' | 'unknown' | 'version';
  /** What is used in its place; null for a benchmark. */
  value: number | null;
}

export const defaultPlan: AdPlan = {
  direction: 'budget',
  sector: 'all',
  goal: 'leads',
  channels: ['search', 'meta'],
  numbers: Object.fromEntries(
    numberNames.map((name) => [name, planBounds[name].initial]),
  ) as AdPlan['numbers'],
};

/**
 * Reads a plan from the query of an address or from a form. It never fails: what is missing keeps its default, what
 * makes no sense is corrected, and `corrections` names it. Of a name that is there twice the first value counts; amounts and
 * shares keep two decimals.
 *
 * @param parse a number as people write it, or null when it is none
 * @param limits bounds of a form that offers less
 */
export function readPlan(
  query: URLSearchParams,
  parse: (text: string) => number | null,
  limits: Partial<Record<PlanNumber, Pick<Bounds, 'min' | 'max'>>> = {},
): { plan: AdPlan; corrections: Correction[] } {
  const corrections: Correction[] = [];
  const correct = (field: PlanField, reason: Correction['reason'], value: number | null = null) =>
    corrections.push({ field, reason, value });

  function choice<Id extends string>(field: PlanField, ids: readonly Id[], initial: Id): Id {
    const text = query.get(field);
    const found = ids.find((id) => id === text);
    if (text !== null && found === undefined) correct(field, 'unknown');
    return found ?? initial;
  }

  function number(name: PlanNumber): number | null {
    const text = query.get(name);
    const { initial, isWhole, ...own } = planBounds[name];
    const { min, max } = limits[name] ?? own;
    if (text === null) return initial;
    if (text.trim() === '') {
      if (initial !== null) correct(name, 'empty', initial);
      return initial;
    }
    const value = parse(text.slice(0, 60));
    if (value === null || !Number.isFinite(value)) {
      correct(name, 'unreadable', initial);
      return initial;
    }
    const rounded = isWhole ? Math.round(value) : Math.round(value * 100) / 100;
    const held = Math.min(max, Math.max(min, rounded));
    if (held > rounded) correct(name, 'raised', held);
    if (held < rounded) correct(name, 'lowered', held);
    // Cents are not worth a word; half a customer is.
    if (held === rounded && isWhole && rounded !== value) correct(name, 'rounded', held);
    return held;
  }

  const version = query.get('v');
  if (version !== null && version !== planVersion) correct('v', 'version');
  const direction = choice('direction', directions, defaultPlan.direction);
  const plan: AdPlan = {
    direction,
    sector: choice('sector', sectors, defaultPlan.sector),
    goal: choice('goal', goals, defaultPlan.goal),
    channels: readChannels(query, correct),
    numbers: Object.fromEntries(
      numberNames.map((name) => [name, number(name)]),
    ) as AdPlan['numbers'],
  };
  return { plan, corrections };
}

function readChannels(
  query: URLSearchParams,
  correct: (field: 'channel', reason: Correction['reason']) => void,
): Channel[] {
  const asked = query.getAll('channel');
  const known = channels.filter((channel) => asked.includes(channel));
  if (asked.some((each) => !channels.some((channel) => channel === each))) {
    correct('channel', 'unknown');
  }
  if (known.length > 0) return known;
  // Boxes that are not ticked are not sent: a form without one differs from an address that says nothing.
  if (asked.length === 0 && query.has('v')) correct('channel', 'empty');
  return defaultPlan.channels;
}

/** The fields that an address needs to hold a plan: those that differ from the defaults, and the version. */
export function planFields({ numbers, ...plan }: AdPlan): [name: PlanField, value: string][] {
  const choices = (['direction', 'sector', 'goal'] as const)
    .filter((name) => plan[name] !== defaultPlan[name])
    .map((name): [PlanField, string] => [name, plan[name]]);
  const changed = numberNames.flatMap((name): [PlanField, string][] => {
    const value = numbers[name];
    return value === null || value === planBounds[name].initial ? [] : [[name, String(value)]];
  });
  return [
    ['v', planVersion],
    ...choices,
    ...plan.channels.map((channel): [PlanField, string] => ['channel', channel]),
    ...changed,
  ];
}

/** A number of the plan, or the benchmark in its place. */
export function numberOf(plan: AdPlan, name: PlanNumber): number {
  return plan.numbers[name] ?? benchmarkFor(plan.sector, name);
}

/** What stands in for a number that is left empty; 0 where nothing does. */
export function benchmarkFor(sector: Sector, name: PlanNumber): number {
  if (name === 'close') return closeRateOf(sector).value;
  const [rate, channel] = name.split('-');
  const known = channels.find((each) => each === channel);
  const rateName = rateNames.find((each) => each === rate);
  if (known && rateName) return benchmarkOf(sector, known)[rateName].value;
  return planBounds[name].initial ?? 0;
}
