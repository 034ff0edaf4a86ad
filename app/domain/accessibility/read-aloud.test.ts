import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { stretchesOf, voiceFor, wordAt, type Voice } from './read-aloud.ts';

describe('utterances', () => {
  it.each([
    ['nothing', '', []],
    ['white space', ' \n ', []],
    ['one sentence', 'Bonjour.', [[0, 'Bonjour.']]],
    [
      'two',
      'Un commerce. Deux vitrines\u00a0!',
      [
        [0, 'Un commerce.'],
        [13, 'Deux vitrines\u00a0!'],
      ],
    ],
    ['no end', '  Sans point ', [[2, 'Sans point']]],
    [
      'a decimal',
      'Noté 4.9 sur 5. Merci.',
      [
        [0, 'Noté 4.9 sur 5.'],
        [16, 'Merci.'],
      ],
    ],
  ])('are split from a text: %s', (_name, text, expected) => {
    expect(stretchesOf(text, 'fr').map(({ start, text: part }) => [start, part])).toEqual(expected);
  });

  it('of a long sentence end at a space', () => {
    expect(stretchesOf('un deux trois quatre', 'fr', 9)).toEqual([
      { start: 0, text: 'un deux' },
      { start: 8, text: 'trois' },
      { start: 14, text: 'quatre' },
    ]);
    expect(stretchesOf('abcdefgh', 'fr', 3).map(({ text }) => text)).toEqual(['abc', 'def', 'gh']);
  });

  it('are short and cover everything but white space, in order', () => {
    const texts = fc
      .array(fc.constantFrom('a', 'é', ' ', '.', '!', '\n', '4', 'œuvre'))
      .map((parts) => parts.join(''));
    fc.assert(
      fc.property(texts, fc.integer({ min: 1, max: 30 }), (text, longest) => {
        const stretches = stretchesOf(text, 'fr', longest);
        for (const { start, text: part } of stretches) {
          expect(text.slice(start, start + part.length)).toBe(part);
          expect(part.length).toBeLessThanOrEqual(longest);
        }
        const spoken = stretches.map(({ text: part }) => part).join('');
        expect(spoken.replaceAll(/\s/g, '')).toBe(text.replaceAll(/\s/g, ''));
      }),
    );
  });
});

it.each([
  ['le score', 0, [0, 2]],
  ['le score', 5, [3, 8]],
  ['l’été !', 3, [0, 5]],
  ['le score', 2, null],
  ['', 0, null],
] as const)('in %j, the word at %i is %j', (text, at, expected) => {
  expect(wordAt(text, at, 'fr')).toEqual(expected);
});

describe('the voice of a language', () => {
  const voice = (lang: string, more: Partial<Voice> = {}): Voice => ({
    lang,
    default: false,
    localService: false,
    ...more,
  });
  it.each([
    ['of its region', [voice('fr-FR', { default: true }), voice('fr-CA')], 'fr-CA', 1],
    ['of another region', [voice('en-US'), voice('fr-FR')], 'fr-CA', 1],
    ['with an underscore', [voice('en_GB'), voice('fr_CA')], 'fr-CA', 1],
    ['the device’s choice', [voice('es-ES'), voice('es-MX', { default: true })], 'es', 1],
    ['of Latin America', [voice('es-ES', { default: true }), voice('es_MX')], 'es-419', 1],
    ['of Spain for want of another', [voice('en-US'), voice('es-ES')], 'es-419', 1],
    ['without a network', [voice('fr-FR'), voice('fr-FR', { localService: true })], 'fr-CA', 1],
    ['none for the language', [voice('en-US'), voice('fro-FR')], 'fr-CA', -1],
    ['none at all', [], 'fr-CA', -1],
  ])('%s', (_name, voices, locale, expected) => {
    expect(voiceFor(voices, locale)).toBe(voices[expected] ?? null);
  });
});
