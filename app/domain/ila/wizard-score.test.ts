import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { reputation } from './reputation.ts';
import { industries, wizardDefaults, wizardSliders, type WizardInput } from './wizard-fields.ts';
import { businessSeed, wizardScore, wizardWeights, type WizardFactor } from './wizard-score.ts';

const all = { hasGoogleBusiness: true, hasWebsite: true, hasSocialMedia: true };
const katz = { ...wizardDefaults, businessName: 'Katz Sport' };

const valueOf = (input: WizardInput, id: WizardFactor) =>
  wizardScore(input).parts.find((part) => part.id === id)?.value;

const anyInput = fc.record<WizardInput>({
  businessName: fc.string({ minLength: 1 }),
  website: fc.string(),
  address: fc.string(),
  industry: fc.constantFrom('', ...industries),
  hasGoogleBusiness: fc.boolean(),
  hasWebsite: fc.boolean(),
  hasSocialMedia: fc.boolean(),
  googleRating: fc.integer({ min: 10, max: 50 }).map((tenths) => tenths / 10),
  reviewCount: fc.integer({ min: 0, max: 100 }).map((fives) => fives * 5),
});

describe('the method', () => {
  it('recalculates a result under its version', () => {
    const result = wizardScore(katz);
    expect(wizardScore(katz, result.version)).toEqual(result);
  });

  it('has the specified weights, which sum to 1 (ILAW-25)', () => {
    expect(Object.fromEntries(wizardWeights.map(({ id, weight }) => [id, weight]))).toEqual({
      googlePresence: 0.25,
      localVisibility: 0.2,
      reputation: 0.2,
      websiteOptimization: 0.15,
      localContent: 0.1,
      networkBacklinks: 0.1,
    });
    expect(wizardWeights.reduce((sum, { weight }) => sum + weight, 0)).toBeCloseTo(1, 12);
  });

  it('has the specified sliders (ILAW-12, ILAW-13)', () => {
    expect(wizardSliders).toEqual({
      googleRating: { min: 1, max: 5, step: 0.1, initial: 4.5 },
      reviewCount: { min: 0, max: 500, step: 5, initial: 25 },
    });
  });

  it.each([
    [4.5, 25, 95],
    [5, 0, 100],
    [5, 500, 100],
    [1, 0, 20],
    [1, 500, 100],
    [3.3, 40, 74],
    [4.6, 0, 92],
    [4.6, 40, 100],
  ])(
    'rates the reputation with a rating of %f and %i reviews at %f (ILAW-28)',
    (googleRating, reviewCount, value) => {
      expect(reputation({ googleRating, reviewCount })).toBe(value);
    },
  );

  it.each<[WizardFactor, Partial<WizardInput>, number]>([
    ['googlePresence', {}, 20],
    ['websiteOptimization', {}, 30],
    ['localContent', {}, 40],
    ['reputation', {}, 95],
  ])(
    'gives the factor %s a fixed value without its prerequisite (ILAW-26 to 30)',
    (id, change, value) => {
      expect(valueOf({ ...katz, ...change }, id)).toBe(value);
    },
  );

  it.each<[WizardFactor, min: number, max: number]>([
    ['googlePresence', 85, 99],
    ['localVisibility', 60, 89],
    ['websiteOptimization', 70, 94],
    ['localContent', 65, 89],
    ['networkBacklinks', 45, 79],
  ])('draws the factor %s from %i to %i, both ends included (ILAW-26 to 31)', (id, min, max) => {
    const draws = Array.from({ length: 3000 }, (_, at) =>
      valueOf({ ...wizardDefaults, ...all, businessName: `Commerce ${at}` }, id),
    );
    const seen = [...new Set(draws)].toSorted((a = 0, b = 0) => a - b);
    expect(seen).toEqual(Array.from({ length: max - min + 1 }, (_, at) => min + at));
  });
});

describe('bounds of the score with a rating of 4.5 and 25 reviews (ILAW-40 to 42)', () => {
  const businesses = Array.from({ length: 500 }, (_, at) => `Commerce ${at}`);

  it.each([
    ['no toggle on', {}, [49, 58], 'high', 'improve', [2], 3],
    ['only Google on', { hasGoogleBusiness: true }, [65, 78], 'medium', 'good', [3], 2],
  ] as const)('with %s', (_name, toggles, between, risk, label, stars, advice) => {
    for (const businessName of businesses) {
      const result = wizardScore({ ...wizardDefaults, ...toggles, businessName });
      expect(result.between).toEqual(between);
      expect(result).toMatchObject({ risk, label });
      expect(stars).toContain(result.stars);
      expect(result.recommendations).toHaveLength(advice);
      expect(result.score).toBeGreaterThanOrEqual(between[0]);
      expect(result.score).toBeLessThanOrEqual(between[1]);
    }
  });

  it('with three toggles on', () => {
    expect(wizardScore({ ...katz, ...all }).between).toEqual([74, 92]);
  });
});

