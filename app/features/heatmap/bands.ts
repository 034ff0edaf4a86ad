import type { RankBand } from '#app/domain/heatmap/scan-summary.ts';

/** Classes per band: the best are filled, the others outlined, so that they differ without colour too. */
export const bandLooks: Record<RankBand, { mark: string; field: string }> = {
  pack: { mark: 'border-band-green bg-band-green text-ink', field: 'bg-band-green/20' },
  page: { mark: 'border-band-yellow bg-band-yellow text-ink', field: 'bg-band-yellow/15' },
  deep: { mark: 'border-2 border-band-red bg-night text-band-red', field: 'bg-band-red/15' },
  absent: { mark: 'border-dashed border-dust bg-night text-dust', field: '' },
};

/** Classes for places gained, unchanged or lost. */
export const gainLooks = {
  better: bandLooks.pack,
  same: { mark: 'border-edge bg-night text-dust', field: '' },
  worse: bandLooks.deep,
} as const;

export function gainLook(gain: number): { mark: string; field: string } {
  if (gain === 0) return gainLooks.same;
  return gain > 0 ? gainLooks.better : gainLooks.worse;
}
