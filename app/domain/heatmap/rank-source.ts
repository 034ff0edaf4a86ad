import type { Place } from '../map/window.ts';
import type { GridSize } from './grid.ts';

/** The lowest rank recorded: the top twenty local results are read. */
export const deepestRank = 20;

/** From 1, or null if not in the top twenty. */
export type Rank = number | null;

export interface ScanRequest {
  business: string;
  keyword: string;
  /** Name of the map on whose plane the places are. */
  map: string;
  /** Location of the business. */
  centre: Place;
  size: GridSize;
  /** Kilometres. */
  radius: number;
  /** 0 is the current month, 1 the previous one. */
  monthsAgo: 0 | 1;
  /** Whether a location is in water, where nobody can search. */
  isWater: (at: Place) => boolean;
}

/** A business in the results of a point. */
export interface Listing {
  id: string;
  /** Null if only the id is known. */
  name: string | null;
  isOwn: boolean;
  /** Distance from the point in kilometres. */
  km: number;
}

export interface ScanPoint {
  at: Place;
  /** In water: no rank and no leaders. */
  isWater: boolean;
  rank: Rank;
  /** The top five results at this point, best first. */
  leaders: Listing[];
}

/** A source of ranks. Points are in the order of `gridPoints`, row by row from the north-west. */
export interface RankSource {
  /** Whether the ranks are made up, which a page must then state. */
  readonly isSimulated: boolean;
  scan(request: ScanRequest): Promise<ScanPoint[]>;
}
