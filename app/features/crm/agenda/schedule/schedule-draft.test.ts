import { expect, it } from 'vitest';
import { defaultMeetingSettings } from '#app/domain/bookings/meeting-settings.ts';
import { draftOf, newSchedule, rowsOf } from './schedule-draft.ts';

const schedule = {
  ...newSchedule(defaultMeetingSettings, 'America/Montreal'),
  daysOff: [{ from: '2026-12-24', to: '2027-01-02', reason: 'Noël' }],
};

it('an unchanged draft is sent as the same schedule', () => {
  const { week, daysOff } = schedule;
  expect(rowsOf(draftOf(schedule))).toEqual({ week, daysOff });
});

it.each([
  ['00:00', '00:00', 0, 1440],
  ['09:05', '17:30', 545, 1050],
])('hours from %s to %s are sent in minutes', (from, to, first, last) => {
  const draft = draftOf(schedule);
  draft.week.mon = [{ from, to }];
  expect(rowsOf(draft).week.mon).toEqual([{ from: first, to: last }]);
});

it('an empty start time is sent as null', () => {
  const draft = draftOf(schedule);
  draft.week.mon = [{ from: '', to: '10:00' }];
  expect(JSON.stringify(rowsOf(draft).week.mon)).toBe('[{"from":null,"to":600}]');
});
