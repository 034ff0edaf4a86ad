import { benchmarkOf, rateNames, type Channel } from './benchmarks.ts';
import type { AdPlan } from './plan.ts';
import type { ChannelForecast } from './split.ts';

/** A remark on a plan, with the values for its text. */
export type Remark =
  /** The requested customers exceed what the largest budget yields, which is this many. */
  | { code: 'out-of-reach'; customers: number }
  | { code: 'locks-scaled' | 'past-elbow' | 'one-channel' }
  | { code: 'room-to-grow'; upTo: number }
  | { code: ChannelCode; channels: Channel[] };

type ChannelCode = 'extrapolating' | 'unfunded' | 'general-figures' | 'own-assumptions';

/**
 * Share of the available clicks. Beyond it one more click costs four times the first, where no benchmark has been
 * measured.
 */
const furthestMeasured = 0.5;

/** Remarks on a plan, most urgent first. */
export function remarksOf(
  plan: AdPlan,
  at: {
    budget: number;
    /** Budget for the requested customers; null if the calculation starts from a budget. */
    needed: number | null;
    customers: number;
    elbow: number | null;
    channels: readonly ChannelForecast[];
    changesSet: boolean;
  },
): Remark[] {
  const { budget, needed, customers, elbow } = at;
  const about = (code: ChannelCode, applies: (each: ChannelForecast) => boolean): Remark[] => {
    const channels = at.channels.filter(applies).map(({ channel }) => channel);
    return channels.length > 0 ? [{ code, channels }] : [];
  };
  const only = (applies: boolean, remark: Remark): Remark[] => (applies ? [remark] : []);

  return [
    ...only(needed !== null && needed > budget, { code: 'out-of-reach', customers }),
    ...only(at.changesSet, { code: 'locks-scaled' }),
    ...about('extrapolating', ({ saturation }) => saturation > furthestMeasured),
    ...only(elbow !== null && budget > elbow, { code: 'past-elbow' }),
    ...(elbow !== null && budget < elbow / 2
      ? [{ code: 'room-to-grow' as const, upTo: elbow }]
      : []),
    ...only(at.channels.length === 1, { code: 'one-channel' }),
    ...about('unfunded', ({ spend, isLocked }) => spend < 1 && !isLocked),
    ...about('general-figures', ({ channel }) => uses(plan, channel, ({ isGeneral }) => isGeneral)),
    ...about('own-assumptions', ({ channel }) =>
      uses(plan, channel, ({ source }) => source === 'assumption'),
    ),
  ];
}

/** Whether a channel uses such a benchmark for its price or rates. Reach and close rates have remarks of their own. */
function uses(
  plan: AdPlan,
  channel: Channel,
  test: (figure: ReturnType<typeof benchmarkOf>['cpc']) => boolean,
): boolean {
  const benchmark = benchmarkOf(plan.sector, channel);
  return rateNames.some(
    (name) =>
      name !== 'reach' &&
      name !== 'close' &&
      plan.numbers[`${name}-${channel}`] === null &&
      test(benchmark[name]),
  );
}
