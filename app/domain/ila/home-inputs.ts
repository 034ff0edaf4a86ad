import type { SliderBounds } from '../codec/number-fields.ts';
import { recordOf } from '../codec/record-of.ts';

/**
 * The inputs of the evaluation on the home page; home-fields.ts parses them. Source: specification A §2.6.1 and §5,
 * ILAH-01 to ILAH-14.
 */

/** Slider inputs: inclusive bounds, step and default. */
export const homeSliders = {
  etoiles: { min: 1, max: 5, step: 0.1, initial: 4 },
  nombreAvis: { min: 0, max: 500, step: 10, initial: 50 },
  volumeRecherche: { min: 0, max: 10_000, step: 100, initial: 1000 },
  cpc: { min: 0.1, max: 20, step: 0.1, initial: 2.5 },
  kd: { min: 0, max: 100, step: 1, initial: 30 },
  pagesIndexees: { min: 1, max: 200, step: 1, initial: 25 },
} as const satisfies Record<string, SliderBounds>;

export type HomeSlider = keyof typeof homeSliders;

export const homeSliderIds = Object.keys(homeSliders) as HomeSlider[];

/** Constant inputs without a control. The formula ignores the last three. */
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

/** The form's text fields; all optional, and not part of the score. */
export const homeTexts = ['nomEntreprise', 'adresse', 'siteWeb'] as const;

/** Maximum length of a text, in UTF-16 units. */
export const longestHomeText = 200;

export const homeDefaults: HomeInput = {
  ...recordOf(homeSliderIds, (id) => homeSliders[id].initial),
  traficEstime: homeHidden.traficEstime,
  blogActif: homeHidden.blogActif,
};
