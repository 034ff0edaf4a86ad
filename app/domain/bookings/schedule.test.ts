import { describe, expect, it } from 'vitest';
import { defaultSchedule, dateIn, workingHoursOn, type Schedule } from './schedule.ts';
import { parseWorkingWeek } from './working-week.ts';

const schedule = (timeZone: string, week: string, more: Partial<Schedule> = {}): Schedule => ({
  ...defaultSchedule,
  timeZone,
  week: parseWorkingWeek(week),
  ...more,
});

const isoHours = (given: Schedule, date: string) =>
  workingHoursOn(given, date).map(
    ({ start, end }) => `${new Date(start).toISOString()} ${new Date(end).toISOString()}`,
  );

const iso = (start: string, end: string) => `${start}:00.000Z ${end}:00.000Z`;

describe('working hours of a date', () => {
  it.each([
    ['America/Montreal', '2026-03-06', iso('2026-03-06T14:00', '2026-03-06T17:00')],
    ['America/Montreal', '2026-03-09', iso('2026-03-09T13:00', '2026-03-09T16:00')],
    ['America/New_York', '2026-10-30', iso('2026-10-30T13:00', '2026-10-30T16:00')],
    ['America/New_York', '2026-11-02', iso('2026-11-02T14:00', '2026-11-02T17:00')],
    ['Europe/Paris', '2026-03-27', iso('2026-03-27T08:00', '2026-03-27T11:00')],
    ['Europe/Paris', '2026-03-30', iso('2026-03-30T07:00', '2026-03-30T10:00')],
    ['Pacific/Auckland', '2026-09-25', iso('2026-09-24T21:00', '2026-09-25T00:00')],
    ['Pacific/Auckland', '2026-09-28', iso('2026-09-27T20:00', '2026-09-27T23:00')],
    ['Europe/Lisbon', '2026-10-26', iso('2026-10-26T09:00', '2026-10-26T12:00')],
  ])('are nine to noon in %s on %s', (timeZone, date, hours) => {
    expect(isoHours(schedule(timeZone, 'mon-fri 9:00-12:00'), date)).toEqual([hours]);
  });

  it.each([
    // Clocks go forward from 02:00 to 03:00: 02:30 does not exist.
    ['America/Montreal', '2026-03-08', 'sun 1:30-2:30', ['2026-03-08T06:30', '2026-03-08T07:30']],
    ['America/Montreal', '2026-03-08', 'sun 2:30-4:00', ['2026-03-08T07:30', '2026-03-08T08:00']],
    ['America/New_York', '2026-03-08', 'sun 0:00-24:00', ['2026-03-08T05:00', '2026-03-09T04:00']],
    ['Europe/Paris', '2026-03-29', 'sun 1:00-4:00', ['2026-03-29T00:00', '2026-03-29T02:00']],
    // Clocks go back from 02:00 to 01:00: 01:30 occurs twice.
    ['America/Montreal', '2026-11-01', 'sun 1:30-3:00', ['2026-11-01T05:30', '2026-11-01T08:00']],
    ['America/New_York', '2026-11-01', 'sun 0:00-1:30', ['2026-11-01T04:00', '2026-11-01T06:30']],
    ['Europe/Paris', '2026-10-25', 'sun 2:00-3:00', ['2026-10-25T00:00', '2026-10-25T02:00']],
  ])('follow the clock change in %s on %s: %s', (timeZone, date, week, [start = '', end = '']) => {
    expect(isoHours(schedule(timeZone, week), date)).toEqual([iso(start, end)]);
  });

  it('are empty on days off, holidays and days without hours', () => {
    const week = 'mon-fri 9:00-12:00';
    const daysOff = [{ from: '2026-12-28', to: '2026-12-30' }];
    const given = schedule('America/Montreal', week, { daysOff, holidays: 'quebec' });
    expect(isoHours(given, '2026-12-24')).toHaveLength(1);
    expect(isoHours(given, '2026-12-25')).toEqual([]);
    expect(isoHours(given, '2026-12-26')).toEqual([]);
    for (const day of ['28', '29', '30']) expect(isoHours(given, `2026-12-${day}`)).toEqual([]);
    expect(isoHours(given, '2026-12-31')).toHaveLength(1);
  });
});

it('a date depends on the time zone', () => {
  const instant = Date.parse('2026-12-01T03:00:00Z');
  expect(dateIn('America/Montreal', instant)).toBe('2026-11-30');
  expect(dateIn('Pacific/Auckland', instant)).toBe('2026-12-01');
});
