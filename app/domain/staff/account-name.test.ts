import { expect, it } from 'vitest';
import { accountNameKey, isAccountName, normalizeAccountName } from './account-name.ts';

it.each([
  ['case', 'INÈS caron'],
  ['accents', 'Ines Caron'],
  ['spaces', '  Inès   Caron '],
  ['a line break', 'Inès\nCaron'],
])('two names are one whatever their %s', (_what, name) => {
  expect(accountNameKey(name)).toBe(accountNameKey('Inès Caron'));
});

it.each([
  ['Inès Caron', true],
  [' \n', false],
  ['x'.repeat(101), false],
])('%j can be the name of an account: %s', (name, isOne) => {
  expect(isAccountName(name)).toBe(isOne);
});

it('a name is kept as it was typed, on one line', () => {
  expect(normalizeAccountName(' Inès \n Caron ')).toBe('Inès Caron');
});
