import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { uuidV7 } from './uuid-v7.ts';

const zeros = new Uint8Array(10);
const ones = new Uint8Array(10).fill(255);
const moments = fc.integer({ min: 0, max: 2 ** 48 - 1 });
const randoms = fc.uint8Array({ minLength: 10, maxLength: 10 });

describe('a UUIDv7', () => {
  it.each([
    [0, zeros, '00000000-0000-7000-8000-000000000000'],
    [2 ** 48 - 1, ones, 'ffffffff-ffff-7fff-bfff-ffffffffffff'],
    // The example in RFC 9562 §A.6.
    [
      0x017f22e279b0,
      Uint8Array.from([0x0c, 0xc3, 0x18, 0xc4, 0xdc, 0x0c, 0x0c, 0x07, 0x39, 0x8f]),
      '017f22e2-79b0-7cc3-98c4-dc0c0c07398f',
    ],
  ])('at %d with known random bytes has the expected value', (now, random, expected) => {
    expect(uuidV7(now, random)).toBe(expected);
  });

  it('sorts after an earlier one, for any random bytes', () => {
    fc.assert(
      fc.property(moments, moments, randoms, randoms, (one, other, first, second) => {
        fc.pre(one < other);
        expect(uuidV7(one, first) < uuidV7(other, second)).toBe(true);
      }),
    );
  });

  it('has the format of version 7, for any time and random bytes', () => {
    fc.assert(
      fc.property(moments, randoms, (now, random) => {
        expect(uuidV7(now, random)).toMatch(
          /^[\da-f]{8}-[\da-f]{4}-7[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/,
        );
      }),
    );
  });

  it('requires exactly ten random bytes', () => {
    expect(() => uuidV7(0, new Uint8Array(9))).toThrow(RangeError);
  });
});
