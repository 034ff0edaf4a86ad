import { reputation } from './reputation.ts';
import { measured, runMethod } from './score.ts';
import type { Evaluated, Range, ScoreBands, ScoreMethod } from './score.ts';

/**
 * The score of a business from observations. Each factor maps a ratio to a range of its own, from its lower end for 0
 * to its upper end for 1; for example, local visibility is 60 + 29 × searches with the business in the top three / all
 * searches. Without observations the ratio is 0. The figures are those of ILAW-25 to ILAW-31.
 */

/** Pairs of counts: matches and total. */
export const countedShares = [
  ['profileComplete', 'profileParts'],
  ['topThree', 'searches'],
  ['sitePassed', 'siteChecks'],
  ['weeksActive', 'weeks'],
  ['links', 'directories'],
] as const;

type Counted = (typeof countedShares)[number][number];

/** Counts from 0; `rating` is 0 to 5; the `has…` fields are above 0 for yes. */
export type ObservedEvidence = Readonly<
  Record<
    Counted | 'hasGoogleBusiness' | 'hasWebsite' | 'hasSocialMedia' | 'rating' | 'reviews',
    number
  >
>;

/** Maps a ratio to a range; the lower end if the total is 0. */
function placed(part: number, whole: number, [min, max]: Range): Evaluated {
  return measured(min + (max - min) * (whole > 0 ? part / whole : 0));
}

/** Every version of the method, by its number in journal entries. */
const observedMethods = {
  1: {
    version: 1,
    top: 100,
    parts: [
      {
        id: 'googlePresence',
        weight: 0.25,
        evaluate: ({ hasGoogleBusiness, profileComplete, profileParts }) =>
          placed(profileComplete, profileParts, hasGoogleBusiness > 0 ? [85, 99] : [20, 20]),
      },
      {
        id: 'localVisibility',
        weight: 0.2,
        evaluate: ({ topThree, searches }) => placed(topThree, searches, [60, 89]),
      },
      {
        id: 'reputation',
        weight: 0.2,
        evaluate: ({ rating, reviews }) =>
          measured(reputation({ googleRating: rating, reviewCount: reviews })),
      },
      {
        id: 'websiteOptimization',
        weight: 0.15,
        evaluate: ({ hasWebsite, sitePassed, siteChecks }) =>
          placed(sitePassed, siteChecks, hasWebsite > 0 ? [70, 94] : [30, 30]),
      },
      {
        id: 'localContent',
        weight: 0.1,
        evaluate: ({ hasSocialMedia, weeksActive, weeks }) =>
          placed(weeksActive, weeks, hasSocialMedia > 0 ? [65, 89] : [40, 40]),
      },
      {
        id: 'networkBacklinks',
        weight: 0.1,
        evaluate: ({ links, directories }) => placed(links, directories, [45, 79]),
      },
    ],
    bands: [{ from: 0 }],
  },
} as const satisfies Record<number, ScoreMethod<string, ObservedEvidence, Evaluated, ScoreBands>>;

export type ObservedVersion = keyof typeof observedMethods;

/** The version of new scores. */
export const observedVersion = 1 satisfies ObservedVersion;

type ObservedFactor = (typeof observedMethods)[ObservedVersion]['parts'][number]['id'];

export interface ObservedScore {
  /** 0 to 100, rounded half up. */
  score: number;
  /** 0 to 100 each, unrounded. */
  factors: Readonly<Record<ObservedFactor, number>>;
}

/** @param version of the method: earlier scores are recomputed with their own version */
export function observedScore(
  seen: ObservedEvidence,
  version: ObservedVersion = observedVersion,
): ObservedScore {
  const { score, parts } = runMethod(observedMethods[version], seen);
  const factors = Object.fromEntries(parts.map(({ id, value }) => [id, value]));
  return { score, factors: factors as Record<ObservedFactor, number> };
}
