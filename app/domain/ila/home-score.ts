import type { HomeInput } from './home-inputs.ts';
import { answered, runMethod } from './score.ts';
import type { Evaluated, ScoreBands, ScoreMethod } from './score.ts';

/**
 * The home page's ILA score: eight parts that add up to 100 points. Source: specification A §2.6.1, §5 and §9,
 * ILAH-19 to ILAH-32.
 */

/** Weights are points; an input earns a share of each, from 0 to 1. */
const homeMethod = {
  version: 1,
  top: 1,
  parts: [
    { id: 'etoiles', weight: 15, evaluate: (i) => answered(i.etoiles / 5) },
    { id: 'nombreAvis', weight: 10, evaluate: (i) => answered(capped(i.nombreAvis / 100)) },
    {
      id: 'volumeRecherche',
      weight: 20,
      evaluate: (i) => answered(capped(i.volumeRecherche / 5000)),
    },
    { id: 'cpc', weight: 10, evaluate: (i) => answered(capped(i.cpc / 10)) },
    { id: 'kd', weight: 15, evaluate: (i) => answered(1 - capped(i.kd / 100)) },
    { id: 'pagesIndexees', weight: 10, evaluate: (i) => answered(capped(i.pagesIndexees / 100)) },
    { id: 'traficEstime', weight: 15, evaluate: (i) => answered(capped(i.traficEstime / 2000)) },
    { id: 'blogActif', weight: 5, evaluate: (i) => answered(i.blogActif ? 1 : 0) },
  ],
  bands: [
    { id: 'excellent', from: 80 },
    { id: 'good', from: 60 },
    { id: 'improve', from: 0 },
  ],
} as const satisfies ScoreMethod<
  string,
  HomeInput,
  Evaluated,
  ScoreBands<{ id: string; from: number }>
>;

export type HomePart = (typeof homeMethod.parts)[number]['id'];

export type HomeBand = (typeof homeMethod.bands)[number]['id'];

export interface HomeScore {
  /** 0 to 100, rounded half up. */
  score: number;
  /** Band of the rounded score. */
  band: HomeBand;
  /** Points gained and available for each part, unrounded. */
  parts: { id: HomePart; gained: number; available: number }[];
}

/** The specified formula, for values as returned by `readHomeInput`. */
export function homeScore(input: HomeInput): HomeScore {
  const { score, band, parts } = runMethod(homeMethod, input);
  return {
    score,
    band: band.id,
    parts: parts.map(({ id, available, gained }) => ({ id, available, gained })),
  };
}

function capped(share: number): number {
  return Math.min(share, 1);
}
