import { expect, it } from 'vitest';
import { accountNameKey, isAccountName, normalizeAccountName } from './account-name.ts';

it.each([
  ['case', 'INÈS caron'],
  ['accents', 'Ines Caron'],
  ['spaces', '  Inès   Caron '],
  ['a line break', 'Inès\nCaron'],
])('names are equal regardless of %s', (_what, name) => {
  expect(accountNameKey(name)).toBe(accountNameKey('Inès Caron'));
});

it.each([
  ['Inès Caron', true],
  [' \n', false],
  ['x'.repeat(101), false],
])('%j is a valid account name: %s', (name, isOne) => {
  expect(isAccountName(name)).toBe(isOne);
});

it('a normalized name is on one line and keeps its case and accents', () => {
  expect(normalizeAccountName(' Inès \n Caron ')).toBe('Inès Caron');
});
