import { describe, expect, it } from 'vitest';
import { createTypeahead } from './menu-keys.ts';

const names = ['Page de destination', 'Page de fidélisation', 'ADLUMA', 'Études de cas'];

/** Targets of keys pressed at intervals of `pause` milliseconds, starting from no link. */
function follow(keys: string, pause = 100): (number | null)[] {
  const typeahead = createTypeahead();
  let current = -1;
  return Array.from(keys, (key, index) => {
    const found = typeahead.find(key, index * pause, names, current);
    current = found !== null && found >= 0 ? found : current;
    return found;
  });
}

describe('type-ahead', () => {
  it.each([
    { keys: 'e', leads: [3] },
    { keys: 'É', leads: [3] },
    { keys: 'x', leads: [-1] },
    { keys: 'page de f', leads: [0, 0, 0, 0, 0, 0, 0, 0, 1] },
    { keys: 'ppp', leads: [0, 1, 0] },
    { keys: ' ', leads: [null] },
  ])('moves to $leads for the keys $keys', ({ keys, leads }) => {
    expect(follow(keys)).toEqual(leads);
  });

  it.each([
    { pause: 999, leads: [0, -1] },
    { pause: 1000, leads: [0, 3] },
  ])('keeps a typed word for less than 1 s: $pause ms', ({ pause, leads }) => {
    expect(follow('pe', pause)).toEqual(leads);
  });

  it('ignores keys that are not letters', () => {
    expect(createTypeahead().find('Tab', 0, names, 0)).toBeNull();
  });
});