describe('interpreting a score (ILAW-22, ILAW-32 to 38)', () => {
  // Scores are random: with many businesses, each of these occurs.
  it.each([
    [80, 'excellent', 'low', 4],
    [79, 'good', 'medium', 3],
    [60, 'good', 'medium', 3],
    [59, 'improve', 'high', 2],
    [40, 'improve', 'high', 2],
    [39, 'improve', 'high', 1],
  ] as const)('rates %i as %s, risk %s, %i stars', (score, label, risk, stars) => {
    expect(sampleResults.find((result) => result.score === score)).toMatchObject({
      label,
      risk,
      stars,
    });
  });

  it('recommends exactly the factors below their thresholds', () => {
    fc.assert(
      fc.property(anyInput, (input) => {
        const { parts, recommendations } = wizardScore(input);
        const below = {
          googlePresence: 80,
          reputation: 80,
          websiteOptimization: 75,
          localContent: 70,
        };
        const expected = Object.entries(below)
          .filter(([id, least]) => parts.some((part) => part.id === id && part.value < least))
          .map(([id]) => id);
        expect(recommendations).toEqual(expected.length > 0 ? expected : ['excellent']);
      }),
    );
  });

  it('marks the drawn parts as estimates, and no others', () => {
    const bases = (input: WizardInput) => wizardScore(input).parts.map(({ basis }) => basis);
    expect(bases(katz)).toEqual(['fixed', 'estimate', 'answers', 'fixed', 'fixed', 'estimate']);
    expect(bases({ ...katz, ...all })).toEqual([
      'estimate',
      'estimate',
      'answers',
      'estimate',
      'estimate',
      'estimate',
    ]);
  });
});

const sampleResults = [0, 1, 2, 3, 4, 5, 6, 7].flatMap((bits) =>
  Array.from({ length: 120 }, (_, at) =>
    wizardScore({
      ...wizardDefaults,
      businessName: `Commerce ${at}`,
      hasGoogleBusiness: (bits & 1) > 0,
      hasWebsite: (bits & 2) > 0,
      hasSocialMedia: (bits & 4) > 0,
      googleRating: [1, 3, 4, 5][at % 4] ?? 5,
    }),
  ),
);

describe('the draw', () => {
  it('is the same for the same business in any spelling', () => {
    const typed = { businessName: ' katz  SPORT ', website: 'https://www.Katz.example/' };
    const plain = { businessName: 'Katz Sport', website: 'katz.example' };
    expect(businessSeed({ ...katz, ...typed })).toBe(businessSeed({ ...katz, ...plain }));
    expect(wizardScore({ ...katz, ...all, ...typed })).toEqual(
      wizardScore({ ...katz, ...all, ...plain }),
    );
  });

  it.each<Partial<WizardInput>>([
    { businessName: 'Katz Sports' },
    { address: '12, rue des Pins' },
    { website: 'katz.example' },
  ])('differs for another business: %j', (change) => {
    const values = (input: WizardInput) => wizardScore(input).parts.map(({ value }) => value);
    expect(values({ ...katz, ...all, ...change })).not.toEqual(values({ ...katz, ...all }));
  });

  it('keeps the other factors when one answer changes', () => {
    fc.assert(
      fc.property(anyInput, (input) => {
        const before = wizardScore({ ...input, hasWebsite: false }).parts;
        const after = wizardScore({ ...input, hasWebsite: true }).parts;
        const changed = after.filter(({ value }, at) => value !== before[at]?.value);
        expect(changed.map(({ id }) => id)).toEqual(['websiteOptimization']);
      }),
    );
  });
});

describe('the score of any business', () => {
  it('is whole, within its bounds, and the sum of its points', () => {
    fc.assert(
      fc.property(anyInput, (input) => {
        const { score, between, parts } = wizardScore(input);
        expect(Number.isInteger(score)).toBe(true);
        expect(score).toBeGreaterThanOrEqual(Math.max(0, between[0]));
        expect(score).toBeLessThanOrEqual(Math.min(100, between[1]));
        const sum = parts.reduce((total, { gained }) => total + gained, 0);
        expect(Math.abs(score - sum)).toBeLessThanOrEqual(0.5 + 1e-6);
        expect(parts.reduce((total, { available }) => total + available, 0)).toBeCloseTo(100, 9);
      }),
    );
  });

  it('never falls for a better answer', () => {
    fc.assert(
      fc.property(anyInput, anyInput, (input, other) => {
        const { score } = wizardScore(input);
        const better: WizardInput = {
          ...input,
          ...all,
          googleRating: Math.max(input.googleRating, other.googleRating),
          reviewCount: Math.max(input.reviewCount, other.reviewCount),
        };
        expect(wizardScore(better).score).toBeGreaterThanOrEqual(score);
      }),
    );
  });
});
