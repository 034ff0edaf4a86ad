import { describe, expect, it } from 'vitest';
import { respell } from './respell.ts';

const dictionary = new Set(['écran', 'ecran', 'negocio', 'prix', 'horario', 'llamar', 'help']);
const isKnown = (word: string) => dictionary.has(word);

describe('respelling a question', () => {
  it.each([
    ['fr', 'cb ca coute', 'combien ca coute', 'a short form'],
    ['fr', 'lecran', "l'ecran", 'an elision without its apostrophe'],
    ['fr', 'prixxxx', 'prix', 'letters repeated for effect'],
    ['fr', 'l’écran', 'l’écran', 'a word with its apostrophe'],
    ['en', 'ur help', 'your help', 'a short form'],
    ['es', 'mi negocito', 'mi negocio', 'a diminutive'],
    ['es', 'llamarlos', 'llamar', 'pronouns at the end of a verb'],
    ['es', 'k horario', 'que horario', 'a short form'],
    ['es', 'zyno', 'zyno', 'a word that nobody knows'],
  ] as const)('in %s, « %s » becomes « %s »: %s', (language, typed, read, _what) => {
    expect(respell(typed, language, isKnown)).toBe(read);
  });
});
