import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  homeDefaults,
  homeHidden,
  homeSliderIds,
  homeSliders,
  type HomeInput,
} from './home-inputs.ts';
import { homeScore } from './home-score.ts';

const points = (input: HomeInput) =>
  Object.fromEntries(homeScore(input).parts.map(({ id, gained }) => [id, gained]));

const worst: HomeInput = {
  ...homeDefaults,
  etoiles: 1,
  nombreAvis: 0,
  volumeRecherche: 0,
  cpc: 0.1,
  kd: 100,
  pagesIndexees: 1,
};
const best: HomeInput = {
  ...homeDefaults,
  etoiles: 5,
  nombreAvis: 500,
  volumeRecherche: 10_000,
  cpc: 20,
  kd: 0,
  pagesIndexees: 200,
};
/** Every part at its maximum: 100 points. */
const perfect: HomeInput = { ...best, traficEstime: 2000, blogActif: true };
/** 59.5 points exactly, but 59.49999999999999 in floating point. */
const justBelowHalf: HomeInput = {
  ...homeDefaults,
  etoiles: 2.5,
  nombreAvis: 470,
  volumeRecherche: 4100,
  cpc: 19.8,
  kd: 53,
  pagesIndexees: 48,
};

describe('the inputs', () => {
  it.each([
    ['etoiles', 1, 5, 0.1, 4],
    ['nombreAvis', 0, 500, 10, 50],
    ['volumeRecherche', 0, 10_000, 100, 1000],
    ['cpc', 0.1, 20, 0.1, 2.5],
    ['kd', 0, 100, 1, 30],
    ['pagesIndexees', 1, 200, 1, 25],
  ] as const)(
    'slider %s ranges from %f to %f in steps of %f, starting at %f (ILAH-04 to 09)',
    (id, min, max, step, initial) => {
      expect(homeSliders[id]).toEqual({ min, max, step, initial });
    },
  );

  it('without a control have their specified values (ILAH-10 to 14)', () => {
    expect(homeHidden).toEqual({
      traficEstime: 500,
      blogActif: false,
      qualiteBlog: 3,
      nombreSuccursales: 1,
      centrale: false,
    });
  });
});

describe('the parts (ILAH-19 to 26)', () => {
  it('are as specified for the untouched form (ILAH-28)', () => {
    expect(points(homeDefaults)).toEqual({
      etoiles: 12,
      nombreAvis: 5,
      volumeRecherche: 4,
      cpc: 2.5,
      kd: 10.5,
      pagesIndexees: 2.5,
      traficEstime: 3.75,
      blogActif: 0,
    });
  });

  it.each<[Partial<HomeInput>, Record<string, number>]>([
    [{ etoiles: 5 }, { etoiles: 15 }],
    [{ etoiles: 1 }, { etoiles: 3 }],
    [{ nombreAvis: 100 }, { nombreAvis: 10 }],
    [{ nombreAvis: 110 }, { nombreAvis: 10 }],
    [{ volumeRecherche: 5000 }, { volumeRecherche: 20 }],
    [{ volumeRecherche: 5100 }, { volumeRecherche: 20 }],
    [{ cpc: 10 }, { cpc: 10 }],
    [{ cpc: 20 }, { cpc: 10 }],
    [{ kd: 0 }, { kd: 15 }],
    [{ kd: 100 }, { kd: 0 }],
    [{ pagesIndexees: 100 }, { pagesIndexees: 10 }],
    [{ pagesIndexees: 200 }, { pagesIndexees: 10 }],
    [{ traficEstime: 2000 }, { traficEstime: 15 }],
    [{ traficEstime: 9000 }, { traficEstime: 15 }],
    [{ blogActif: true }, { blogActif: 5 }],
  ])('for the inputs %j are %j', (change, expected) => {
    expect(points({ ...homeDefaults, ...change })).toMatchObject(expected);
  });

  it('sum to 100 points', () => {
    const { parts } = homeScore(homeDefaults);
    expect(parts.reduce((sum, { available }) => sum + available, 0)).toBe(100);
  });
});

