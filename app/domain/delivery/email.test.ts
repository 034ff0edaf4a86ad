import { describe, expect, it } from 'vitest';
import { greetable } from './email.ts';

describe('a name to greet by', () => {
  it.each([
    ['Inès Caron', 'Inès Caron'],
    ['  Jean-Luc   D’Arc ', 'Jean-Luc D’Arc'],
    ["Siobhán O'Neil", "Siobhán O'Neil"],
    ['J. P. Roy', 'J. P. Roy'],
    ['山田太郎', '山田太郎'],
  ])('the name %j is greeted as %j', (name, greeted) => {
    expect(greetable(name)).toBe(greeted);
  });

  it.each([
    '',
    '   ',
    'Win $500 now',
    'https://spam.example',
    'spam.example',
    'visit www.spam.example today',
    'a@b.com',
    '<b>x</b>',
    'R2D2',
    'x'.repeat(61),
  ])('the text %j is not a name to greet by', (name) => {
    expect(greetable(name)).toBe('');
  });
});
