import { expect, it } from 'vitest';
import { firstWeekday } from './first-weekday.ts';

it.each([
  ['fr', 7],
  ['en', 7],
  ['es', 1],
] as const)('weeks of %s start on weekday %i', (language, weekday) => {
  expect(firstWeekday(language)).toBe(weekday);
});
