import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { codeBytes, readSpokenCode, spokenCode } from './spoken-codes.ts';

describe('a code to copy by hand', () => {
  it('has sixteen characters in groups of four', () => {
    expect(spokenCode(Uint8Array.from({ length: codeBytes }, (_, index) => index * 2))).toBe(
      '0246-8ACE-GJMP-RTWY',
    );
  });

  it('is read back however it was typed', () => {
    fc.assert(
      fc.property(fc.uint8Array({ minLength: codeBytes, maxLength: codeBytes }), (random) => {
        const code = spokenCode(random);
        const sloppy = ` ${code.replaceAll('-', ' ').toLowerCase().replaceAll('0', 'o').replaceAll('1', 'l')} `;
        expect(readSpokenCode(code)).toBe(code);
        expect(readSpokenCode(sloppy)).toBe(code);
      }),
    );
  });

  it.each(['', '0246', '0246-8ACE-GJMP-RTWU', '0246-8ACE-GJMP-RTWYZ', '123456'])(
    'is not %j',
    (typed) => {
      expect(readSpokenCode(typed)).toBe(null);
    },
  );
});
