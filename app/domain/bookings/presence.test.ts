import { expect, it } from 'vitest';
import { aSchedule } from '../../../test/schedules.ts';
import { followsAt, presenceAt } from './presence.ts';

const schedule = aSchedule({ week: 'mon-fri 9:00-12:00,13:00-17:00', holidays: 'quebec' });
const at = (moment: string) => Date.parse(`${moment}:00-05:00`);
const busy = [{ start: at('2026-01-16T10:00'), end: at('2026-01-16T11:00') }];

it.each([
  ['2026-01-16T08:59', false, 'offline'],
  ['2026-01-16T09:00', false, 'available'],
  ['2026-01-16T09:30', true, 'busy'],
  ['2026-01-16T10:59', false, 'busy'],
  ['2026-01-16T11:00', false, 'available'],
  ['2026-01-16T12:00', false, 'offline'],
  ['2026-01-16T20:00', true, 'busy'],
  ['2026-01-17T10:00', false, 'offline'],
  ['2026-12-25T10:00', false, 'offline'],
] as const)('at %s, in a meeting: %s, a member is %s', (moment, isMeeting, status) => {
  expect(presenceAt(schedule, { isMeeting, busy }, at(moment))).toBe(status);
});

it.each([
  [true, null, true],
  [false, null, false],
  [false, 1000, true],
  [false, 1001, false],
])(
  'a status with followsCalendar %s until %s follows the calendar: %s',
  (followsCalendar, until, follows) => {
    expect(followsAt({ status: 'busy', followsCalendar, until }, 1000)).toBe(follows);
  },
);
