import { beforeEach, describe, expect, it } from 'vitest';
import { distanceBetween } from '#app/domain/crm/prospecting/distance.ts';
import { partnerRadius, partnersOf } from '#app/domain/crm/prospecting/partners.ts';
import type { Client } from '#app/domain/crm/records/entities.ts';
import { integerBetween, seededRandom } from '#app/domain/random.ts';
import { aClient } from '../../../test/contracts/crm-samples.ts';
import { emptyCrm, openCrm } from '../../../test/crm.ts';
import { onEachDatabase } from '../../../test/databases.ts';
import { createKnownBusinesses } from './known-businesses.server.ts';

const center = { lat: 45.5, lng: -73.5 };
const box = { south: 45.3, north: 45.7, west: -73.8, east: -73.2 };

const random = seededRandom('businesses');
const many = Array.from({ length: 400 }, (_, nth) =>
  aClient({
    id: `b${nth}`,
    sector: ['Santé', 'Beauté', ' santé ', ''][nth % 4] ?? '',
    coordinates:
      nth % 20 === 0
        ? null
        : { lat: center.lat + random() * 0.4 - 0.2, lng: center.lng + random() * 0.6 - 0.3 },
    ilaScore: {
      current: integerBetween(random, 0, 100),
      history: [],
      lastUpdated: '2026-01-01T00:00:00.000Z',
      trend: 'stable',
    },
  }),
);

const kilometres = ({ coordinates }: Client) =>
  coordinates ? distanceBetween(center, coordinates) : Number.POSITIVE_INFINITY;

onEachDatabase('known businesses', (open) => {
  beforeEach(async () => {
    await emptyCrm(open());
    const { store } = openCrm(open());
    await store.apply(many.map((record) => ({ do: 'put', in: 'clients', record, on: null })));
  });

  it('returns businesses within a box, nearest first', async () => {
    const found = await createKnownBusinesses(open()).within(box, center);
    const expected = many
      .filter(({ coordinates }) => coordinates)
      .toSorted((a, b) => kilometres(a) - kilometres(b));
    expect(found.map(({ id }) => id)).toEqual(expected.map(({ id }) => id));
  });

  describe('likely partners of a client', () => {
    it.each(['Santé', 'beauté', ''])(
      'match the domain’s ranking, for sector %j',
      async (sector) => {
        const client = aClient({ id: 'own', sector, coordinates: center });
        const likely = await createKnownBusinesses(open()).likelyPartners(box, client, center);
        expect(likely.length).toBeLessThanOrEqual(50);
        const around = many.filter((each) => kilometres(each) <= partnerRadius);
        const points = (others: readonly Client[]) =>
          partnersOf(client, others).map(({ compatibility }) => compatibility);
        expect(points(likely)).toEqual(points(around));
        expect(points(likely).length).toBeGreaterThan(0);
      },
    );
  });
});
