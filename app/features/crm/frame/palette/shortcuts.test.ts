import { expect, it } from 'vitest';
import { meaningOf, shortcuts, type Press } from './shortcuts.ts';

/** The action of the last of several keys, pressed at this interval in milliseconds. */
function typing(keys: readonly string[], pause = 100): unknown {
  const presses = keys.map((key, index): Press => ({ key, at: index * pause }));
  const [last, before] = [presses.at(-1), presses.at(-2)];
  return last ? meaningOf(last, before ?? null) : null;
}

it.each(shortcuts)('the keys $keys run $act', ({ keys, act }) => {
  expect(typing(keys)).toBe(act);
});

it.each([
  [['g'], 'waiting'],
  [['g', 'g'], 'waiting'],
  [['c'], null],
  [['g', 'x'], null],
  [['g', 'n'], 'new'],
  [['x', 'n'], 'new'],
  [['G', 'c'], null],
] as const)('the keys %j run %j', (keys, meaning) => {
  expect(typing(keys)).toBe(meaning);
});

it('a late second key does not continue the first', () => {
  expect(typing(['g', 'c'], 1500)).toBe('clients');
  expect(typing(['g', 'c'], 1501)).toBeNull();
  expect(typing(['g', 'n'], 1501)).toBe('new');
});
