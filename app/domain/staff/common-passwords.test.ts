import { expect, it } from 'vitest';
import { commonForm, isCommonPassword } from './common-passwords.ts';

const list = new Set(['trustno1', 'love', 'dragon', 'élodie'].map(commonForm));
const isListed = (form: string) => list.has(form);

it.each([
  ['itself', 'dragon'],
  ['in capitals', 'DRAGON'],
  ['with signs for letters', 'Dr@g0n'],
  ['in full-width letters', 'ｄｒａｇｏｎ'],
  ['with other accents', 'elodie'],
  ['with spaces', 'd r a g o n'],
  ['twice', 'trustno1trustno1'],
  ['three times', 'love love love'],
  ['before a date', 'dragon31121999'],
  ['between digits and signs', '--dragon2024!'],
  ['twice and a sign', 'dragondragon!'],
])('a listed password is common %s', (_how, typed) => {
  expect(isCommonPassword(typed, isListed)).toBe(true);
});

it.each([
  ['among other words', 'a dragon sleeps here'],
  ['before more digits than a date has', 'dragon314159265'],
  ['around another', 'drlovegon'],
  ['in part', 'drago'],
])('a listed password is not common %s', (_how, typed) => {
  expect(isCommonPassword(typed, isListed)).toBe(false);
});

it('a password of digits alone is not common', () => {
  expect(isCommonPassword('314159265358', isListed)).toBe(false);
});
