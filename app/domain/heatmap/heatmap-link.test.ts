import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { jsonSource } from '../codec/stored-json.ts';
import { gridSizes } from './grid.ts';
import {
  heatmapFields,
  heatmapVersion,
  longestText,
  readHeatmapLink,
  readView,
  type HeatmapField,
} from './heatmap-link.ts';
import { districtIds } from './places.ts';

const samples = { business: 'Votre entreprise', keyword: 'boulangerie' };
const read = (fields: Partial<Record<HeatmapField | 'v', string>>) =>
  readHeatmapLink(jsonSource(fields), samples);

describe('a heat map link', () => {
  it('shows the sample when empty', () => {
    expect(read({})).toEqual({
      query: { ...samples, place: 'ville-marie', town: '', size: 7, radius: 3 },
      corrected: [],
      isOtherVersion: false,
    });
  });

  it.each<[HeatmapField, string, string | number, boolean]>([
    ['size', '9', 9, false],
    ['size', '8', 7, true],
    ['size', '1', 3, true],
    ['size', '-5', 3, true],
    ['size', '99', 13, true],
    ['size', 'Infinity', 7, true],
    ['size', 'neuf', 7, true],
    ['size', '', 7, false],
    ['radius', '5', 5, false],
    ['radius', '0', 1, true],
    ['radius', '2,4', 2, true],
    ['radius', '1e9', 10, true],
    ['radius', 'NaN', 3, true],
    ['place', 'verdun', 'verdun', false],
    ['place', 'toString', 'ville-marie', true],
    ['business', '  Katz Sport ', 'Katz Sport', false],
    ['business', '   ', 'Votre entreprise', false],
    ['keyword', 'é'.repeat(longestText + 1), 'é'.repeat(longestText), true],
  ])('parses %s=%j as %j', (name, written, value, isCorrected) => {
    const { query, corrected } = read({ [name]: written });
    expect(query[name]).toBe(value);
    expect(corrected).toEqual(isCorrected ? [name] : []);
  });

  it.each([
    [String(heatmapVersion), false],
    ['0', true],
    ['1', true],
    ['', true],
  ])('detects another version: %j', (v, isOther) => {
    expect(read({ v }).isOtherVersion).toBe(isOther);
  });

  it('is parsed within bounds, for any values', () => {
    const anything = fc.option(fc.string(), { nil: undefined });
    fc.assert(
      fc.property(anything, anything, anything, anything, (business, place, size, radius) => {
        const { query } = read(
          Object.fromEntries(
            Object.entries({ business, place, size, radius, town: business }).filter(
              ([, text]) => text != null,
            ),
          ),
        );
        expect(gridSizes).toContain(query.size);
        expect(districtIds).toContain(query.place);
        expect(Number.isInteger(query.radius)).toBe(true);
        expect(query.business).not.toBe('');
      }),
    );
  });

  it('survives a round trip', () => {
    const { query } = read({
      business: 'Café & Cie',
      size: '13',
      radius: '8',
      place: 'anjou',
      town: 'Québec',
    });
    const fields = new URLSearchParams(heatmapFields(query));
    expect(readHeatmapLink(fields, samples)).toEqual({
      query,
      corrected: [],
      isOtherVersion: false,
    });
  });
});

describe('display parameters', () => {
  it.each([
    [{}, { show: 'now', point: 24 }],
    [
      { show: 'change', point: 'A1' },
      { show: 'change', point: 0 },
    ],
    [
      { show: 'before', point: 'G7' },
      { show: 'before', point: 48 },
    ],
    [
      { show: 'later', point: 'H1' },
      { show: 'now', point: 24 },
    ],
  ])('are parsed from %j', (fields: { show?: string; point?: string }, expected) => {
    expect(readView(jsonSource(fields), 7)).toEqual(expected);
  });
});
