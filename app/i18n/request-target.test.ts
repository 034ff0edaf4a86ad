import { describe, expect, it } from 'vitest';
import { hydrationAddress, parseAsked, variesByVisitor } from './asked-address.ts';

describe('an address', () => {
  it.each([
    ['of a page is its own', '/fr/ila?v=1', '/fr/ila?v=1'],
    ['says plainly what needs no percent sign', '/%66r/ila', '/fr/ila'],
    ['keeps what needs one', '/fr/%C3%A9t%C3%A9', '/fr/%C3%A9t%C3%A9'],
    ['has a space for the end of a line', '/fr/a%0Ab', '/fr/a%20b'],
  ])('%s', (_case, asked, address) => {
    const expected = { address, isHydration: false, language: null, isMalformed: false };
    expect(parseAsked(asked)).toEqual(expected);
  });

  it('that means nothing is marked, and readable all the same', () => {
    expect(parseAsked('/fr/%E0%A4%A')).toMatchObject({
      address: '/fr/%25E0%25A4%25A',
      isMalformed: true,
    });
  });

  it.each(['/', '/ila', '/es/ila'])(
    'of the hydration data of %s is that page, in the given language',
    (page) => {
      const asked = hydrationAddress('en', page);
      expect(parseAsked(asked)).toEqual({
        address: page,
        isHydration: true,
        language: 'en',
        isMalformed: false,
      });
    },
  );

  it.each([
    ['/', true],
    ['/ila', true],
    ['/fr', false],
    ['/fr/ila', false],
    ['/hydrate/fr/ila', false],
    ['/hydrate/de/ila', true],
  ])('such as %s varies by visitor: %s', (asked, varies) => {
    expect(variesByVisitor(asked)).toBe(varies);
  });
});
