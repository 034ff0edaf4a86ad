import { deepestRank, type Rank } from './rank-source.ts';

/** Places that the map above the results shows. */
const packSize = 3;

/** What a rank is worth at sight. `absent` is not among the first twenty. */
export type RankBand = 'pack' | 'page' | 'deep' | 'absent';

/** The best band first, with the last rank in it. Source: the usual colours of geo-grid trackers. */
export const rankBands = [
  { band: 'pack', to: packSize },
  { band: 'page', to: 10 },
  { band: 'deep', to: deepestRank },
  { band: 'absent', to: null },
] as const satisfies readonly { band: RankBand; to: number | null }[];

/** The first three, the first ten, the first twenty, or none of them. */
export function bandOfRank(rank: Rank): RankBand {
  const found = rankBands.find(({ to }) => rank !== null && to !== null && rank <= to);
  return found?.band ?? 'absent';
}

export interface ScanSummary {
  points: number;
  /** Points where the business is among the first three. */
  inPack: number;
  /** Their share of all points, 0 to 1: the share of local voice. */
  packShare: number;
  /** Points where it is among the first twenty. */
  found: number;
  /** Average over the points where it is found, or null where it is nowhere. */
  averageFound: number | null;
  /** Average over all points, where not found counts as 21. */
  averageAll: number;
}

/** What a scan comes to; of no points at all, nothing found. */
export function summarise(ranks: readonly Rank[]): ScanSummary {
  const points = ranks.length;
  const found = ranks.filter((rank) => rank !== null);
  const inPack = found.filter((rank) => rank <= packSize).length;
  return {
    points,
    inPack,
    packShare: points === 0 ? 0 : inPack / points,
    found: found.length,
    averageFound: average(found),
    averageAll: average(ranks.map(countedRank)) ?? countedRank(null),
  };
}

export interface ScanChange {
  /** Points where the business has come up, gone down, or stayed. */
  better: number;
  worse: number;
  same: number;
  /** Points gained in the first three. */
  inPack: number;
  /** Places gained on average, over all points. */
  places: number;
}

/** What has changed from an earlier scan of the same grid to a later one. */
export function compareScans(now: readonly Rank[], before: readonly Rank[]): ScanChange {
  const gains = gainsOf(now, before);
  const [present, past] = [summarise(now), summarise(before)];
  return {
    better: gains.filter((gain) => gain > 0).length,
    worse: gains.filter((gain) => gain < 0).length,
    same: gains.filter((gain) => gain === 0).length,
    inPack: present.inPack - past.inPack,
    places: past.averageAll - present.averageAll,
  };
}

/** Places gained at each point; lost ones are negative. */
export function gainsOf(now: readonly Rank[], before: readonly Rank[]): number[] {
  return now.map((rank, index) => countedRank(before[index] ?? null) - countedRank(rank));
}

function countedRank(rank: Rank): number {
  return rank ?? deepestRank + 1;
}

function average(values: readonly number[]): number | null {
  if (values.length === 0) return null;
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}
