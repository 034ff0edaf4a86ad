import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { recoveryCodeBytes, readRecoveryCode, formatRecoveryCode } from './recovery-codes.ts';

describe('a recovery code', () => {
  it('has 24 characters in groups of four', () => {
    expect(
      formatRecoveryCode(Uint8Array.from({ length: recoveryCodeBytes }, (_, index) => index)),
    ).toBe('0123-4567-89AB-CDEF-GHJK-MNPQ');
  });

  it('is read in lower case, with spaces and with look-alike letters', () => {
    fc.assert(
      fc.property(
        fc.uint8Array({ minLength: recoveryCodeBytes, maxLength: recoveryCodeBytes }),
        (random) => {
          const code = formatRecoveryCode(random);
          const sloppy = ` ${code.replaceAll('-', ' ').toLowerCase().replaceAll('0', 'o').replaceAll('1', 'l')} `;
          expect(readRecoveryCode(code)).toBe(code);
          expect(readRecoveryCode(sloppy)).toBe(code);
        },
      ),
    );
  });

  it('is still read in the earlier format of sixteen characters', () => {
    expect(readRecoveryCode('0246-8ace-gjmp-rtwy')).toBe('0246-8ACE-GJMP-RTWY');
  });

  it.each(['', '0246', '0246-8ACE-GJMP-RTWU', '0246-8ACE-GJMP-RTWYZ', '123456'])(
    'cannot be %j',
    (typed) => {
      expect(readRecoveryCode(typed)).toBe(null);
    },
  );
});
