import { expect, it } from 'vitest';
import { partsOf, withoutLinks } from './linked-text.ts';

it.each([
  ['', []],
  ['plain', [{ text: 'plain', to: null }]],
  [
    'Read [the guide](/guide), or [web.dev](https://web.dev/a).',
    [
      { text: 'Read ', to: null },
      { text: 'the guide', to: '/guide' },
      { text: ', or ', to: null },
      { text: 'web.dev', to: 'https://web.dev/a' },
      { text: '.', to: null },
    ],
  ],
  [
    '[a](/a)[b](/b)',
    [
      { text: 'a', to: '/a' },
      { text: 'b', to: '/b' },
    ],
  ],
  ['an [aside] (no link)', [{ text: 'an [aside] (no link)', to: null }]],
])('"%s" is split at its links', (text, parts) => {
  expect(partsOf(text)).toEqual(parts);
  expect(withoutLinks(text)).toBe(parts.map((part) => part.text).join(''));
});
