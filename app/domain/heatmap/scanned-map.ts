import type { Sheet } from '../map/sheets.ts';
import type { Named } from '../map/towns/town-map.ts';
import type { Place } from '../map/window.ts';
import type { Rank, ScanPoint } from './rank-source.ts';

/** A scan with its map. */
export interface ScannedMap {
  sheet: Sheet;
  /** Location of the business on the map's plane. */
  centre: Place;
  /** Label of the town that was entered and found; null for a district. */
  town: string | null;
  /** Whether the entered town is not in any gazetteer. */
  isUnknownTown: boolean;
  names: readonly Named[];
  points: readonly ScanPoint[];
  /** Last month's ranks, point by point. */
  before: readonly Rank[];
}

/** The values of the points on land, where people can search. */
export function onLand<Value>(
  points: readonly Pick<ScanPoint, 'isWater'>[],
  values: readonly Value[],
): Value[] {
  return values.filter((_, index) => !points[index]?.isWater);
}
