import { describe, expect, it } from 'vitest';
import {
  emptyWeek,
  formatWorkingWeek,
  parseWorkingWeek,
  WorkingWeekError,
} from './working-week.ts';

const office = [
  { from: 540, to: 720 },
  { from: 780, to: 1020 },
];

describe('working hours of a week', () => {
  it('are parsed by day and range', () => {
    const week = parseWorkingWeek('mon-fri 9:00-12:00,13:00-17:00; sat 10:00-12:30');
    expect(week.mon).toEqual(office);
    expect(week.fri).toEqual(office);
    expect(week.sat).toEqual([{ from: 600, to: 750 }]);
    expect(week.sun).toEqual([]);
  });

  it.each([
    ['', emptyWeek],
    ['sun 0:00-24:00', { ...emptyWeek, sun: [{ from: 0, to: 1440 }] }],
    ['Tue,Thu 13:00-17:00, 9:00-12:00', { ...emptyWeek, tue: office, thu: office }],
  ])('are parsed from %o', (text, week) => expect(parseWorkingWeek(text)).toEqual(week));

  it.each([
    'mon',
    'mon 9-12',
    'mon 12:00-9:00',
    'mon 9:00-9:00',
    'mon 9:60-10:00',
    'mon 9:00-24:15',
    'fri-mon 9:00-12:00',
    'lun 9:00-12:00',
    'mon 9:00-12:00,11:00-13:00',
    'mon 9:00-12:00; mon 13:00-17:00',
    'mon-tue-wed 9:00-12:00',
  ])('cannot be %o', (text) => {
    expect(() => parseWorkingWeek(text)).toThrow(WorkingWeekError);
  });

  it.each([
    '',
    'mon-fri 9:00-12:00,13:00-17:00; sat 10:00-12:30',
    'mon 9:00-12:00; tue-wed 9:00-13:00; sun 8:05-9:00',
  ])('survive a round trip: %o', (text) => {
    expect(formatWorkingWeek(parseWorkingWeek(text))).toBe(text);
  });
});
