import { normalizeForSearch } from '#app/domain/search/normalize.ts';
import { bandOf } from '../figures/score-band.ts';
import { distanceBetween, isPlace } from './distance.ts';
import type { Match } from './prospecting.ts';

/** Businesses within this distance share passers-by, in kilometres: about half an hour's walk. */
const walkable = 2.5;

/** Arguments for and against a match, from the two records. */
export type Reason =
  | { code: 'walkable' | 'apart'; kilometres: number }
  | { code: 'complementary' | 'competing'; sector: string; other: string }
  | { code: 'both-visible' | 'one-lifts'; score: number; other: number };

/** Proximity if both locations are known, sectors if both have one, visibility if both are measured; in this order. */
export function reasonsFor({
  business1,
  business2,
}: Pick<Match, 'business1' | 'business2'>): Reason[] {
  const [here, there] = [business1, business2].map(({ coordinates }) => coordinates);
  const reasons: Reason[] = [];
  if (here && there && isPlace(here) && isPlace(there)) {
    const kilometres = distanceBetween(here, there);
    reasons.push({ code: kilometres <= walkable ? 'walkable' : 'apart', kilometres });
  }
  const [sector, other] = [business1.sector, business2.sector];
  if (sector && other)
    reasons.push({
      code:
        normalizeForSearch(sector) === normalizeForSearch(other) ? 'competing' : 'complementary',
      sector,
      other,
    });
  const { current: score } = business1.ilaScore;
  const { current: otherScore } = business2.ilaScore;
  if (score === null || otherScore === null) return reasons;
  const areVisible = [score, otherScore].every((each) => bandOf(each) !== 'red');
  reasons.push({ code: areVisible ? 'both-visible' : 'one-lifts', score, other: otherScore });
  return reasons;
}
