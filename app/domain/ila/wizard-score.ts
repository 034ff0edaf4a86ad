import { integerBetween, seededRandom } from '../random.ts';
import { reputation } from './reputation.ts';
import { answered, runMethod } from './score.ts';
import type { Evaluated, Range, ScoreBands, ScoreMethod } from './score.ts';
import type { WizardAnswers, WizardInput } from './wizard-fields.ts';

/**
 * The evaluation at /ila: six weighted factors from 0 to 100. Source: specification A §2.6.2, §4.7, §5 and §9, ILAW-25
 * to ILAW-38. Unknown factors are estimated at random within the specified range; the random numbers are seeded by the
 * business, so that the same business always gets the same score.
 */

/** Duration of the calculation's progress, in milliseconds. */
export const wizardDelay = 2500;

interface WizardEvidence extends WizardAnswers {
  /** Identity of the business (`businessSeed`). */
  seed: string;
}

/** An evaluated factor and its basis: computed from answers, estimated, or fixed in their absence. */
interface WizardEvaluated extends Evaluated {
  basis: 'answers' | 'estimate' | 'fixed';
}

/** A random number per factor: changing an answer to one does not affect the others. */
function drawn({ seed }: WizardEvidence, id: string, range: Range): WizardEvaluated {
  const value = integerBetween(seededRandom(`${seed}|${id}`), ...range);
  return { kind: 'estimate', basis: 'estimate', value, range };
}

function fixed(value: number): WizardEvaluated {
  return { ...answered(value), basis: 'fixed' };
}

/** Every version of the method: results and shared links name theirs. Any change in scores needs a new version. */
const wizardMethods = {
  1: {
    version: 1,
    top: 100,
    parts: [
      {
        id: 'googlePresence',
        weight: 0.25,
        evaluate: (i) => (i.hasGoogleBusiness ? drawn(i, 'googlePresence', [85, 99]) : fixed(20)),
      },
      {
        id: 'localVisibility',
        weight: 0.2,
        evaluate: (i) => drawn(i, 'localVisibility', [60, 89]),
      },
      {
        id: 'reputation',
        weight: 0.2,
        evaluate: (i) => ({ ...answered(reputation(i)), basis: 'answers' }),
      },
      {
        id: 'websiteOptimization',
        weight: 0.15,
        evaluate: (i) => (i.hasWebsite ? drawn(i, 'websiteOptimization', [70, 94]) : fixed(30)),
      },
      {
        id: 'localContent',
        weight: 0.1,
        evaluate: (i) => (i.hasSocialMedia ? drawn(i, 'localContent', [65, 89]) : fixed(40)),
      },
      {
        id: 'networkBacklinks',
        weight: 0.1,
        evaluate: (i) => drawn(i, 'networkBacklinks', [45, 79]),
      },
    ],
    bands: [
      { label: 'excellent', risk: 'low', from: 80 },
      { label: 'good', risk: 'medium', from: 60 },
      { label: 'improve', risk: 'high', from: 0 },
    ],
  },
} as const satisfies Record<
  number,
  ScoreMethod<string, WizardEvidence, WizardEvaluated, ScoreBands<WizardBand>>
>;

interface WizardBand {
  label: string;
  risk: string;
  from: number;
}

export type WizardVersion = keyof typeof wizardMethods;

/** The version of new results. */
export const wizardVersion = 1 satisfies WizardVersion;

type WizardMethod = (typeof wizardMethods)[WizardVersion];

export type WizardFactor = WizardMethod['parts'][number]['id'];

export type WizardLabel = WizardMethod['bands'][number]['label'];

export type WizardRisk = WizardMethod['bands'][number]['risk'];

/** Weight of each factor, 0 to 1. */
export const wizardWeights = wizardMethods[wizardVersion].parts.map(({ id, weight }) => ({
  id,
  weight,
}));

/** Thresholds of recommendations. */
const recommendedBelow = [
  ['googlePresence', 80],
  ['reputation', 80],
  ['websiteOptimization', 75],
  ['localContent', 70],
] as const satisfies readonly (readonly [WizardFactor, number])[];

export type WizardRecommendation = (typeof recommendedBelow)[number][0] | 'excellent';

export interface WizardPart {
  id: WizardFactor;
  /** 0 to 100. */
  value: number;
  /** Basis of the value: computed from answers, random within a range, or fixed in their absence. */
  basis: WizardEvaluated['basis'];
  /** Range of the random value; otherwise both ends equal the value. */
  range: Range;
  /** Points of the overall score, unrounded. */
  gained: number;
  available: number;
}

export interface WizardResult {
  version: WizardVersion;
  /** 0 to 100, rounded half up. */
  score: number;
  /** The lowest and highest score within the ranges of the random values. */
  between: Range;
  label: WizardLabel;
  risk: WizardRisk;
  /** Filled stars out of five. */
  stars: number;
  parts: WizardPart[];
  recommendations: WizardRecommendation[];
}

/**
 * The evaluation of a business. The same name, address and website give the same random values, so that a changed
 * answer only affects its own factor.
 *
 * @param input as returned by `readWizardInput`: its numbers are within the sliders' bounds
 * @param version of the method: earlier results are recomputed with their own version
 */
export function wizardScore(
  input: WizardInput,
  version: WizardVersion = wizardVersion,
): WizardResult {
  const evidence = { ...input, seed: businessSeed(input) };
  const { score, between, band, parts } = runMethod(wizardMethods[version], evidence);
  const needed = recommendedBelow
    .filter(([id, below]) => parts.some((part) => part.id === id && part.value < below))
    .map(([id]) => id);
  return {
    version,
    score,
    between,
    label: band.label,
    risk: band.risk,
    stars: Math.floor(score / 20),
    parts: parts.map(({ id, value, basis, range, gained, available }) => {
      return { id, value, basis, range, gained, available };
    }),
    recommendations: needed.length > 0 ? needed : ['excellent'],
  };
}

/** Identity of a business, normalized: case, Unicode form, spaces and `https://www.` are ignored. */
export function businessSeed({ businessName, address, website }: WizardInput): string {
  const plain = (text: string) => text.normalize('NFKC').trim().toLowerCase().replace(/\s+/g, ' ');
  const site = plain(website)
    .replace(/^[a-z]+:\/\//, '')
    .replace(/^www\./, '')
    .replace(/\/+$/, '');
  return [plain(businessName), plain(address), site].join('|');
}
