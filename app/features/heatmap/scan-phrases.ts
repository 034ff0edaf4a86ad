import type { HeatmapCopy } from '#app/content/heatmap/shape.ts';
import { directionTo } from '#app/domain/heatmap/grid.ts';
import { kmBetween } from '#app/domain/heatmap/places.ts';
import { deepestRank, type Rank } from '#app/domain/heatmap/rank-source.ts';
import type { Place } from '#app/domain/map/window.ts';
import { fill, formatNumber } from '#app/i18n/format.ts';
import type { Language } from '#app/i18n/languages.ts';

/** Replaces a rank, in water. */
export const waterMark = '~';

/** Compact rank for marks and tables. */
export function shortRank(rank: Rank): string {
  return rank === null ? `${deepestRank}+` : String(rank);
}

/** Places gained, signed. */
export function shortGain(language: Language, gain: number): string {
  return gain === 0 ? '=' : formatNumber(language, gain, { signDisplay: 'always' });
}

export function oneDecimal(language: Language, value: number): string {
  return formatNumber(language, value, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
}

/** The rank as a phrase. */
export function rankMessages({ map }: HeatmapCopy, rank: Rank): string {
  return rank === null ? map.absent : fill(map.ranked, { rank: String(rank) });
}

/** Direction and distance of a point from the business. */
export function whereabouts(
  language: Language,
  { map }: HeatmapCopy,
  centre: Place,
  at: Place,
): string {
  const direction = directionTo(centre, at);
  if (!direction) return map.here;
  const value = oneDecimal(language, kmBetween(centre, at));
  return fill(map.away, { value, to: map.directions[direction] });
}
