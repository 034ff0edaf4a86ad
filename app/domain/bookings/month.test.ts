import { expect, it } from 'vitest';
import { boundsOf, isMonth, monthAfter, weeksOf } from './month.ts';

it.each([
  ['2026-12', true],
  ['2026-13', false],
  ['2026-1', false],
  ['1999-12', false],
  ['', false],
])('%o is a month: %o', (text, is) => expect(isMonth(text)).toBe(is));

it('months continue across the end of a year', () => {
  expect(monthAfter('2026-12', 1)).toBe('2027-01');
  expect(monthAfter('2026-01', -1)).toBe('2025-12');
});

it('a month begins and ends at midnight in its time zone', () => {
  const { from, to } = boundsOf('2026-11', 'America/Montreal');
  expect(new Date(from).toISOString()).toBe('2026-11-01T04:00:00.000Z');
  expect(new Date(to).toISOString()).toBe('2026-12-01T05:00:00.000Z');
});

it('weeks start on Monday or on Sunday', () => {
  const monday = weeksOf('2026-11', 1);
  expect(monday[0]).toEqual([null, null, null, null, null, null, '2026-11-01']);
  expect(monday.at(-1)).toEqual(['2026-11-30', null, null, null, null, null, null]);
  const sunday = weeksOf('2026-11', 7);
  expect(sunday[0]?.[0]).toBe('2026-11-01');
  expect(sunday).toHaveLength(5);
  expect(weeksOf('2026-02', 7)).toHaveLength(4);
});
