import { describe, expect, it } from 'vitest';
import { pathOf } from '#app/domain/crm/prospecting/outline.ts';
import { montreal } from '#app/domain/crm/prospecting/prospecting.ts';
import {
  surroundingsOf,
  townLabel,
  townsCalled,
  townsNamed,
  townsOfAddresses,
} from '#app/domain/crm/prospecting/towns.ts';
import { openGazetteer, openOutline } from './places.server.ts';

const labels = (towns: ReturnType<typeof townsNamed>) =>
  towns.map((town) => townLabel(town, (code) => code));

describe('towns of the gazetteer', () => {
  it.each([
    ['Montréal', 'Montréal, QC'],
    ['montreal', 'Montréal, QC'],
    ['MONTREAL, qc', 'Montréal, QC'],
    ['Montréal, Canada', 'Montréal, QC'],
    ['St-Laurent', 'Saint-Laurent, QC'],
    ['saint laurent, QC', 'Saint-Laurent, QC'],
    ['Trois-Rivieres', 'Trois-Rivières, QC'],
    ['Paris', 'Paris, Île-de-France, FR'],
    ['Valencia, Espagne', 'Valencia, Valencia, ES'],
    ['London, England, Royaume-Uni', 'London, England, GB'],
    ['New York City, NY, États-Unis', 'New York City, NY, US'],
    ['Madrid', 'Madrid, Madrid, ES'],
    ['Rimouski', 'Rimouski, QC'],
  ])('%s is %s', async (typed, label) => {
    const [town] = townsCalled(await openGazetteer(), typed);
    expect(labels(town ? [town] : [])).toEqual([label]);
  });

  it('several towns of one name are offered, those at home first', async () => {
    const towns = labels(townsCalled(await openGazetteer(), 'London'));
    expect(towns[0]).toBe('London, ON');
    expect(towns).toContain('London, England, GB');
  });

  it('names are completed', async () => {
    const towns = labels(townsNamed(await openGazetteer(), 'saint-la'));
    expect(towns[0]).toMatch(/^Saint-La.*, QC$/);
  });

  it.each(['', ' , ', '%', 'Nulle part', '<b>'])('%j is no town', async (typed) => {
    expect(townsCalled(await openGazetteer(), typed)).toEqual([]);
  });
});

it('clients’ addresses name the towns they are in, the most frequent first', () => {
  expect(
    townsOfAddresses([
      '1, rue Roy, Laval, QC',
      '2, rue Roy, Montréal, QC H2X 0A1',
      '12, rue de la Paix, Lyon, France',
      'Laval, 3, rue Roy, QC',
      'Québec',
      '',
    ]),
  ).toEqual(['Laval', 'Montréal', 'Lyon']);
});

it('a map has the land around its place: coasts or borders, and towns to go by', async () => {
  const search = { center: montreal.center, radiusKm: 10 };
  const { lines, towns } = surroundingsOf(await openGazetteer(), await openOutline(), search);
  expect(lines.length).toBeGreaterThan(0);
  expect(towns.length).toBeGreaterThan(2);
  expect(pathOf(lines, montreal.center, 10)).toMatch(
    /^(?:M-?[\d.]+ -?[\d.]+(?:L-?[\d.]+ -?[\d.]+)+)+$/,
  );
});
