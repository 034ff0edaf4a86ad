import { describe, expect, it } from 'vitest';
import { aClient, aProspectFilter } from '../../../../test/contracts/crm-samples.ts';
import { integerBetween, seededRandom } from '../../random.ts';
import { compatibilityOf, statusOf } from './compatibility.ts';
import { planProspects, prospectsAmong } from './find-prospects.ts';
import { partnersOf, planPartners } from './partners.ts';
import type { ProspectFilter } from './prospecting.ts';

const at = (kilometres: number) => ({ lat: 45.5 + kilometres / 111.195, lng: -73.5 });
const scored = (current: number | null) => ({
  current,
  history: [],
  lastUpdated: '2026-01-01T00:00:00.000Z',
  trend: 'stable' as const,
});
const business = (id: string, sector: string, kilometres: number | null, score: number | null) =>
  aClient({
    id,
    name: id,
    sector,
    coordinates: kilometres === null ? null : at(kilometres),
    ilaScore: scored(score),
    tags: [],
    services: [],
  });

const bakery = business('bakery', 'Restauration', 0, 80);

describe('compatibility', () => {
  it.each([
    ['everything that speaks for it', 'Beauté', 0, 100, 97],
    ['nothing known', '', null, null, 12],
    ['the same sector next door', 'restauration', 0, 80, 54],
    ['another sector, half as far as counts', 'Santé', 5, 60, 76],
    ['another sector, too far to count', 'Santé', 50, 80, 64],
  ])('in both directions: %s', (_name, sector, kilometres, score, points) => {
    const other = business('other', sector, kilometres, score);
    expect(compatibilityOf(bakery, other)).toBe(points);
    expect(compatibilityOf(other, bakery)).toBe(points);
  });

  it.each([
    [100, 'perfect'],
    [75, 'perfect'],
    [74, 'compensatory'],
    [50, 'compensatory'],
    [49, 'none'],
  ] as const)('of %i is %s', (points, status) => expect(statusOf(points)).toBe(status));
});

describe('partners', () => {
  const others = [
    bakery,
    business('spa', 'Beauté', 1, 70),
    business('clinic', 'Santé', 3, 90),
    business('unknown', '', null, null),
  ];

  it('are the other businesses that match, best first, in any order of input', () => {
    const found = partnersOf(bakery, others);
    expect(found.map(({ business2 }) => business2.id)).toEqual(['spa', 'clinic']);
    expect(partnersOf(bakery, others.toReversed())).toEqual(found);
  });

  it('are logged with the inputs of the calculation', () => {
    const planning = {
      now: '2026-02-01T10:00:00.000Z',
      newId: () => 'j1',
      author: 'Inès',
      translate: (code: string) => ({ title: code, content: '' }),
    };
    const [change] = planPartners(bakery, partnersOf(bakery, others), planning);
    expect(change).toMatchObject({
      record: {
        aiGenerated: false,
        basis: {
          rule: 'partners-computed-1',
          inputs: { count: 2, sector: 'Restauration', score: 80, radius: 10 },
        },
      },
    });
    const filter = aProspectFilter({ ville: 'M'.repeat(100) });
    const [noted] = planProspects(filter, prospectsAmong(filter, at(0), others), planning);
    expect(noted).toMatchObject({ record: { relatedTo: { id: 'M'.repeat(64) } } });
  });
});

describe('prospects', () => {
  const candidates = [
    bakery,
    business('spa', 'Beauté', 1, 70),
    business('far', 'Beauté', 30, 90),
    business('weak', 'Santé', 2, 40),
    business('unmeasured', 'Santé', 2, null),
    business('nowhere', 'Santé', null, 90),
  ];
  const found = (part: Partial<ProspectFilter>) =>
    prospectsAmong(aProspectFilter({ ville: 'Montréal', ...part }), at(0), candidates);
  const names = (part: Partial<ProspectFilter>) => found(part).businesses.map(({ id }) => id);

  it.each([
    ['around, of the score or not measured', {}, ['bakery', 'spa', 'unmeasured']],
    ['farther around', { rayonKm: 50 }, ['far', 'bakery', 'spa', 'unmeasured']],
    ['of any score', { ilaScoreMin: 0 }, ['bakery', 'spa', 'weak', 'unmeasured']],
    ['of a sector', { secteur: 'beauté' }, ['spa']],
    ['with a word', { motsCles: ['BAKE'] }, ['bakery']],
    ['with every word', { motsCles: ['bake', 'spa'] }, []],
    ['with a perfect partner', { statusIlumatch: 'perfect' }, ['bakery', 'spa', 'unmeasured']],
    ['with nobody', { statusIlumatch: 'none' }, []],
  ] as const)('found %s', (_name, part, ids) => {
    expect(names(part)).toEqual(ids);
  });

  it('have their best partner of all candidates, listed once per pair', () => {
    const random = seededRandom('partners');
    const many = Array.from({ length: 300 }, (_, nth) =>
      business(
        `b${nth}`,
        ['Santé', 'Beauté', 'santé ', ''][integerBetween(random, 0, 3)] ?? '',
        random() < 0.1 ? null : random() * 12,
        integerBetween(random, 0, 20) * 5,
      ),
    );
    const filter = aProspectFilter({ ville: 'Montréal', ilaScoreMin: 0 });
    const { businesses, matches } = prospectsAmong(filter, at(0), many);
    expect(businesses).toHaveLength(100);
    const best = businesses.flatMap((each) => partnersOf(each, many).slice(0, 1));
    const pairOf = ({ business1, business2 }: (typeof best)[number]) =>
      [business1.id, business2.id].toSorted().join(' ');
    // Two businesses may each be the other's best partner: the pair is listed once.
    const pairs = Map.groupBy(best, pairOf);
    expect(pairs.size).toBeLessThan(best.length);
    expect(matches).toEqual([...pairs.values()].map(([first]) => first));
  });

  it('are shown on a map around the town, with the mean of their matches', () => {
    const { mapData, matches, averageCompatibility } = found({ statusIlumatch: 'perfect' });
    expect(mapData.center).toEqual(at(0));
    expect(mapData.markers).toHaveLength(3);
    expect(averageCompatibility).toBe(
      Math.round(
        matches.reduce((sum, { compatibility }) => sum + compatibility, 0) / matches.length,
      ),
    );
  });
});
