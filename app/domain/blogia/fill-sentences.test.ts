import { expect, it } from 'vitest';
import { capital } from './fill-sentences.ts';

it.each([
  ['hôtel', 'Hôtel'],
  ['école de danse', 'École de danse'],
  ['iPhone', 'iPhone'],
  ['eBay en local', 'eBay en local'],
  ['SEO', 'SEO'],
  ['1 000 visites', '1 000 visites'],
  ['', ''],
])('%s begins a title as %s', (text, title) => {
  expect(capital(text)).toBe(title);
});
