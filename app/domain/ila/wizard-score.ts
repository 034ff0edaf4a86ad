import { integerBetween, seededRandom } from '../random.ts';
import type { Bounds } from './bounded.ts';

/**
 * The evaluation at /ila: six factors of 0 to 100, weighted. Source: specification A §2.6.2, §4.7, §5 and §9. Parts that
 * cannot be known from the answers are drawn inside the specified ranges; the draw is seeded by the business, so that the
 * same business always gets the same score.
 */

/** Version of the method. Every result and shared link carries it; it changes whenever a score would. */
export const wizardVersion = 1;

/** How long the calculation shows its progress, in milliseconds. */
export const wizardDelay = 2500;

export const wizardSliders = {
  googleRating: { min: 1, max: 5, step: 0.1, initial: 4.5 },
  reviewCount: { min: 0, max: 500, step: 5, initial: 25 },
} as const satisfies Record<string, Bounds>;

export type WizardSlider = keyof typeof wizardSliders;

export const wizardToggles = ['hasGoogleBusiness', 'hasWebsite', 'hasSocialMedia'] as const;

export type WizardToggle = (typeof wizardToggles)[number];

export const wizardTexts = ['businessName', 'website', 'address'] as const;

export type WizardText = (typeof wizardTexts)[number];

/** Kinds of business to choose from. The choice takes no part in the score. */
export const industries = [
  'restaurant',
  'shop',
  'health',
  'beauty',
  'trades',
  'professional',
  'hospitality',
  'other',
] as const;

export type Industry = (typeof industries)[number];

/** The answers that take part in the score. */
export type WizardAnswers = Readonly<Record<WizardToggle, boolean> & Record<WizardSlider, number>>;

export type WizardInput = Record<WizardText, string> &
  Record<WizardToggle, boolean> &
  Record<WizardSlider, number> & { industry: Industry | '' };

export const wizardDefaults: WizardInput = {
  businessName: '',
  website: '',
  address: '',
  industry: '',
  hasGoogleBusiness: false,
  hasWebsite: false,
  hasSocialMedia: false,
  googleRating: wizardSliders.googleRating.initial,
  reviewCount: wizardSliders.reviewCount.initial,
};

type Range = readonly [min: number, max: number];

interface Factor {
  id: string;
  /** Share of the score, 0 to 1. */
  weight: number;
  /** Value or range of draws, 0 to 100. */
  rule: (input: WizardAnswers) => number | Range;
}

const factors = [
  {
    id: 'googlePresence',
    weight: 0.25,
    rule: ({ hasGoogleBusiness }) => (hasGoogleBusiness ? [85, 99] : 20),
  },
  { id: 'localVisibility', weight: 0.2, rule: () => [60, 89] },
  { id: 'reputation', weight: 0.2, rule: reputation },
  { id: 'websiteOptimization', weight: 0.15, rule: (i) => (i.hasWebsite ? [70, 94] : 30) },
  { id: 'localContent', weight: 0.1, rule: (i) => (i.hasSocialMedia ? [65, 89] : 40) },
  { id: 'networkBacklinks', weight: 0.1, rule: () => [45, 79] },
] as const satisfies readonly Factor[];

export type WizardFactor = (typeof factors)[number]['id'];

/** The lowest and the highest value of a factor for somebody's answers. */
export function wizardRange(factor: WizardFactor, answers: WizardAnswers): Range {
  const ruled: number | Range = factors.find(({ id }) => id === factor)?.rule(answers) ?? 0;
  return typeof ruled === 'number' ? [ruled, ruled] : ruled;
}

export const wizardWeights = factors.map(({ id, weight }) => ({ id, weight }));

/** Below these values a factor calls for a recommendation. */
const recommendedBelow = [
  ['googlePresence', 80],
  ['reputation', 80],
  ['websiteOptimization', 75],
  ['localContent', 70],
] as const satisfies readonly (readonly [WizardFactor, number])[];

export type WizardRecommendation = (typeof recommendedBelow)[number][0] | 'excellent';