describe('the score (ILAH-27)', () => {
  it.each<[name: string, HomeInput, sum: number, score: number]>([
    ['the untouched form (ILAH-28)', homeDefaults, 40.25, 40],
    ['the worst on screen (ILAH-29)', worst, 6.95, 7],
    ['the best on screen (ILAH-29)', best, 83.75, 84],
    ['everything at its best', perfect, 100, 100],
    ['an exact half, rounded up', { ...perfect, kd: 50, volumeRecherche: 2500 }, 82.5, 83],
    ['a half that binary fractions miss', justBelowHalf, 59.5, 60],
  ])('the sum and the score of %s', (_, input, sum, score) => {
    const result = homeScore(input);
    expect(result.parts.reduce((total, { gained }) => total + gained, 0)).toBeCloseTo(sum, 9);
    expect(result.score).toBe(score);
  });
});

describe('bands by rounded score (ILAH-30 to 32)', () => {
  // With everything else at its maximum, a point of difficulty costs 0.15 points and a hundred searches 0.4.
  it.each([
    { volumeRecherche: 0, kd: 0, score: 80, band: 'excellent' },
    { volumeRecherche: 0, kd: 3, score: 80, band: 'excellent' },
    { volumeRecherche: 0, kd: 4, score: 79, band: 'good' },
    { volumeRecherche: 0, kd: 100, score: 65, band: 'good' },
  ])('$score is in the band $band, by search volume', ({ score, band, ...change }) => {
    expect(homeScore({ ...perfect, ...change })).toMatchObject({ score, band });
  });

  it.each([
    { kd: 0, score: 60, band: 'good' },
    { kd: 3, score: 60, band: 'good' },
    { kd: 4, score: 59, band: 'improve' },
    { kd: 100, score: 45, band: 'improve' },
  ])('$score is in the band $band, by keyword difficulty', ({ kd, score, band }) => {
    const sixty = { ...perfect, volumeRecherche: 0, cpc: 0, pagesIndexees: 0 };
    expect(homeScore({ ...sixty, kd })).toMatchObject({ score, band });
  });

  it.each([
    [homeDefaults, 'improve'],
    [justBelowHalf, 'good'],
    [worst, 'improve'],
    [best, 'excellent'],
  ] as const)('%j is in the band %s', (input, band) => {
    expect(homeScore(input).band).toBe(band);
  });
});

/** Any position of the sliders, and any value of the inputs without one. */
const anyInput = fc.record<HomeInput>({
  ...(Object.fromEntries(
    homeSliderIds.map((id) => {
      const { min, max, step } = homeSliders[id];
      const steps = Math.round((max - min) / step);
      return [id, fc.integer({ min: 0, max: steps }).map((at) => min + at * step)];
    }),
  ) as Record<(typeof homeSliderIds)[number], fc.Arbitrary<number>>),
  traficEstime: fc.nat({ max: 10_000 }),
  blogActif: fc.boolean(),
});

describe('any input', () => {
  it('gives a whole score from 0 to 100', () => {
    fc.assert(
      fc.property(anyInput, (input) => {
        const { score } = homeScore(input);
        expect(Number.isInteger(score)).toBe(true);
        expect(score).toBeGreaterThanOrEqual(0);
        expect(score).toBeLessThanOrEqual(100);
      }),
    );
  });

  it.each([...homeSliderIds, 'traficEstime'] as const)(
    'never gives a lower score as %s improves',
    (id) => {
      fc.assert(
        fc.property(anyInput, anyInput, (input, other) => {
          const [low, high] = [input[id], other[id]].toSorted((a, b) => a - b);
          const [worse, better] = id === 'kd' ? [high, low] : [low, high];
          expect(homeScore({ ...input, [id]: better }).score).toBeGreaterThanOrEqual(
            homeScore({ ...input, [id]: worse }).score,
          );
        }),
      );
    },
  );

  it('gains exactly five points from an active blog', () => {
    fc.assert(
      fc.property(anyInput, (input) => {
        const [without, with_] = [false, true].map((blogActif) =>
          homeScore({ ...input, blogActif }),
        );
        expect((with_?.score ?? 0) - (without?.score ?? 0)).toBe(5);
      }),
    );
  });
});
