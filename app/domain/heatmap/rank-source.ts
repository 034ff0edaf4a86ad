import type { Place } from '../map/window.ts';
import type { GridSize } from './grid.ts';

/** The lowest rank read: local results are read twenty deep. */
export const deepestRank = 20;

/** From 1, or null beyond the first twenty. */
export type Rank = number | null;

export interface ScanRequest {
  business: string;
  keyword: string;
  /** Name of the map whose plane the places are on. */
  map: string;
  /** Location of the business. */
  centre: Place;
  size: GridSize;
  /** Kilometres. */
  radius: number;
  /** 0 is the current month, 1 the previous one. */
  monthsAgo: 0 | 1;
  /** Whether nobody can search from a place, as it is in water. */
  isWater: (at: Place) => boolean;
}

/** A business in the results of a point. */
export interface Listing {
  id: string;
  /** Null where only the id is known. */
  name: string | null;
  isOwn: boolean;
  /** Distance from the point in kilometres. */
  km: number;
}

export interface ScanPoint {
  at: Place;
  /** In water: neither rank nor leaders. */
  isWater: boolean;
  rank: Rank;
  /** The first five results of this point, best first. */
  leaders: Listing[];
}

/** A source of ranks. Points are in the order of `gridPoints`, row by row from the north-west. */
export interface RankSource {
  /** Whether the ranks are invented, which a page must then state. */
  readonly isSimulated: boolean;
  scan(request: ScanRequest): Promise<ScanPoint[]>;
}
