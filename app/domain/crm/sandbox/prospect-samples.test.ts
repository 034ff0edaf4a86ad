import { describe, expect, it } from 'vitest';
import { contentOf } from '#app/content/content.ts';
import { aProspectFilter } from '../../../../test/contracts/crm-samples.ts';
import type { ProspectFilter } from '../prospecting/prospecting.ts';
import { sandboxNewcomers } from './prospect-samples.ts';
import { samplesAt } from './samples.ts';

const now = '2026-03-10T09:30:00.000Z';
const { samples, prospection } = contentOf('fr').crm;
const { clients } = samplesAt(now, samples);
const found = (filter: Partial<ProspectFilter>, known = clients) =>
  sandboxNewcomers(aProspectFilter(filter), known, (sector) => prospection.sectors[sector], now);
const names = (filter: Partial<ProspectFilter>) => found(filter).map(({ name }) => name);

describe('sandbox businesses that are not yet clients', () => {
  it('sorts matching businesses by score, with unmeasured ones last', () => {
    expect(names({})).toEqual([
      'Studio Aurore',
      'Fleurs Équinoxe',
      'École Cassiopée',
      'Café Petite Ourse',
      'Ostéo Voie Lactée',
      'Ménage Boréal',
      'Ateliers Pulsar',
    ]);
    expect(found({}).at(-1)?.ilaScore.current).toBeNull();
  });

  it.each<[what: string, filter: Partial<ProspectFilter>, names: string[]]>([
    ['a sector', { secteur: 'beauté', ilaScoreMin: 0 }, ['Barbier Orion']],
    ['a wider radius', { secteur: 'immobilier', rayonKm: 15 }, ['Courtage Andromède']],
    ['a keyword', { motsCles: ['aurore'] }, ['Studio Aurore']],
    ['a score that nobody measured reaches', { ilaScoreMin: 100 }, ['Ateliers Pulsar']],
    ['nothing', { motsCles: ['plombier'] }, []],
  ])('filters by %s', (_what, filter, expected) => {
    expect(names(filter)).toEqual(expected);
  });

  it('leaves out a business that was added to the clients', () => {
    const [first] = found({});
    const later = found({}, first ? [...clients, first] : []);
    expect(later.map(({ name }) => name)).not.toContain(first?.name);
    expect(later).toHaveLength(6);
  });
});
