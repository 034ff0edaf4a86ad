import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fiveStarsNeeded, largestGap, nextActions } from './next-action.ts';
import { wizardDefaults, type WizardInput } from './wizard-fields.ts';
import { wizardScore } from './wizard-score.ts';

const katz: WizardInput = { ...wizardDefaults, businessName: 'Katz Sport' };
const done: WizardInput = {
  ...katz,
  hasGoogleBusiness: true,
  hasWebsite: true,
  hasSocialMedia: true,
  googleRating: 5,
};

describe('next actions', () => {
  it('begin with the one that gains most points, with the resulting score', () => {
    const [first, ...others] = nextActions(katz);
    expect(first?.id).toBe('profile');
    const score = wizardScore({ ...katz, hasGoogleBusiness: true }).score;
    expect(first?.score).toBe(score);
    expect(others.map(({ id }) => id)).toEqual(['site', 'social', 'reviews']);
  });

  it('leave out what is already done', () => {
    expect(nextActions(done)).toEqual([]);
    expect(nextActions({ ...done, hasSocialMedia: false }).map(({ id }) => id)).toEqual(['social']);
  });

  it('count twenty five-star reviews into the rating and the number of reviews', () => {
    // 4.0 over 20 becomes 4.5 over 40: 80 + 4 points of reputation become 90 + 8, a fifth of them in the score.
    const [action] = nextActions({ ...done, googleRating: 4, reviewCount: 20 });
    expect(action?.id).toBe('reviews');
    expect(action?.gain).toBeCloseTo(0.2 * (98 - 84), 6);
  });

  it('always gain points, sorted by gain, for any answers', () => {
    const answers = fc.record({
      hasGoogleBusiness: fc.boolean(),
      hasWebsite: fc.boolean(),
      hasSocialMedia: fc.boolean(),
      googleRating: fc.integer({ min: 10, max: 50 }).map((tenths) => tenths / 10),
      reviewCount: fc.integer({ min: 0, max: 100 }).map((fives) => fives * 5),
    });
    fc.assert(
      fc.property(answers, (change) => {
        const gains = nextActions({ ...katz, ...change }).map(({ gain }) => gain);
        expect(gains.every((gain) => gain > 0 && gain < 100)).toBe(true);
        expect(gains).toEqual(gains.toSorted((a, b) => b - a));
      }),
    );
  });
});

describe('the largest gap', () => {
  it('is the factor with most points to gain', () => {
    const result = wizardScore(katz);
    expect(largestGap(result)).toEqual({ id: 'googlePresence', left: 20 });
  });
});

describe('five-star reviews needed for a rating', () => {
  it.each([
    [4, 20, 4.5, 20],
    [4.4, 10, 4.5, 2],
    [3, 100, 4, 100],
    [4.5, 25, 4.5, 0],
    [4.8, 3, 4.5, 0],
    [1, 0, 4.5, 1],
  ])('from %f with %i reviews to %f: %i', (rating, count, goal, needed) => {
    expect(fiveStarsNeeded(rating, count, goal)).toBe(needed);
  });

  it('are sufficient, and one fewer is not', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 10, max: 50 }).map((tenths) => tenths / 10),
        fc.integer({ min: 1, max: 500 }),
        fc.constantFrom(4, 4.5, 4.9),
        (rating, count, goal) => {
          const after = (more: number) => (rating * count + 5 * more) / (count + more);
          const needed = fiveStarsNeeded(rating, count, goal);
          expect(after(needed)).toBeGreaterThanOrEqual(goal - 1e-6);
          expect(needed === 0 || after(needed - 1) < goal).toBe(true);
        },
      ),
    );
  });
});
