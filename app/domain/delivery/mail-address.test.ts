import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { toHeaderText, toMailAddress } from './mail-address.ts';

describe('parsing a mail address', () => {
  it.each([
    ['ana@exemple.com', 'ana@exemple.com'],
    ['  ana@exemple.com ', 'ana@exemple.com'],
    ['Ana.Roy+devis@EXEMPLE.co.uk', 'Ana.Roy+devis@exemple.co.uk'],
    ["o'neil@a-b.example", "o'neil@a-b.example"],
  ])('reads %j as %s', (text, address) => {
    expect(toMailAddress(text)).toBe(address);
  });

  it.each([
    '',
    'ana',
    'ana@exemple',
    'ana@-a.com',
    'ana@a..com',
    'a@b.com, c@d.com',
    'a@b.com;c@d.com',
    'Ana <ana@exemple.com>',
    'ana@exemple.com\r\nBcc: x@y.com',
    'ana\r\nBcc:x@y.com',
    'ana@exemple.com\0',
    '"a b"@exemple.com',
    'ana@[127.0.0.1]',
    'élan@exemple.com',
    `${'a'.repeat(65)}@exemple.com`,
    `a@${'a.'.repeat(130)}com`,
  ])('rejects %j', (text) => {
    expect(toMailAddress(text)).toBeNull();
  });

  it('never returns white space or address delimiters, for any text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), fc.string({ unit: 'binary' }), (a, b) => {
        for (const text of [a, `${a}@${b}.com`, `ana@exemple.com${a}`])
          expect(toMailAddress(text) ?? '').not.toMatch(/[\s,;<>"()[\]\\:]/);
      }),
    );
  });
});

describe('header text', () => {
  it.each([
    ['Votre demande', 'Votre demande'],
    ['a\r\nBcc: x@y.com', 'a Bcc: x@y.com'],
    ['a\n\n\nb', 'a b'],
    ['a\u2028b\u2029c\u0085d', 'a b c d'],
    ['\u202Etxt.exe', 'txt.exe'],
    [' deux  blancs ', 'deux blancs'],
    ['prix : 10\u00A0€', 'prix : 10\u00A0€'],
  ])('%j becomes %j', (text, line) => {
    expect(toHeaderText(text)).toBe(line);
  });

  it('is one well-formed line of at most 200 characters, for any text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 500 }), (text) => {
        const line = toHeaderText(text);
        expect(line).not.toMatch(/[\r\n\0\u2028\u2029\u0085\v\f]/);
        expect(line.length).toBeLessThanOrEqual(200);
        expect(line.isWellFormed()).toBe(true);
      }),
    );
  });
});
