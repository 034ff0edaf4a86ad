import { benchmarkOf, rateNames, type Channel } from './benchmarks.ts';
import type { AdPlan } from './plan.ts';
import type { ChannelForecast } from './split.ts';

/** What is worth saying about a plan. */
export type Remark =
  /** The wanted customers take more than the largest budget, which brings so many. */
  | { code: 'out-of-reach'; customers: number }
  | { code: 'locks-scaled' | 'past-elbow' | 'one-channel' }
  | { code: 'room-to-grow'; upTo: number }
  | { code: ChannelCode; channels: Channel[] };

type ChannelCode = 'extrapolating' | 'unfunded' | 'general-figures' | 'house-figures';

/**
 * Past half of the clicks that there are, one more costs four times the first: nobody's benchmark was measured there.
 */
const furthestMeasured = 0.5;

/** Remarks on a plan, the most pressing first. */
export function remarksOf(
  plan: AdPlan,
  at: {
    budget: number;
    /** What the wanted customers would take, where customers are wanted. */
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
    ...about('house-figures', ({ channel }) =>
      uses(plan, channel, ({ source }) => source === 'house'),
    ),
  ];
}

/** Whether a channel's price or rates are still a benchmark of that kind; reach always is, and is said elsewhere. */
function uses(
  plan: AdPlan,
  channel: Channel,
  test: (figure: ReturnType<typeof benchmarkOf>['cpc']) => boolean,
): boolean {
  const benchmark = benchmarkOf(plan.sector, channel);
  return rateNames.some(
    (name) =>
      name !== 'reach' && plan.numbers[`${name}-${channel}`] === null && test(benchmark[name]),
  );
}
