import { assert, property, string } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { countryOfAddress } from './country-of-address.ts';
import { isTelephone, readTelephone } from './telephone.ts';

describe('reading a telephone number as E.164', () => {
  it.each([
    ['514 555-0142', '+15145550142', ''],
    ['(514) 555-0142', '+15145550142', ''],
    ['514.555.0142', '+15145550142', ''],
    ['5145550142', '+15145550142', ''],
    ['+1 514 555 0142', '+15145550142', ''],
    ['1-514-555-0142', '+15145550142', ''],
    ['514.555.0142 poste 12', '+15145550142', '12'],
    ['514 555-0142, ext. 12', '+15145550142', '12'],
    ['514-555-0142x12', '+15145550142', '12'],
    ['(514) 555-0142 #204', '+15145550142', '204'],
    ['514 555-0142 (bureau)', '+15145550142', ''],
    ['Tél. : 514 555-0142', '+15145550142', ''],
    ['514 555-0142 / 514 555-0199', '+15145550142', ''],
    ['+1 514 555-0142;ext=3', '+15145550142', '3'],
    ['+33 1 23 45 67 89', '+33123456789', ''],
    ['+33 (0)1 23 45 67 89', '+33123456789', ''],
    ['0033 1 23 45 67 89', '+33123456789', ''],
    ['00 33 1 23 45 67 89', '+33123456789', ''],
    ['011 33 1 23 45 67 89', '+33123456789', ''],
    ['+34 612 34 56 78 ext 3', '+34612345678', '3'],
    ['５１４ ５５５ ０１４２', '+15145550142', ''],
  ])('%s is %s with extension %j', (text, e164, extension) => {
    expect(readTelephone(text)).toMatchObject({ e164, extension });
  });

  it.each([
    ['01 23 45 67 89', '12, rue de la Paix, 75002 Paris, France', '+33123456789'],
    ['612 34 56 78', 'Calle Mayor, 3, Madrid, España', '+34612345678'],
    ['514 555-0142', '1, rue Principale, Montréal, Canada', '+15145550142'],
    ['+1 514 555-0142', 'Paris, France', '+15145550142'],
    ['212 555-0142', 'New York, USA', '+12125550142'],
  ])('%s at %s is %s', (text, address, e164) => {
    expect(readTelephone(text, address)?.e164).toBe(e164);
  });

  it.each(['', '0142', '555-0142', 'appelez-moi', '01 23 45 67 89', '+1 555 0142', '1'.repeat(16)])(
    'rejects %j',
    (text) => {
      expect(readTelephone(text)).toBeNull();
    },
  );

  it('returns a plus sign and digits, for any text', () => {
    assert(
      property(string(), (text) => {
        expect(readTelephone(text)?.e164 ?? '+1').toMatch(/^\+\d+$/);
      }),
    );
  });
});

describe('whether a text is a telephone number', () => {
  it.each([
    ['514.555.0142 poste 12', true],
    ['+33 1 23 45 67 89', true],
    ['01 23 45 67 89', true],
    ['555-0142', true],
    ['612 34 56 78', true],
    ['n/d', false],
    ['poste 12', false],
    ['514 555', false],
    ['+1 555 0142', false],
    ['00 99 12', false],
    ['1'.repeat(16), false],
  ])('%j: %s', (text, expected) => {
    expect(isTelephone(text)).toBe(expected);
  });
});

it.each([
  ['12, rue de la Paix, 75002 Paris, France', 'FR'],
  ['Madrid, España', 'ES'],
  ['Madrid, espana', 'ES'],
  ['Berlin, Allemagne', 'DE'],
  ['Wilmington, DE', null],
  ['Montréal, QC', null],
  ['London, UK', 'GB'],
  ['', null],
])('the country of %j is %j', (address, country) => {
  expect(countryOfAddress(address)).toBe(country);
});
