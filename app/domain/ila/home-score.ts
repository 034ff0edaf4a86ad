import { readBounded, type Bounds } from './bounded.ts';

/**
 * The home page's ILA score: eight parts that add up to 100 points. Source: specification A §2.6.1, §5 and §9.
 */

/** Inputs with a slider on screen: inclusive bounds, step and default. */
export const homeSliders = {
  etoiles: { min: 1, max: 5, step: 0.1, initial: 4 },
  nombreAvis: { min: 0, max: 500, step: 10, initial: 50 },
  volumeRecherche: { min: 0, max: 10_000, step: 100, initial: 1000 },
  cpc: { min: 0.1, max: 20, step: 0.1, initial: 2.5 },
  kd: { min: 0, max: 100, step: 1, initial: 30 },
  pagesIndexees: { min: 1, max: 200, step: 1, initial: 25 },
} as const satisfies Record<string, Bounds>;

export type HomeSlider = keyof typeof homeSliders;

export const homeSliderIds = Object.keys(homeSliders) as HomeSlider[];

/** Inputs held without a control. The last three take no part in the formula. */
export const homeHidden = {
  traficEstime: 500,
  blogActif: false,
  qualiteBlog: 3,
  nombreSuccursales: 1,
  centrale: false,
} as const;

export type HomeInput = Record<HomeSlider, number> & {
  traficEstime: number;
  blogActif: boolean;
};

/** Points each part can bring, and the share of them (0 to 1) an input earns. */
const parts = [
  { id: 'etoiles', available: 15, share: (i) => i.etoiles / 5 },
  { id: 'nombreAvis', available: 10, share: (i) => capped(i.nombreAvis / 100) },
  { id: 'volumeRecherche', available: 20, share: (i) => capped(i.volumeRecherche / 5000) },
  { id: 'cpc', available: 10, share: (i) => capped(i.cpc / 10) },
  { id: 'kd', available: 15, share: (i) => 1 - capped(i.kd / 100) },
  { id: 'pagesIndexees', available: 10, share: (i) => capped(i.pagesIndexees / 100) },
  { id: 'traficEstime', available: 15, share: (i) => capped(i.traficEstime / 2000) },
  { id: 'blogActif', available: 5, share: (i) => (i.blogActif ? 1 : 0) },
] as const satisfies readonly {
  id: string;
  available: number;
  share: (input: HomeInput) => number;
}[];

export type HomePart = (typeof parts)[number]['id'];

export type HomeBand = 'excellent' | 'good' | 'improve';

/** Lowest rounded score of each band, highest first. */
const bands = [
  { band: 'excellent', from: 80 },
  { band: 'good', from: 60 },
  { band: 'improve', from: 0 },
] as const satisfies readonly { band: HomeBand; from: number }[];

export interface HomeScore {
  /** 0 to 100, rounded half up. */
  score: number;
  /** Taken from the rounded score. */
  band: HomeBand;
  /** Points gained and available, part by part, unrounded. */
  parts: { id: HomePart; gained: number; available: number }[];
}

/**
 * The formula, as it stands in the specification: its values are meant to be those of the sliders (`readHomeInput`).
 */
export function homeScore(input: HomeInput): HomeScore {
  const gained = parts.map(({ id, available, share }) => ({
    id,
    available,
    gained: share(input) * available,
  }));
  const sum = gained.reduce((total, part) => total + part.gained, 0);
  // Six decimals first: binary noise must not push an exact half, such as 82.5, to the wrong side.
  const score = Math.round(Number(sum.toFixed(6)));
  const band = bands.find(({ from }) => score >= from)?.band ?? 'improve';
  return { score, band, parts: gained };
}

export const homeDefaults: HomeInput = {
  etoiles: homeSliders.etoiles.initial,
  nombreAvis: homeSliders.nombreAvis.initial,
  volumeRecherche: homeSliders.volumeRecherche.initial,
  cpc: homeSliders.cpc.initial,
  kd: homeSliders.kd.initial,
  pagesIndexees: homeSliders.pagesIndexees.initial,
  traficEstime: homeHidden.traficEstime,
  blogActif: homeHidden.blogActif,
};

/**
 * Reads slider values from text (a submitted form, a shared address); null stands for a slider that is not there. What is
 * no number becomes its default, what is out of bounds or between steps what the slider would hold; `corrected` names
 * every one of them so that the visitor can be told.
 */
export function readHomeInput(text: (id: HomeSlider) => string | null): {
  input: HomeInput;
  corrected: HomeSlider[];
} {
  const input = { ...homeDefaults };
  const corrected: HomeSlider[] = [];
  for (const id of homeSliderIds) {
    const written = text(id);
    if (written === null) continue;
    const { value, isCorrected } = readBounded(written, homeSliders[id]);
    input[id] = value;
    if (isCorrected) corrected.push(id);
  }
  return { input, corrected };
}

function capped(share: number): number {
  return Math.min(share, 1);
}
