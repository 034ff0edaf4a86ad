import { expect, it } from 'vitest';
import { clientFields } from '#app/domain/crm/records/clients.ts';
import { languages, type Language } from '#app/i18n/languages.ts';
import { inputTexts, readInputs } from './client-fields.ts';

const read = (name: string, text: string, language: Language) =>
  readInputs(clientFields, (each) => (each === name ? text : ''), language);

it.each([
  ['1200', 1200],
  ['1,200', 1200],
  ['1.200', 1200],
  ['1.200,50', 1200.5],
  ['1,200.50', 1200.5],
  ['12,5', 12.5],
  ['12.5', 12.5],
])('the amount %j is %d in every language', (text, revenue) => {
  for (const language of languages)
    expect(read('revenue', text, language)).toMatchObject({ revenue });
});

it.each<[Language, text: string]>([
  ['fr', '45,523'],
  ['en', '45.523'],
  ['es', '45.523'],
])('coordinates in %s are written and parsed as %j', (language, text) => {
  const { coordinates } = clientFields;
  expect(read('lat', text, language)).toMatchObject({ lat: 45.523 });
  expect(
    inputTexts({ coordinates }, { coordinates: { lat: 45.523, lng: -73.5 } }, language),
  ).toMatchObject({ lat: text });
});
