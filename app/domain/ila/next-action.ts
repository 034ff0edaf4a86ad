import { wizardSliders, type WizardInput } from './wizard-fields.ts';
import { wizardScore, type WizardFactor, type WizardResult } from './wizard-score.ts';

/** An action of a business, with its answers afterwards. */
const steps = [
  { id: 'profile', change: (i) => (i.hasGoogleBusiness ? null : { hasGoogleBusiness: true }) },
  { id: 'site', change: (i) => (i.hasWebsite ? null : { hasWebsite: true }) },
  { id: 'social', change: (i) => (i.hasSocialMedia ? null : { hasSocialMedia: true }) },
  { id: 'reviews', change: (i) => moreReviews(i) },
] as const satisfies readonly {
  id: string;
  change: (input: WizardInput) => Partial<WizardInput> | null;
}[];

export type WizardStepId = (typeof steps)[number]['id'];

/** Number of five-star reviews assumed by the action "reviews". */
const reviewsAsked = 20;

export interface NextAction {
  id: WizardStepId;
  /** Gain in points of the overall score, unrounded, above 0. */
  gain: number;
  /** The rounded score afterwards. */
  score: number;
}

/** Possible actions, highest gain first. Empty if no answer can be improved. */
export function nextActions(input: WizardInput): NextAction[] {
  const now = wizardScore(input);
  return steps
    .flatMap(({ id, change }): NextAction[] => {
      const changes: Partial<WizardInput> | null = change(input);
      if (!changes) return [];
      const then = wizardScore({ ...input, ...changes });
      const gain = points(then) - points(now);
      return gain > 0 ? [{ id, gain, score: then.score }] : [];
    })
    .toSorted((a, b) => b.gain - a.gain);
}

/** The factor with the highest remaining potential, in points: shown if every answer is already the best one. */
export function largestGap({ parts }: WizardResult): { id: WizardFactor; left: number } {
  const gaps = parts.map(({ id, gained, available }) => ({ id, left: available - gained }));
  return gaps.reduce((best, gap) => (gap.left > best.left ? gap : best));
}

/**
 * Number of consecutive five-star reviews that raise an average rating to a target; 0 if it is already reached.
 *
 * @param goal 1 to below 5
 */
export function fiveStarsNeeded(rating: number, count: number, goal: number): number {
  if (rating >= goal && count > 0) return 0;
  if (count === 0) return 1;
  return Math.ceil(Number(((count * (goal - rating)) / (5 - goal)).toFixed(6)));
}

function moreReviews({ googleRating, reviewCount }: WizardInput): Partial<WizardInput> | null {
  const { googleRating: rating, reviewCount: count } = wizardSliders;
  if (reviewCount >= count.max) return null;
  const total = reviewCount + reviewsAsked;
  const average = (googleRating * reviewCount + 5 * reviewsAsked) / total;
  return {
    // Shown with one decimal, and never rounded up above the actual average.
    googleRating: Math.max(googleRating, Math.floor(Number((average * 10).toFixed(6))) / 10),
    reviewCount: Math.min(count.max, total),
    ...(average > rating.max && { googleRating: rating.max }),
  };
}

function points({ parts }: WizardResult): number {
  return Number(parts.reduce((sum, { gained }) => sum + gained, 0).toFixed(6));
}
