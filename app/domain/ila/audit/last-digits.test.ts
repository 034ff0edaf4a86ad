import { expect, it } from 'vitest';
import { isSameNumber } from './last-digits.ts';

it.each([
  ['061 301 234', '+35361301234', true],
  ['+353 (0)61 301 234', '+35361301234', true],
  ['071 32 12 34', '+3271321234', true],
  ['514 555-0142', '+15145550142', true],
  ['0113 234 1234', '+441142341234', false],
  ['301 234', '+35361301234', false],
])('%j and %j are the same number: %j', (a, b, expected) => {
  expect(isSameNumber(a, b)).toBe(expected);
});
