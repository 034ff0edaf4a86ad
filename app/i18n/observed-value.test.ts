import { expect, it } from 'vitest';
import { languages, type Language } from './languages.ts';
import { observedValue } from './observed-value.ts';

const nbsp = '\u00a0';

it.each<[Language, value: string, text: string]>([
  ['fr', '≤ 500000 B', `500${nbsp}ko`],
  ['en', '1634000 B', `1.63${nbsp}MB`],
  ['es', '1634000 B', `1.63${nbsp}MB`],
  ['en', '12 B', `1${nbsp}kB`],
  ['fr', '1240 ms', `1,24${nbsp}s`],
  ['fr', '800 ms', `800${nbsp}ms`],
  ['en', '1240 ms (900 ms–1500 ms)', `1.24${nbsp}s (900${nbsp}ms–1.5${nbsp}s)`],
  ['fr', '0.25', '0,25'],
  ['fr', '0.13 (0.00–0.20)', '0,13 (0–0,2)'],
  ['fr', '2019', '2019'],
  ['fr', '404', '404'],
  ['en', '2026-12-01', 'December 1, 2026'],
  ['en', '+15142720142', '+15142720142'],
  ['fr', '≠ https://a.example/', 'https://a.example/'],
  ['fr', '12 B rue Roy', '12 B rue Roy'],
  ['es', '42 %', '42%'],
  ['fr', '42.5 %', `42,5${nbsp}%`],
  ['en', '42 %', '42%'],
  ['es', 'Mo-Fr 09:00-17:00', 'lun–vie 09:00–17:00'],
  ['en', 'Mo-Fr 09:00-12:00,13:00-17:00; Su off', 'Mon–Fri 09:00–12:00, 13:00–17:00; Sun closed'],
])('a value in %s: %j is written %j', (language, value, text) => {
  expect(observedValue(language, value, 'closed')).toBe(text);
});

it.each(languages)('an empty value stays empty in %s', (language) => {
  expect(observedValue(language, '', '')).toBe('');
});
