import { expect, it } from 'vitest';
import { formatAge } from './format-age.ts';
import type { Language } from './languages.ts';

const minute = 60_000;
const hour = 60 * minute;

it.each<[Language, age: number, text: string]>([
  ['en', -hour, '1 minute ago'],
  ['en', 0, '1 minute ago'],
  ['en', 59.9 * minute, '59 minutes ago'],
  ['en', hour, '1 hour ago'],
  ['fr', 3.5 * hour, 'il y a 3 heures'],
  ['es', 47.9 * hour, 'hace 47 horas'],
  ['fr', 48 * hour, 'il y a 2 jours'],
  ['es', 800 * hour, 'hace 33 días'],
])('in %s, an age of %d ms is %s', (language, age, text) => {
  expect(formatAge(language, age).replaceAll('\u00a0', ' ')).toBe(text);
});
