import { describe, expect, it } from 'vitest';
import { hydrationAddress } from './hydration-address.ts';
import { parseRequestTarget, variesByVisitor } from './request-target.ts';

describe('a request target', () => {
  it.each([
    ['of a page is its own', '/fr/ila?v=1', '/fr/ila?v=1'],
    ['says plainly what needs no percent sign', '/%66r/ila', '/fr/ila'],
    ['keeps what needs one', '/fr/%C3%A9t%C3%A9', '/fr/%C3%A9t%C3%A9'],
    ['has a space for the end of a line', '/fr/a%0Ab', '/fr/a%20b'],
  ])('%s', (_case, asked, address) => {
    const expected = { address, isHydration: false, language: null, isMalformed: false };
    expect(parseRequestTarget(asked)).toEqual(expected);
  });

  it('with invalid encoding is marked as malformed, and stays readable', () => {
    expect(parseRequestTarget('/fr/%E0%A4%A')).toMatchObject({
      address: '/fr/%25E0%25A4%25A',
      isMalformed: true,
    });
  });

  it.each(['/', '/ila', '/es/ila'])(
    'for hydration data stands for the page %s in the given language',
    (page) => {
      const asked = hydrationAddress('en', page);
      expect(parseRequestTarget(asked)).toEqual({
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
  ])('%s varies by visitor: %s', (asked, varies) => {
    expect(variesByVisitor(asked)).toBe(varies);
  });
});
