import { describe, expect, it } from 'vitest';
import { agencyMoment } from '../../test/agency-moment.ts';
import { formatCoordinates } from './format-coordinates.ts';
import { formatAgencyTime, formatDay } from './format-day.ts';
import { formatZonedDateTime } from './format-zoned-date-time.ts';
import { asWritten, fill, formatDate, formatAmount, formatNumber } from './format.ts';
import { languages, type Language } from './languages.ts';

/** Non-breaking space, as French typography requires. */
const nbsp = '\u00a0';

describe('numbers', () => {
  it.each<[Language, value: number, text: string, options?: Intl.NumberFormatOptions]>([
    ['fr', 1000, `1${nbsp}000`],
    ['en', 1000, '1,000'],
    ['es', 1000, '1,000'],
    ['fr', 2.5, '2,5'],
    ['en', 2.5, '2.5'],
    ['es', 2.5, '2.5'],
    ['fr', 4, '4,0', { minimumFractionDigits: 1 }],
    ['en', 4, '4.0', { minimumFractionDigits: 1 }],
    ['en', 4, '4'],
    ['fr', -3, '-3'],
  ])('in %s: %f is written %j', (language, value, text, options) => {
    expect(formatNumber(language, value, options)).toBe(text);
  });

  it.each(languages)('in %s never use the narrow space, which the fonts lack', (language) => {
    const texts = [1234, 1_234_567.5].flatMap((value) => [
      formatNumber(language, value),
      formatAmount(language, value),
    ]);
    expect(texts.join('')).not.toMatch(/[\u2009\u202f]/);
  });
});

describe('euros', () => {
  it.each<[Language, value: number, text: string]>([
    ['fr', 800, `800${nbsp}€`],
    ['fr', 1200, `1${nbsp}200${nbsp}€`],
    ['fr', 2.5, `2,50${nbsp}€`],
    ['en', 1200, '€1,200'],
    ['en', 2.5, '€2.50'],
    ['es', 2.5, '€2.50'],
    ['es', 1200, '€1,200'],
  ])('in %s: %f is written %j', (language, value, text) => {
    expect(formatAmount(language, value)).toBe(text);
  });
});

describe('coordinates', () => {
  it.each<[Language, text: string]>([
    ['fr', `45,5404${nbsp}; -73,5958`],
    ['en', '45.5404, -73.5958'],
    ['es', '45.5404, -73.5958'],
  ])('in %s are not separated by a decimal mark: %j', (language, text) => {
    expect(formatCoordinates(language, { lat: 45.54041, lng: -73.5958 })).toBe(text);
  });
});

