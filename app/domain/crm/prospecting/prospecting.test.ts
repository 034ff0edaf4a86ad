import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { aClient } from '../../../../test/contracts/crm-samples.ts';
import { firstScore, unmeasuredScore } from '../figures/ila-score.ts';
import { distanceBetween, isPlace } from './distance.ts';
import { reasonsFor } from './match-reasons.ts';
import {
  distanceTo,
  fitOf,
  montreal,
  prospectSliders,
  ringStep,
  sandboxProspects,
} from './prospecting.ts';

const place = fc.record({
  lat: fc.double({ min: -90, max: 90, noNaN: true }),
  lng: fc.double({ min: -180, max: 180, noNaN: true }),
});

const quebec = { lat: 46.8139, lng: -71.208 };

describe('coordinates', () => {
  it.each([
    [{ lat: 45.5, lng: -73.6 }, true],
    [{ lat: -90, lng: 180 }, true],
    [{ lat: 90.01, lng: 0 }, false],
    [{ lat: 0, lng: -180.01 }, false],
    [{ lat: Number.NaN, lng: 0 }, false],
    [{ lat: 0, lng: Number.POSITIVE_INFINITY }, false],
  ])('%j are valid: %s', (coordinates, isOne) => {
    expect(isPlace(coordinates)).toBe(isOne);
  });

  it('have symmetric distances of at most half the earth’s circumference', () => {
    fc.assert(
      fc.property(place, place, (a, b) => {
        const distance = distanceBetween(a, b);
        expect(distance).toBeCloseTo(distanceBetween(b, a), 6);
        expect(distance).toBeGreaterThanOrEqual(0);
        expect(distance).toBeLessThan(20_016);
        expect(distanceBetween(a, a)).toBe(0);
      }),
    );
  });

  it('that are invalid have no distance and no marker', () => {
    const nowhere = aClient({ id: 'x', coordinates: { lat: 200, lng: 0 } });
    expect(distanceTo(nowhere)).toBeNull();
    expect(distanceTo({ coordinates: null })).toBeNull();
    expect(sandboxProspects([nowhere]).mapData.markers).toEqual([]);
  });
});

it('compares a business with the filter by real distance and score', () => {
  const near = aClient({ id: 'a', coordinates: montreal.center });
  const far = aClient({ id: 'b', coordinates: quebec, ilaScore: firstScore(59, '2026-01-01') });
  const filter = { rayonKm: 10, ilaScoreMin: 60 };
  expect(fitOf(near, filter)).toEqual({ radius: true, score: true });
  expect(fitOf(far, filter)).toEqual({ radius: false, score: false });
  expect(fitOf(far, { rayonKm: 234, ilaScoreMin: 59 })).toEqual({ radius: true, score: true });
  const unknown = aClient({ id: 'c', coordinates: null, ilaScore: unmeasuredScore('2026-01-01') });
  expect(fitOf(unknown, filter)).toEqual({ radius: null, score: null });
});

it.each([
  ['neighbours that complement each other', {}, ['walkable', 'complementary', 'both-visible']],
  ['far apart', { coordinates: quebec }, ['apart', 'complementary', 'both-visible']],
  ['of one sector', { sector: 'Santé ' }, ['walkable', 'competing', 'both-visible']],
  [
    'of whom one is hardly seen',
    { ilaScore: firstScore(40, '2026-01-01') },
    ['walkable', 'complementary', 'one-lifts'],
  ],
  ['somewhere', { coordinates: null }, ['complementary', 'both-visible']],
])('gives the reasons for a match: %s', (_name, fields, codes) => {
  const business1 = aClient({ id: 'a', sector: 'sante ' });
  const business2 = aClient({ id: 'b', sector: 'commerce', ...fields });
  expect(reasonsFor({ business1, business2 }).map(({ code }) => code)).toEqual(codes);
});

it('draws two to five rings for every radius of the slider', () => {
  const { min, max, step } = prospectSliders.rayonKm;
  for (let radius = min; radius <= max; radius += step) {
    const rings = Math.ceil(radius / ringStep(radius));
    expect([2, 3, 4, 5]).toContain(rings);
  }
});
