import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { jsonSource } from '../codec/stored-json.ts';
import { readHomeInput } from './home-fields.ts';
import { homeDefaults, homeSliderIds, homeSliders, type HomeSlider } from './home-inputs.ts';
import { homeScore } from './home-score.ts';

const read = (texts: Partial<Record<HomeSlider, string>>) => readHomeInput(jsonSource(texts));

describe('parsing the form’s values', () => {
  it('uses the defaults when nothing is given', () => {
    expect(read({})).toEqual({ input: homeDefaults, corrected: [] });
  });

  it.each<[HomeSlider, text: string, value: number]>([
    ['etoiles', '4.6', 4.6],
    ['etoiles', '4,6', 4.6],
    ['etoiles', ' 3 ', 3],
    ['etoiles', '1', 1],
    ['etoiles', '5', 5],
    ['nombreAvis', '0', 0],
    ['kd', '1e2', 100],
    ['kd', '30 %', 30],
    ['cpc', '2,50 €', 2.5],
    ['volumeRecherche', '1 200', 1200],
    ['volumeRecherche', '1\u00a0200', 1200],
    ['volumeRecherche', '1\u202f200', 1200],
    ['volumeRecherche', '1,200', 1200],
    ['volumeRecherche', '1.200', 1200],
    ['volumeRecherche', '1.200,00', 1200],
    ['pagesIndexees', '１２', 12],
  ])('reads %s=%j as %f', (id, text, value) => {
    const { input, corrected } = read({ [id]: text });
    expect(input[id]).toBe(value);
    expect(corrected).toEqual([]);
  });

  it.each<[HomeSlider, text: string, value: number]>([
    ['etoiles', '5.1', 5],
    ['etoiles', '0.9', 1],
    ['etoiles', '-3', 1],
    ['nombreAvis', '501', 500],
    ['volumeRecherche', '99999999999999999999', 10_000],
    ['cpc', '0', 0.1],
    ['kd', '101', 100],
    ['pagesIndexees', '0', 1],
    ['etoiles', '', 4],
    ['etoiles', '  ', 4],
    ['etoiles', 'quatre', 4],
    ['etoiles', '4.5.6', 4],
    ['nombreAvis', '1 000', 500],
    ['nombreAvis', '55', 60],
    ['nombreAvis', '54', 50],
    ['etoiles', '4.56', 4.6],
    ['volumeRecherche', '1 20', 1000],
    ['pagesIndexees', '0x10', 25],
    ['pagesIndexees', '١٢', 25],
    ['kd', 'NaN', 30],
    ['kd', 'Infinity', 30],
    ['kd', '1e999', 30],
  ])('corrects %s=%j to %f, and reports it', (id, text, value) => {
    const { input, corrected } = read({ [id]: text });
    expect(input[id]).toBe(value);
    expect(corrected).toEqual([id]);
  });

  it('parses each value on its own', () => {
    const { input, corrected } = read({ etoiles: '9', kd: 'x', cpc: '3' });
    expect(input).toEqual({ ...homeDefaults, etoiles: 5, cpc: 3 });
    expect(corrected).toEqual(['etoiles', 'kd']);
  });

  it('keeps values within bounds and gives a score, for any text', () => {
    const anyText = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.double().map(String),
      fc.constantFrom('-0', '0x10', '1e400', '-Infinity', '１２', '٣', '__proto__'),
    );
    fc.assert(
      fc.property(anyText, (text) => {
        const { input } = readHomeInput({ getAll: () => [text] });
        for (const id of homeSliderIds) {
          expect(input[id]).toBeGreaterThanOrEqual(homeSliders[id].min);
          expect(input[id]).toBeLessThanOrEqual(homeSliders[id].max);
        }
        expect(homeScore(input).score).toBeGreaterThanOrEqual(7);
        expect(homeScore(input).score).toBeLessThanOrEqual(84);
      }),
    );
  });

  it('reports every value that differs from the sent one', () => {
    fc.assert(
      fc.property(fc.constantFrom(...homeSliderIds), fc.double({ noNaN: true }), (id, value) => {
        const { input, corrected } = read({ [id]: String(value) });
        expect(corrected.includes(id)).toBe(input[id] !== value);
      }),
    );
  });
});
