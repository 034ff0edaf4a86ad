import { deepestRank, type Rank } from './rank-source.ts';

/** Size of the local pack on a results page. */
const packSize = 3;

/** Bands of ranks. `absent` is beyond the first twenty. */
export type RankBand = 'pack' | 'page' | 'deep' | 'absent';

/** Bands, best first, each with its lowest rank. Source: the usual colours of geo-grid trackers. */
export const rankBands = [
  { band: 'pack', to: packSize },
  { band: 'page', to: 10 },
  { band: 'deep', to: deepestRank },
  { band: 'absent', to: null },
] as const satisfies readonly { band: RankBand; to: number | null }[];

/** The band of a rank: top three, ten or twenty, or absent. */
export function bandOfRank(rank: Rank): RankBand {
  const found = rankBands.find(({ to }) => rank !== null && to !== null && rank <= to);
  return found?.band ?? 'absent';
}

export interface ScanSummary {
  points: number;
  /** Points with a rank in the top three. */
  inPack: number;
  /** Share of those points, 0 to 1: the share of local voice. */
  packShare: number;
  /** Points with a rank in the top twenty. */
  found: number;
  /** Average rank over the ranked points, or null if there are none. */
  averageFound: number | null;
  /** Average rank over all points; absent counts as 21. */
  averageAll: number;
}

/** Summary of a scan; without points, everything is zero. */
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
  /** Points whose rank improved, worsened, or stayed. */
  better: number;
  worse: number;
  same: number;
  /** Points gained in the top three. */
  inPack: number;
  /** Average places gained, over all points. */
  places: number;
}

/** Changes from an earlier scan of the same grid to a later one. */
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

/** Places gained at each point; negative for lost ones. */
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
