import type { GridSize } from './grid.ts';
import type { Place } from './places.ts';

/** The last rank that is looked for: local results are read twenty deep. */
export const deepestRank = 20;

/** From 1, or null where the business is not among the first twenty. */
export type Rank = number | null;

export interface ScanRequest {
  business: string;
  keyword: string;
  /** Where the business is. */
  centre: Place;
  size: GridSize;
  /** Kilometres. */
  radius: number;
  /** 0 is the present month, 1 the one before. */
  monthsAgo: 0 | 1;
}

/** A business in the results of a point. */
export interface Listing {
  id: string;
  /** Null where there is only the id to tell it by. */
  name: string | null;
  isOwn: boolean;
  /** Kilometres from the point. */
  km: number;
}

export interface ScanPoint {
  at: Place;
  rank: Rank;
  /** The first five of this point, best first. */
  leaders: Listing[];
}

/** Where ranks come from. Points come row by row from the north-west, as `gridPoints` has them. */
export interface RankSource {
  /** Whether what it says is made up, which a page must then say. */
  readonly isSimulated: boolean;
  scan(request: ScanRequest): Promise<ScanPoint[]>;
}