describe('dates', () => {
  it.each<[Language, day: string, text: string]>([
    ['fr', '2026-12-01', '1er décembre 2026'],
    ['fr', '2026-12-11', '11 décembre 2026'],
    ['fr', '2026-12-21', '21 décembre 2026'],
    ['en', '2026-12-01', 'December 1, 2026'],
    ['es', '2026-12-01', '1 de diciembre de 2026'],
  ])('in %s: %s is written %j', (language, day, text) => {
    expect(formatDate(language, `${day}T12:00`)).toBe(text);
    expect(formatDay(language, day)).toBe(text);
  });

  it('in French keep the ordinal before a time of day', () => {
    expect(formatDate('fr', '2026-12-01T12:00', 'short')).toMatch(/^1er décembre 2026\D+12/);
    expect(formatAgencyTime('fr', agencyMoment('2026-12-01T12:00'))).toMatch(
      /^1er décembre 2026\D+12/,
    );
  });

  it.each<[Language, date: string, text: string]>([
    ['fr', 'mardi 1 décembre 2026', 'mardi 1er décembre 2026'],
    ['fr', 'mar. 1 déc.', 'mar. 1er déc.'],
    ['fr', '1 mai', '1er mai'],
    ['fr', '1–5 décembre 2026', '1er–5 décembre 2026'],
    ['fr', '30 novembre – 1 décembre 2026', '30 novembre – 1er décembre 2026'],
    ['fr', 'lundi 21 décembre 2026', 'lundi 21 décembre 2026'],
    [
      'fr',
      'mardi 1 décembre 2026 à 1 h 00, heure de l’Est',
      'mardi 1er décembre 2026 à 1\u00a0h\u00a000, heure de l’Est',
    ],
    ['fr', '1 h 00', '1\u00a0h\u00a000'],
    ['fr', '1', '1'],
    ['es', 'martes, 1 dic 2026', 'martes, 1 dic 2026'],
  ])('in %s, on the first of a month: %j is written %j', (language, date, text) => {
    expect(asWritten(language, date)).toBe(text);
  });

  it.each([
    ['2026-01-15T13:05', 'a la 1:05'],
    ['2026-01-15T11:05', 'a las 11:05'],
  ])('in Spanish use the singular for one o’clock: %s is %s', (time, text) => {
    expect(formatAgencyTime('es', agencyMoment(time))).toContain(text);
  });

  it('in French use the ordinal after a weekday, too', () => {
    const options = { timeZone: 'America/Toronto' };
    expect(formatZonedDateTime('fr', '2026-12-01T14:00:00Z', options)).toMatch(
      /^mardi 1er décembre 2026 à 9.h.00, heure de l’Est$/,
    );
  });

  it.each<[Language, options: Intl.DateTimeFormatOptions, text: RegExp]>([
    ['fr', {}, /^mercredi 2 décembre 2026 à 12.h.00, heure de l’Est$/],
    ['en', {}, /^Wednesday, December 2, 2026 at 12:00.p\.m\. Eastern Time$/],
    ['es', {}, /^miércoles, 2 de diciembre de 2026, 12:00\u00a0p\.m\., hora del Este$/],
    [
      'es',
      { year: undefined, timeZoneName: 'long' },
      /^miércoles, 2 de diciembre, 12:00\u00a0p\.m\., hora estándar del Este$/,
    ],
    ['en', { weekday: undefined, timeZoneName: 'short' }, /^December 2, 2026 at 12:00.p\.m\. EST$/],
  ])('in %s with a time zone and the options %j', (language, options, text) => {
    const moment = '2026-12-02T17:00:00Z';
    const written = formatZonedDateTime(language, moment, {
      ...options,
      timeZone: 'America/Toronto',
    });
    expect(written).toMatch(text);
    expect(written).not.toContain('\u202f');
  });
});

it('French hours have no leading zero within a date', () => {
  const moment = '2026-12-02T14:00:00Z';
  const within = formatZonedDateTime('fr', moment, { timeZone: 'America/Toronto' });
  expect(within).toMatch(/^mercredi 2 décembre 2026 à 9\sh\s00, heure de l’Est$/);
});

describe('a message with placeholders', () => {
  it.each([
    ['Résultat pour {name}', { name: 'Chez Rose' }, 'Résultat pour Chez Rose'],
    ['{a} sur {b}', { a: '1', b: '2' }, '1 sur 2'],
    ['{a}{a}', { a: 'x' }, 'xx'],
    ['nothing to fill', { a: 'x' }, 'nothing to fill'],
    ['{name}.', { name: 'Boulangerie Hébert inc.' }, 'Boulangerie Hébert inc.'],
    ['{name}. Oui.', { name: 'Chez Rose' }, 'Chez Rose. Oui.'],
    ['{unknown}. stays', {}, '{unknown}. stays'],
    ['{unknown} stays', { a: 'x' }, '{unknown} stays'],
    // Values are inserted as text, never as a pattern or another placeholder.
    ['{a}', { a: '{b}', b: 'no' }, '{b}'],
    ['{a}', { a: '$& $1' }, '$& $1'],
  ])('%j filled with %j reads %j', (sentence, values: Record<string, string>, filled) => {
    expect(fill(sentence, values)).toBe(filled);
  });
});
