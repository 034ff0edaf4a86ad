import { describe, expect, it } from 'vitest';
import { fill, formatEuros, formatNumber } from './format.ts';
import { languages, type Language } from './languages.ts';

/** Non-breaking, as typography wants it. */
const nbsp = '\u00a0';

describe('numbers', () => {
  it.each<[Language, value: number, text: string, options?: Intl.NumberFormatOptions]>([
    ['fr', 1000, `1${nbsp}000`],
    ['en', 1000, '1,000'],
    ['es', 10_000, '10.000'],
    ['fr', 2.5, '2,5'],
    ['en', 2.5, '2.5'],
    ['es', 2.5, '2,5'],
    ['fr', 4, '4,0', { minimumFractionDigits: 1 }],
    ['en', 4, '4.0', { minimumFractionDigits: 1 }],
    ['en', 4, '4'],
    ['fr', -3, '-3'],
  ])('%s writes %f as %j', (language, value, text, options) => {
    expect(formatNumber(language, value, options)).toBe(text);
  });

  it.each(languages)('%s never uses the narrow space that the fonts lack', (language) => {
    const texts = [1234, 1_234_567.5].flatMap((value) => [
      formatNumber(language, value),
      formatEuros(language, value),
    ]);
    expect(texts.join('')).not.toMatch(/[\u2009\u202f]/);
  });
});

describe('euros', () => {
  it.each<[Language, value: number, text: string]>([
    ['fr', 800, `800${nbsp}€`],
    ['fr', 1200, `1${nbsp}200${nbsp}€`],
    ['fr', 2.5, `2,50${nbsp}€`],
    ['en', 1200, '€1,200'],
    ['en', 2.5, '€2.50'],
    ['es', 2.5, `2,50${nbsp}€`],
    ['es', 0.1, `0,10${nbsp}€`],
  ])('%s writes %f as %j', (language, value, text) => {
    expect(formatEuros(language, value)).toBe(text);
  });
});

describe('a sentence with places', () => {
  it.each([
    ['Résultat pour {name}', { name: 'Chez Rose' }, 'Résultat pour Chez Rose'],
    ['{a} sur {b}', { a: '1', b: '2' }, '1 sur 2'],
    ['{a}{a}', { a: 'x' }, 'xx'],
    ['nothing to fill', { a: 'x' }, 'nothing to fill'],
    ['{unknown} stays', { a: 'x' }, '{unknown} stays'],
    // What is put in is text, never a pattern or another place.
    ['{a}', { a: '{b}', b: 'no' }, '{b}'],
    ['{a}', { a: '$& $1' }, '$& $1'],
  ])('%j with %j is %j', (sentence, values: Record<string, string>, filled) => {
    expect(fill(sentence, values)).toBe(filled);
  });
});