/** Lowest score of each level, highest first, with the risk that goes with it. */
const levels = [
  { label: 'excellent', risk: 'low', from: 80 },
  { label: 'good', risk: 'medium', from: 60 },
  { label: 'improve', risk: 'high', from: 0 },
] as const;

export type WizardLabel = (typeof levels)[number]['label'];

export type WizardRisk = (typeof levels)[number]['risk'];

export interface WizardPart {
  id: WizardFactor;
  /** 0 to 100. */
  value: number;
  /** Where the value comes from: computed from answers, drawn inside a range, or fixed for want of something. */
  basis: 'answers' | 'estimate' | 'fixed';
  /** What the value could have been drawn as; both ends are the value where nothing was drawn. */
  range: Range;
  /** Points of the overall score, unrounded. */
  gained: number;
  available: number;
}

export interface WizardResult {
  version: typeof wizardVersion;
  /** 0 to 100, rounded half up. */
  score: number;
  /** The lowest and the highest score that other draws could have given. */
  between: Range;
  label: WizardLabel;
  risk: WizardRisk;
  /** Filled stars out of five. */
  stars: number;
  parts: WizardPart[];
  recommendations: WizardRecommendation[];
}

/**
 * The evaluation of a business. The same name, address and website give the same draws, so that answering otherwise moves
 * only what the answer is about.
 *
 * @param input as `readWizardInput` gives it: its numbers within the sliders' bounds
 */
export function wizardScore(input: WizardInput): WizardResult {
  const seed = businessSeed(input);
  const parts = factors.map(({ id, weight, rule }): WizardPart => {
    const ruled: number | Range = rule(input);
    const isDrawn = typeof ruled !== 'number';
    // One draw a factor: answering otherwise on one leaves the others as they are.
    const value = isDrawn
      ? integerBetween(seededRandom(`${seed}|${id}`), ruled[0], ruled[1])
      : ruled;
    return {
      id,
      value,
      basis: isDrawn ? 'estimate' : id === 'reputation' ? 'answers' : 'fixed',
      range: isDrawn ? ruled : [ruled, ruled],
      gained: weight * value,
      available: weight * 100,
    };
  });
  const score = weighted(parts.map(({ value }) => value));
  const level = levels.find(({ from }) => score >= from) ?? levels[2];
  const needed = recommendedBelow
    .filter(([id, below]) => parts.some((part) => part.id === id && part.value < below))
    .map(([id]) => id);
  return {
    version: wizardVersion,
    score,
    between: [weighted(parts.map((p) => p.range[0])), weighted(parts.map((p) => p.range[1]))],
    label: level.label,
    risk: level.risk,
    stars: Math.floor(score / 20),
    parts,
    recommendations: needed.length > 0 ? needed : ['excellent'],
  };
}

/** What tells one business from another, however it was typed: case, accents' coding, blanks and `https://www.` aside. */
export function businessSeed({ businessName, address, website }: WizardInput): string {
  const plain = (text: string) => text.normalize('NFKC').trim().toLowerCase().replace(/\s+/g, ' ');
  const site = plain(website)
    .replace(/^[a-z]+:\/\//, '')
    .replace(/^www\./, '')
    .replace(/\/+$/, '');
  return [plain(businessName), plain(address), site].join('|');
}

/** 0 to 100: the rating out of 5, plus 20 points a hundred reviews. */
export function reputation({ googleRating, reviewCount }: Pick<WizardInput, WizardSlider>): number {
  return Math.min(100, exact((googleRating / 5) * 100 + (reviewCount / 100) * 20));
}

/** The values' weighted sum, rounded half up. */
function weighted(values: readonly number[]): number {
  const sum = factors.reduce((total, { weight }, at) => total + weight * (values[at] ?? 0), 0);
  return Math.round(exact(sum));
}

/** Binary noise must not push an exact half, or the edge of a band, to the wrong side. */
function exact(value: number): number {
  return Number(value.toFixed(6));
}
