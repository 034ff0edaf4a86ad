import { describe, expect, it } from 'vitest';
import { greetable } from './email.ts';

describe('greeting by name', () => {
  it.each([
    ['Inès Caron', 'Inès Caron'],
    ['  Jean-Luc   D’Arc ', 'Jean-Luc D’Arc'],
    ["Siobhán O'Neil", "Siobhán O'Neil"],
    ['J. P. Roy', 'J. P. Roy'],
    ['山田太郎', '山田太郎'],
  ])('greets the name %j as %j', (name, greeted) => {
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
  ])('does not greet by %j', (name) => {
    expect(greetable(name)).toBe('');
  });
});
