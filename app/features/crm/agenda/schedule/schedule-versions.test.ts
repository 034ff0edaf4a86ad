import { expect, it } from 'vitest';
import { defaultMeetingSettings } from '#app/domain/bookings/meeting-settings.ts';
import type { ScheduleBody } from '../agenda-client.ts';
import { newSchedule } from './schedule-draft.ts';
import { joinSchedules } from './schedule-versions.ts';

const first = { from: '2031-01-01', to: '2031-01-02' };
const second = { from: '2031-02-01', to: '2031-02-02' };
const base: ScheduleBody = {
  ...newSchedule(defaultMeetingSettings, 'America/Montreal'),
  daysOff: [first, second],
};
const early = [{ from: 480, to: 720 }];
const late = [{ from: 780, to: 1200 }];
const week = (hours: Partial<ScheduleBody['week']>) => ({ ...base.week, ...hours });

it('changes of different fields, weekdays and days off are merged', () => {
  const holiday = { from: '2031-07-01', to: '2031-07-15', reason: 'Vacances' };
  const course = { from: '2031-03-03', to: '2031-03-03' };
  const mine = { ...base, week: week({ mon: early }), daysOff: [second, holiday] };
  const theirs = {
    ...base,
    noticeHours: 24,
    week: week({ tue: late }),
    daysOff: [first, second, course],
  };
  expect(joinSchedules(base, mine, theirs)).toEqual({
    joined: {
      ...base,
      noticeHours: 24,
      week: week({ mon: early, tue: late }),
      daysOff: [second, course, holiday],
    },
    disputed: [],
  });
});

it('a weekday changed in both versions is disputed, and keeps my hours until decided', () => {
  const mine = { ...base, week: week({ mon: early }), noticeHours: 2 };
  const theirs = { ...base, week: week({ mon: late }), noticeHours: 2 };
  const { joined, disputed } = joinSchedules(base, mine, theirs);
  expect(disputed).toEqual(['mon']);
  expect(joined).toEqual(mine);
});
