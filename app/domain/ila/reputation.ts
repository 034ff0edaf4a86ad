import { withoutNoise } from './score.ts';

/**
 * The reputation factor, 0 to 100: the rating out of 5, plus 20 points per hundred reviews. Source: ILAW-28.
 *
 * @param googleRating average rating, 0 to 5
 * @param reviewCount number of reviews
 */
export function reputation({
  googleRating,
  reviewCount,
}: {
  googleRating: number;
  reviewCount: number;
}): number {
  return Math.min(100, withoutNoise((googleRating / 5) * 100 + (reviewCount / 100) * 20));
}
