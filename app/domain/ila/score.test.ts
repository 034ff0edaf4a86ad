import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { answered, bandAt, measured, runMethod } from './score.ts';
import type { Evaluated, NotEvaluated, ScoreBands, ScoreMethod } from './score.ts';

interface Evidence {
  /** 0 to 100; null if the site could not be read. */
  site: number | null;
  reviews: number | null;
  /** Half of it is an estimate. */
  area: number;
}

const evaluateSeen = (value: number | null): Evaluated | NotEvaluated =>
  value === null ? { kind: 'not-evaluated', reason: 'timed-out' } : measured(value);

const method = {
  version: 3,
  top: 100,
  parts: [
    { id: 'site', weight: 0.5, evaluate: ({ site }) => evaluateSeen(site) },
    { id: 'reviews', weight: 0.3, evaluate: ({ reviews }) => evaluateSeen(reviews) },
    {
      id: 'area',
      weight: 0.2,
      evaluate: ({ area }) => ({ kind: 'estimate', value: area, range: [area / 2, area] }),
    },
  ],
  bands: [
    { name: 'good', from: 60 },
    { name: 'poor', from: 0 },
  ],
} as const satisfies ScoreMethod<
  string,
  Evidence,
  Evaluated | NotEvaluated,
  ScoreBands<{ name: string; from: number }>
>;

describe('running a method', () => {
  it('weighs the parts, and states their sources and the range that estimates allow', () => {
    expect(runMethod(method, { site: 80, reviews: 50, area: 100 })).toEqual({
      score: 75,
      between: [65, 75],
      band: { name: 'good', from: 60 },
      evaluated: 1,
      parts: [
        { id: 'site', kind: 'measurement', value: 80, range: [80, 80], gained: 40, available: 50 },
        {
          id: 'reviews',
          kind: 'measurement',
          value: 50,
          range: [50, 50],
          gained: 15,
          available: 30,
        },
        { id: 'area', kind: 'estimate', value: 100, range: [50, 100], gained: 20, available: 20 },
      ],
    });
  });

  it('distributes the points of unevaluated parts, and states the evaluated share', () => {
    const { score, evaluated, parts } = runMethod(method, { site: null, reviews: 40, area: 90 });
    // (12 + 18) of 50 points.
    expect([score, evaluated]).toEqual([60, 0.5]);
    expect(parts[0]).toEqual({
      id: 'site',
      kind: 'not-evaluated',
      reason: 'timed-out',
      gained: 0,
      available: 50,
    });
  });

  it('gives 0 when nothing can be evaluated', () => {
    const only = { ...method, parts: method.parts.slice(0, 2) };
    const { score, evaluated } = runMethod(only, { site: null, reviews: null, area: 0 });
    expect([score, evaluated]).toEqual([0, 0]);
  });

  it('gives the same score for the same evidence, within the range of its estimates', () => {
    const seen = fc.option(fc.nat(100));
    fc.assert(
      fc.property(seen, seen, fc.nat(100), (site, reviews, area) => {
        const result = runMethod(method, { site, reviews, area });
        expect(runMethod(method, { site, reviews, area })).toEqual(result);
        expect(result.score).toBeGreaterThanOrEqual(result.between[0]);
        expect(result.score).toBeLessThanOrEqual(result.between[1]);
        expect(result.between[1]).toBeLessThanOrEqual(100);
      }),
    );
  });
});

it.each([
  [100, 'good'],
  [60, 'good'],
  [59, 'poor'],
  [0, 'poor'],
])('a score of %i is %s', (score, name) => {
  expect(bandAt(method.bands, score).name).toBe(name);
});

it.each([
  [answered(7), 'answer'],
  [measured(7), 'measurement'],
])('the evidence %o is of the kind %s', (evaluated, kind) => {
  expect(evaluated).toEqual({ kind, value: 7, range: [7, 7] });
});
