import type { LoadGenerator } from './load.ts';
import type { RenderTimes } from './renders.ts';
import type { Turn } from './rounds.ts';
import type { SliderTimes } from './sliders.ts';
import { pairedRatio, percentile } from './statistics.ts';

/** The sides of the load rounds; without nginx where it is not installed. */
interface Sides {
  page: Turn[];
  notModified: Turn[];
  nginx?: Turn[];
}

/** Every measurement of the bench. */
export interface Findings {
  generator: LoadGenerator['name'];
  sides: Sides;
  renders: RenderTimes;
  sliders: SliderTimes;
}

/** One performance target and its result. */
export interface Verdict {
  what: string;
  measured: number;
  unit: '' | ' ms';
  bound: 'at least' | 'less than';
  limit: number;
  isMet: boolean;
}

/** How many times the request rate of another side, and CPU time per request on each. */
export interface Ratio {
  rate: number;
  /** CPU time of the other side divided by that of this one: above 1, this one needs less. */
  cpu: number;
}

export function ratioOf(side: readonly Turn[], other: readonly Turn[]): Ratio {
  return {
    rate: pairedRatio(side.map(rateOf), other.map(rateOf)),
    cpu: pairedRatio(other.map(cpuOf), side.map(cpuOf)),
  };
}

const rateOf = ({ rate }: Turn) => rate;
const cpuOf = ({ cpu }: Turn) => cpu;

/** Compares measurements with targets. */
export function compareWithTargets({ generator, sides, renders, sliders }: Findings): Verdict[] {
  // autocannon is slower than nginx: request rates would measure autocannon; CPU times measure the servers.
  const fairest = (ratio: Ratio) => (generator === 'wrk' ? ratio.rate : ratio.cpu);
  const { page, notModified, nginx } = sides;
  return [
    ...(nginx ? [atLeast('Cached page, site to nginx', fairest(ratioOf(page, nginx)), 0.45)] : []),
    atLeast('304 responses to 200 responses', fairest(ratioOf(notModified, page)), 1),
    lessThan('Uncached rendering, p50', percentile(renders.renders, 0.5), 10),
    lessThan(
      'Slowest slider, key to next paint',
      Math.max(...sliders.slowest.map(({ worst }) => worst)),
      100,
    ),
  ];
}

function atLeast(what: string, measured: number, limit: number): Verdict {
  return { what, measured, unit: '', bound: 'at least', limit, isMet: measured >= limit };
}

function lessThan(what: string, measured: number, limit: number): Verdict {
  return { what, measured, unit: ' ms', bound: 'less than', limit, isMet: measured < limit };
}
