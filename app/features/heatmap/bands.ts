import type { RankBand } from '#app/domain/heatmap/scan-summary.ts';

interface Look {
  /** Classes of the mark in HTML, in the legend. */
  mark: string;
  /** The same on the map: its disc, its text and the field around it. */
  disc: string;
  ink: string;
  field: string;
}

/** Classes per band: the best bands are filled, the others outlined, so that they differ without colour too. */
export const bandLooks: Record<RankBand, Look> = {
  pack: {
    mark: 'border-band-green bg-band-green text-ink',
    disc: 'fill-band-green stroke-band-green',
    ink: 'fill-ink',
    field: 'fill-band-green/20',
  },
  page: {
    mark: 'border-band-yellow bg-band-yellow text-ink',
    disc: 'fill-band-yellow stroke-band-yellow',
    ink: 'fill-ink',
    field: 'fill-band-yellow/15',
  },
  deep: {
    mark: 'border-2 border-band-red bg-night text-band-red',
    disc: 'fill-night stroke-band-red stroke-2',
    ink: 'fill-band-red',
    field: 'fill-band-red/15',
  },
  absent: {
    mark: 'border-dashed border-dust bg-night text-dust',
    disc: 'fill-night stroke-dust [stroke-dasharray:3_2]',
    ink: 'fill-dust',
    field: 'fill-transparent',
  },
};

/** A point in water has no rank. */
export const waterLook: Look = {
  mark: 'border-transparent text-violet',
  disc: 'fill-transparent stroke-none',
  ink: 'fill-violet',
  field: 'fill-transparent',
};

/** Classes for places gained, unchanged or lost. */
export const gainLooks = {
  better: bandLooks.pack,
  same: {
    mark: 'border-edge bg-night text-dust',
    disc: 'fill-night stroke-edge',
    ink: 'fill-dust',
    field: 'fill-transparent',
  },
  worse: bandLooks.deep,
} as const;

export function gainLook(gain: number): Look {
  if (gain === 0) return gainLooks.same;
  return gain > 0 ? gainLooks.better : gainLooks.worse;
}
