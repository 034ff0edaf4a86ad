import type { Sheet } from '../map/sheets.ts';
import type { Named } from '../map/towns/town-map.ts';
import type { Place } from '../map/window.ts';
import type { Rank, ScanPoint } from './rank-source.ts';

/** A scan, and the map that it stands on. */
export interface ScannedMap {
  sheet: Sheet;
  /** Where the business is, on the sheet's plane. */
  centre: Place;
  /** The town that was typed and found, as its label; null for a district. */
  town: string | null;
  /** Whether a town was typed that no gazetteer has. */
  isUnknownTown: boolean;
  names: readonly Named[];
  points: readonly ScanPoint[];
  /** Last month's ranks, point by point. */
  before: readonly Rank[];
}

/** The values of the points where somebody can search: those that are not in water. */
export function onLand<Value>(
  points: readonly Pick<ScanPoint, 'isWater'>[],
  values: readonly Value[],
): Value[] {
  return values.filter((_, index) => !points[index]?.isWater);
}
