import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatAmount, formatNumber } from './format.ts';
import { languages, type Language } from './languages.ts';
import { parseNumber, type NumberRefusal } from './parse-number.ts';

describe('a typed number', () => {
  it.each<[Language, text: string, value: number]>([
    ['fr', '1200', 1200],
    ['fr', '1 200', 1200],
    ['fr', '1\u00a0200', 1200],
    ['fr', '1\u202f200\u202f000', 1_200_000],
    ['fr', '1 200,50', 1200.5],
    ['fr', '1 200.50', 1200.5],
    ['fr', '1,500', 1.5],
    ['fr', '1.500', 1500],
    ['fr', '0.500', 0.5],
    ['fr', '4.5', 4.5],
    ['fr', '4,5', 4.5],
    ['fr', '1.234.567,8', 1_234_567.8],
    ['fr', "1'200", 1200],
    ['en', '1,200', 1200],
    ['en', '1,200.50', 1200.5],
    ['en', '1.500', 1.5],
    ['en', '4,5', 4.5],
    ['en', '1,234,567', 1_234_567],
    ['es', '1,200', 1200],
    ['es', '1,200.50', 1200.5],
    ['es', '1.200,50', 1200.5],
    ['es', '1.200', 1.2],
    ['es', '12,5', 12.5],
    ['es', '12.5', 12.5],
    ['es', '.5', 0.5],
    ['es', '5,', 5],
  ])('in %s: %j is %f', (language, text, value) => {
    expect(parseNumber(language, text)).toEqual({ value, refusal: null });
  });
});

describe('a number in a field with thousands', () => {
  it.each<[text: string, value: number]>([
    ['1.000', 1000],
    ['1,000', 1000],
    ['50,000', 50_000],
    ['50.000 €', 50_000],
    ['-1,500', -1500],
    ['1,5', 1.5],
    ['1.50', 1.5],
    ['0,500', 0.5],
    ['1000,500', 1000.5],
    ['1 200,500', 1200.5],
    ['1.200,50', 1200.5],
    ['1,200.50', 1200.5],
  ])('%j is %f in every language', (text, value) => {
    for (const language of languages)
      expect(parseNumber(language, text, { inThousands: true })).toEqual({ value, refusal: null });
  });
});

describe('a pasted number', () => {
  it.each<[Language, text: string, value: number]>([
    ['fr', '1 200,50 €', 1200.5],
    ['fr', '  800\u00a0€\n', 800],
    ['fr', '60 %', 60],
    ['fr', '2,5 k€', 2500],
    ['fr', '1500 EUR', 1500],
    ['fr', '300 euros', 300],
    ['en', '€1,200', 1200],
    ['en', '$ 1,200.50', 1200.5],
    ['en', 'CA$75', 75],
    ['fr', '1 500 $ CA', 1500],
    ['fr', '1\u00a0500\u00a0$ US', 1500],
    ['fr', '75 $CAN', 75],
    ['en', '5k', 5000],
    ['es', '1,200 euros', 1200],
    ['es', '75 dólares', 75],
    ['fr', '１２００', 1200],
    ['fr', '-3', -3],
    ['fr', '−3,5 €', -3.5],
    ['en', '+12', 12],
    ['en', '-0', 0],
  ])('in %s: %j is %f', (language, text, value) => {
    expect(parseNumber(language, text)).toEqual({ value, refusal: null });
  });
});

describe('text that is not a number', () => {
  it.each<[text: string, refusal: NumberRefusal]>([
    ['', 'empty'],
    [' \u00a0\n', 'empty'],
    ['€', 'unreadable'],
    ['abc', 'unreadable'],
    ['12 34', 'unreadable'],
    ['514 555-0142', 'unreadable'],
    ['1.2.3', 'unreadable'],
    ['1,2.3,4', 'unreadable'],
    ['10-20', 'unreadable'],
    ['1e9', 'unreadable'],
    ['5²', 'unreadable'],
    ['①', 'unreadable'],
    ['1½', 'unreadable'],
    ['١٢', 'unreadable'],
    ['12 $ USA', 'unreadable'],
    ['Infinity', 'unreadable'],
    ['NaN', 'unreadable'],
    ['0x10', 'unreadable'],
    ['.', 'unreadable'],
    ['<b>5</b>', 'unreadable'],
    ['9'.repeat(16), 'absurd'],
    ['9'.repeat(4000), 'absurd'],
  ])('%j is rejected: %s', (text, refusal) => {
    for (const language of languages)
      expect(parseNumber(language, text)).toEqual({ value: null, refusal });
  });

  it('is rejected without an exception or a NaN', () => {
    const texts = fc.oneof(
      fc.string({ unit: 'grapheme' }),
      fc.stringMatching(/^[\d., '€k-]{0,12}$/),
    );
    fc.assert(
      fc.property(fc.constantFrom(...languages), texts, (language, text) => {
        const { value, refusal } = parseNumber(language, text);
        expect(value === null ? refusal : Number.isFinite(value)).toBeTruthy();
      }),
    );
  });
});

describe('formatted numbers', () => {
  const amounts = fc.integer({ min: -1e11, max: 1e11 }).map((cents) => cents / 100);

  it.each(languages)('in %s are parsed back to the same value', (language) => {
    fc.assert(
      fc.property(amounts, (amount) => {
        const read = (text: string) => parseNumber(language, text).value;
        const options = { minimumFractionDigits: 2, maximumFractionDigits: 2 };
        expect(read(formatNumber(language, amount, options))).toBe(amount);
        expect(read(formatAmount(language, amount))).toBe(amount);
        // Notation of links: at most two decimals, no grouping.
        expect(read(String(amount))).toBe(amount);
      }),
    );
  });
});
