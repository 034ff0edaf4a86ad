import { describe, expect, it } from 'vitest';
import { languages } from '#app/i18n/languages.ts';
import { zonesWith } from './time-zones.ts';

const now = Date.UTC(2026, 0, 15, 12);

const namesIn = (language: (typeof languages)[number]) =>
  zonesWith([], language, now).map(({ name }) => name);

describe('names of time zones', () => {
  it.each([
    [
      'fr',
      'Londres (heure du Royaume-Uni)',
      'Lisbonne',
      'Mexico',
      'Bogotá',
      'Los Angeles',
      'Vancouver',
    ],
    ['en', 'London', 'Lisbon', 'Mexico City', 'Bogotá', 'Los Angeles', 'Vancouver'],
    ['es', 'Londres (hora del Reino Unido)', 'Lisboa', 'Ciudad de México', 'Los Ángeles', 'París'],
  ] as const)('in %s use the city names of the language: %s, %s, …', (language, ...cities) => {
    const names = namesIn(language);
    for (const city of cities) {
      expect(names).toContainEqual(
        expect.stringMatching(new RegExp(`^${city.replace(/[()]/g, '\\$&')}`)),
      );
    }
  });

  it.each(languages)('in %s all read “place (time)”, without nested parentheses', (language) => {
    expect(namesIn(language).filter((name) => !/^[^()]+ \([^():]+\)$/.test(name))).toEqual([]);
  });
});
