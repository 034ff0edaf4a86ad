import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { computingTime } from '../../test/computing-time.ts';
import { readNumber } from './read-number.ts';

describe('parsing a number', () => {
  it.each<[text: string, whole: number, withDecimals: number]>([
    ['1200', 1200, 1200],
    ['4.5', 4.5, 4.5],
    ['4,5', 4.5, 4.5],
    ['.5', 0.5, 0.5],
    ['5,', 5, 5],
    ['1 200', 1200, 1200],
    ['1\u00a0200', 1200, 1200],
    ['1\u202f200\u202f300', 1_200_300, 1_200_300],
    ["1'200", 1200, 1200],
    ['1’200', 1200, 1200],
    ['1 200,5', 1200.5, 1200.5],
    ['1.200,50', 1200.5, 1200.5],
    ['1,200.50', 1200.5, 1200.5],
    ['1.234.567', 1_234_567, 1_234_567],
    ['1.200', 1200, 1.2],
    ['1,200', 1200, 1.2],
    ['0.500', 0.5, 0.5],
    ['１２', 12, 12],
    ['30 %', 30, 30],
    ['2,50 €', 2.5, 2.5],
    ['$75', 75, 75],
    ['-3', -3, -3],
    ['−3', -3, -3],
    ['+3', 3, 3],
    ['-0', 0, 0],
    ['1e2', 100, 100],
    ['1e309', Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY],
  ])('reads %j as %f for a whole number, and otherwise as %f', (text, whole, withDecimals) => {
    expect(readNumber(text, { isWhole: true })).toBe(whole);
    expect(readNumber(text, { isWhole: false })).toBe(withDecimals);
  });

  it.each(
    `|\u00a0|quatre|12 34|1 2000|1.2.3|1.200.5|1,2,3|4.5.6|0x10|5²|①|1½|NaN|Infinity|١٢|1-2|--1|%|<b>5</b>|__proto__`.split(
      '|',
    ),
  )('rejects %j', (text) => {
    expect(readNumber(text, { isWhole: true })).toBeNaN();
    expect(readNumber(text, { isWhole: false })).toBeNaN();
  });

  it('reads a written number back, and never returns -0, for any text', () => {
    fc.assert(
      fc.property(fc.double({ noNaN: true, noDefaultInfinity: true }), (value) => {
        expect(readNumber(String(value), { isWhole: false })).toBe(value + 0);
      }),
    );
    const marks = fc.stringMatching(/^[-+\d., '’%€]{0,12}$/);
    fc.assert(
      fc.property(fc.oneof(marks, fc.string({ unit: 'binary' })), fc.boolean(), (text, isWhole) => {
        expect(Object.is(readNumber(text, { isWhole }), -0)).toBe(false);
      }),
    );
  });

  it('parses adversarial text within a second', async () => {
    const took = await computingTime(() => {
      readNumber('1 234'.repeat(50_000), { isWhole: true });
      readNumber(`1${' 234'.repeat(50_000)}x`, { isWhole: true });
      readNumber(' '.repeat(200_000), { isWhole: true });
    });
    expect(took).toBeLessThan(1000);
  });
});
