import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isWithinOneTypo } from './typo.ts';

describe('typing mistakes', () => {
  it.each([
    ['visibilite', 'visibilite'],
    ['visiblite', 'visibilite'],
    ['visibilitee', 'visibilite'],
    ['visibalite', 'visibilite'],
    ['visiiblite', 'visibilite'],
    ['isibilite', 'visibilite'],
    ['ab', 'ba'],
    ['a', ''],
  ])('at most one separates %s and %s', (a, b) => {
    expect([isWithinOneTypo(a, b), isWithinOneTypo(b, a)]).toEqual([true, true]);
  });

  it.each([
    ['visblite', 'visibilite'],
    ['vasibalite', 'visibilite'],
    ['service', 'servir'],
    ['abc', 'cba'],
    ['ab', ''],
    ['abcd', 'badc'],
  ])('more than one separates %s and %s', (a, b) => {
    expect([isWithinOneTypo(a, b), isWithinOneTypo(b, a)]).toEqual([false, false]);
  });

  it('are counted like the textbook distance, for any words', () => {
    const word = fc.string({ unit: fc.constantFrom('a', 'b', 'c'), maxLength: 7 });
    fc.assert(
      fc.property(word, word, (a, b) => {
        expect(isWithinOneTypo(a, b)).toBe(distance(a, b) <= 1);
      }),
      { numRuns: 1000 },
    );
  });
});

/** Optimal string alignment by recursion, as defined: slow and simple. */
function distance(a: string, b: string): number {
  if (a === '' || b === '') return a.length + b.length;
  const isSwap = a.length > 1 && b.length > 1 && a[0] === b[1] && a[1] === b[0];
  return Math.min(
    distance(a.slice(1), b) + 1,
    distance(a, b.slice(1)) + 1,
    distance(a.slice(1), b.slice(1)) + (a[0] === b[0] ? 0 : 1),
    isSwap ? distance(a.slice(2), b.slice(2)) + 1 : Number.POSITIVE_INFINITY,
  );
}
