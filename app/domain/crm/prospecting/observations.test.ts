import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { countedShares, observedScore } from '#app/domain/ila/observed-score.ts';
import { aClient } from '../../../../test/contracts/crm-samples.ts';
import {
  observationNames,
  observationsIn,
  planObserve,
  planScore,
  readObservations,
  type Observations,
} from './observations.ts';

const nothing = Object.fromEntries(observationNames.map((name) => [name, 0])) as Observations;
const everything: Observations = {
  ...nothing,
  hasGoogleBusiness: 1,
  hasWebsite: 1,
  hasSocialMedia: 1,
  ...Object.fromEntries(countedShares.flat().map((name) => [name, 10])),
  rating: 5,
  reviews: 100,
};

const planning = {
  now: '2026-02-01T10:00:00.000Z',
  newId: () => 'new-1',
  author: 'Inès Caron',
  translate: (code: string) => ({ title: code, content: '' }),
};

describe('the observed score', () => {
  it('uses version 1 of the method by default', () => {
    expect(observedScore(everything, 1)).toEqual(observedScore(everything));
  });

  it.each([
    [0, 10, 60],
    [5, 10, 74.5],
    [10, 10, 89],
    [0, 0, 60],
  ])(
    'with %i of %i searches in the top three, has a local visibility of %f',
    (topThree, searches, value) => {
      const { factors } = observedScore({ ...nothing, topThree, searches });
      expect(factors.localVisibility).toBeCloseTo(value, 10);
    },
  );

  it('is at the lower end of every range without observations', () => {
    expect(observedScore(nothing)).toEqual({
      score: 30,
      factors: {
        googlePresence: 20,
        localVisibility: 60,
        reputation: 0,
        websiteOptimization: 30,
        localContent: 40,
        networkBacklinks: 45,
      },
    });
  });

  it('is at the upper end of every range with all observations', () => {
    expect(observedScore(everything)).toEqual({
      score: 93,
      factors: {
        googlePresence: 99,
        localVisibility: 89,
        reputation: 100,
        websiteOptimization: 94,
        localContent: 89,
        networkBacklinks: 79,
      },
    });
  });

  it('stays between 0 and 100, and never falls as a share rises', () => {
    const count = fc.nat(100);
    fc.assert(
      fc.property(count, count, fc.constantFrom(...countedShares), (a, b, [part, whole]) => {
        const [low, high] = [Math.min(a, b), Math.max(a, b)];
        const of = (value: number) => observedScore({ ...everything, [part]: value, [whole]: 100 });
        expect(of(low).score).toBeLessThanOrEqual(of(high).score);
        expect(of(low).score).toBeGreaterThanOrEqual(0);
        expect(of(high).score).toBeLessThanOrEqual(100);
      }),
    );
  });
});

describe('observations', () => {
  it('default to zero', () => {
    expect(readObservations({})).toEqual({ ok: true, observations: nothing });
  });

  it.each([
    [{ searches: null }, { searches: 'not-a-number' }],
    [{ searches: Number.NaN }, { searches: 'not-a-number' }],
    [{ searches: -1 }, { searches: 'out-of-range' }],
    [{ searches: 1.5 }, { searches: 'out-of-range' }],
    [{ rating: 5.1 }, { rating: 'out-of-range' }],
    [{ searches: 3, topThree: 4 }, { topThree: 'more-than-all' }],
    [
      { directories: 2, links: 3, weeks: 1, weeksActive: 2 },
      { links: 'more-than-all', weeksActive: 'more-than-all' },
    ],
  ] as const)('%j have the problems %j', (given, problems) => {
    expect(readObservations(given)).toEqual({ ok: false, problems });
  });

  it('are logged in the journal with the score, its rule and its inputs', () => {
    const client = aClient({ id: 'c1', version: 2 });
    const changes = planObserve(client, everything, planning);
    const entries = changes.flatMap((change) =>
      change.do === 'put' && change.in === 'journal' ? [change.record] : [],
    );
    expect(entries.map(observationsIn)).toEqual([everything, null]);
    expect(entries[1]).toMatchObject({
      aiGenerated: false,
      author: 'Inès Caron',
      relatedTo: { type: 'client', id: 'c1' },
      basis: {
        rule: 'ila-observed-1',
        inputs: {
          score: 93,
          before: client.ilaScore.current,
          localVisibility: 89,
          topThree: 10,
          searches: 10,
        },
      },
    });
    expect(changes).toContainEqual(
      expect.objectContaining({
        in: 'clients',
        on: 2,
        record: expect.objectContaining({
          ilaScore: expect.objectContaining({ current: 93, trend: 'up' }),
        }),
      }),
    );
  });

  it('give the same score each time', () => {
    const client = aClient({ id: 'c1' });
    const score = () => planScore(client, everything, '2026-01-01T00:00:00.000Z', planning);
    expect(score()).toEqual(score());
  });
});
