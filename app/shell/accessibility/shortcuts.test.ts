import { expect, it } from 'vitest';
import { pressed, shortcuts } from './shortcuts.ts';

/** The action of the last key after typing all of them. */
function typing(...keys: string[]): unknown {
  let waiting: readonly string[] = [];
  let act: unknown = null;
  for (const key of keys) {
    const answer = pressed(waiting, key);
    waiting = 'waiting' in answer ? answer.waiting : [];
    act = 'act' in answer ? answer.act : null;
  }
  return act;
}

it.each(shortcuts)('the shortcut $keys triggers $act', ({ keys, act }) => {
  expect(typing(...keys)).toBe(act);
});

it.each([
  [['x'], null],
  [['g'], null],
  [['g', 'x'], null],
  [['g', 'x', 'm'], null],
  [['g', 'h'], '/'],
  [['g', 'g', 'm'], '/modules'],
  [['h', 'c'], '/contact'],
  [['G', 'm'], null],
] as const)('the keys %j trigger %j', (keys, act) => {
  expect(typing(...keys)).toBe(act);
});

it('no shortcut is the prefix of another', () => {
  const first = shortcuts.filter(({ keys }) => keys.length === 1).map(({ keys }) => keys[0]);
  const all = shortcuts.map(({ keys }) => keys.join(' '));
  expect(new Set(all).size).toBe(all.length);
  const sequences = shortcuts.filter(({ keys }) => keys.length > 1);
  const begun = new Set(sequences.map(({ keys: [key] }) => key));
  expect(first.filter((key) => begun.has(key))).toEqual([]);
});
