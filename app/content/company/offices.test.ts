import { expect, it } from 'vitest';
import type { Language } from '#app/i18n/languages.ts';
import { townLine } from './offices.ts';

it.each<[Language, string | null, string]>([
  ['fr', 'QC', 'Montréal (QC) H2X 0A1'],
  ['en', 'QC', 'Montréal, QC H2X 0A1'],
  ['fr', null, 'H2X 0A1 Montréal'],
  ['en', null, 'H2X 0A1 Montréal'],
])('in %s, an address with the region %s has the line %s', (language, region, line) => {
  const town = { locality: 'Montréal', postalCode: 'H2X 0A1', country: 'CA', lat: 0, lng: 0 };
  expect(townLine({ ...town, region }, language)).toBe(line);
});
