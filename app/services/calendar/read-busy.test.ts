import ical, {
  ICalEventRepeatingFreq,
  ICalEventStatus,
  ICalEventTransparency,
} from 'ical-generator';
import { describe, expect, it } from 'vitest';
import { NotACalendarError, readBusy } from './read-busy.ts';

const timeZone = 'America/Montreal';

/** Busy times from 1 to 31 March 2026, as `start/end` in UTC without the year. */
function busyIn(text: string): string[] {
  const [from, to] = [Date.UTC(2026, 2, 1, 5), Date.UTC(2026, 3, 1, 4)];
  const short = (instant: number) => new Date(instant).toISOString().slice(5, 16);
  return readBusy({ text, from, to, timeZone, ownDomain: 'iluma.example' }).map(
    ({ start, end }) => `${short(start)}/${short(end)}`,
  );
}

const calendarOf = (...events: string[]) =>
  ['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//test//EN', ...events, 'END:VCALENDAR', ''].join(
    '\r\n',
  );

const event = (...lines: string[]) =>
  [
    'BEGIN:VEVENT',
    'UID:e@calendar.example',
    'DTSTAMP:20260101T000000Z',
    ...lines,
    'END:VEVENT',
  ].join('\r\n');

const meeting = ['DTSTART:20260310T140000Z', 'DTEND:20260310T150000Z'];

it.each([
  ['an instant', meeting, ['03-10T14:00/03-10T15:00']],
  ['a duration', ['DTSTART:20260310T140000Z', 'DURATION:PT45M'], ['03-10T14:00/03-10T14:45']],
  [
    'a time in a zone',
    ['DTSTART;TZID=Europe/Paris:20260310T150000', 'DTEND;TZID=Europe/Paris:20260310T160000'],
    ['03-10T14:00/03-10T15:00'],
  ],
  [
    'a zone as Outlook names it',
    [
      'DTSTART;TZID=W. Europe Standard Time:20260310T150000',
      'DTEND;TZID=W. Europe Standard Time:20260310T160000',
    ],
    ['03-10T14:00/03-10T15:00'],
  ],
  [
    'a time without a zone is in the owner’s',
    ['DTSTART:20260310T100000', 'DTEND:20260310T110000'],
    ['03-10T14:00/03-10T15:00'],
  ],
  [
    'a time in a zone that does not exist is in the owner’s',
    ['DTSTART;TZID=Bureau:20260310T100000', 'DTEND;TZID=Bureau:20260310T110000'],
    ['03-10T14:00/03-10T15:00'],
  ],
  [
    'a rule in a zone that does not exist',
    [
      'DTSTART;TZID=Bureau:20260310T100000',
      'DTEND;TZID=Bureau:20260310T110000',
      'RRULE:FREQ=DAILY;COUNT=2',
    ],
    ['03-10T14:00/03-10T15:00', '03-11T14:00/03-11T15:00'],
  ],
  [
    'a zone as other programs name it',
    ['DTSTART;TZID=Eastern Standard Time:20260310T100000', 'DTEND;TZID=GMT+2:20260310T170000'],
    ['03-10T14:00/03-10T15:00'],
  ],
  [
    'a whole day is the owner’s, also the day that has 23 hours',
    ['DTSTART;VALUE=DATE:20260308', 'DTEND;VALUE=DATE:20260309'],
    ['03-08T05:00/03-09T04:00'],
  ],
  [
    'a weekly rule keeps its time on the wall when clocks change, without the one that is excluded',
    [
      'DTSTART;TZID=America/Montreal:20260302T100000',
      'DTEND;TZID=America/Montreal:20260302T110000',
      'RRULE:FREQ=WEEKLY;COUNT=4',
      'EXDATE;TZID=America/Montreal:20260316T100000',
    ],
    ['03-02T15:00/03-02T16:00', '03-09T14:00/03-09T15:00', '03-23T14:00/03-23T15:00'],
  ],
  [
    'a rule that began years ago',
    ['DTSTART:20190101T140000Z', 'DTEND:20190101T150000Z', 'RRULE:FREQ=YEARLY;BYMONTH=3;BYDAY=2TU'],
    ['03-10T14:00/03-10T15:00'],
  ],
  [
    'what began before and lasts',
    ['DTSTART:20260220T140000Z', 'DTEND:20260302T150000Z'],
    ['03-01T05:00/03-02T15:00'],
  ],
  ['what is marked as free', [...meeting, 'TRANSP:TRANSPARENT'], []],
  ['what is cancelled', [...meeting, 'STATUS:CANCELLED'], []],
  ['what is long past', ['DTSTART:20200310T140000Z', 'DTEND:20200310T150000Z'], []],
  ['what has no length', ['DTSTART:20260310T140000Z', 'DTEND:20260310T140000Z'], []],
  ['what ends before it starts', ['DTSTART:20260310T140000Z', 'DTEND:20260310T130000Z'], []],
])('%s', (_what, lines, busy) => {
  expect(busyIn(calendarOf(event(...lines)))).toEqual(busy);
});

it('a moved occurrence is busy at its new time only', () => {
  const weekly = event(...meeting, 'RRULE:FREQ=WEEKLY;COUNT=2');
  const moved = event(
    'RECURRENCE-ID:20260317T140000Z',
    'DTSTART:20260318T090000Z',
    'DTEND:20260318T093000Z',
  );
  expect(busyIn(calendarOf(weekly, moved))).toEqual([
    '03-10T14:00/03-10T15:00',
    '03-18T09:00/03-18T09:30',
  ]);
});

it('meetings of our own feed are ignored', () => {
  const ours = event(...meeting).replace('e@calendar.example', '0198@iluma.example');
  expect(busyIn(calendarOf(ours))).toEqual([]);
});

it('VFREEBUSY periods are read', () => {
  const busy = [
    'BEGIN:VFREEBUSY',
    'UID:f',
    'FREEBUSY;FBTYPE=BUSY:20260310T140000Z/PT1H,20260311T140000Z/20260311T150000Z',
    'FREEBUSY;FBTYPE=FREE:20260312T140000Z/PT1H',
    'END:VFREEBUSY',
  ].join('\r\n');
  expect(busyIn(calendarOf(busy))).toEqual(['03-10T14:00/03-10T15:00', '03-11T14:00/03-11T15:00']);
});

it('a calendar written by another library is read', () => {
  const calendar = ical();
  const at = (day: number, hour: number) => new Date(Date.UTC(2026, 2, day, hour));
  calendar.createEvent({
    start: at(2, 14),
    end: at(2, 15),
    summary: 'Équipe ; « lundi », \n 15 min',
    repeating: { freq: ICalEventRepeatingFreq.DAILY, count: 3 },
  });
  calendar.createEvent({ start: at(2, 15), end: at(2, 16), status: ICalEventStatus.TENTATIVE });
  calendar.createEvent({ start: at(5, 1), transparency: ICalEventTransparency.TRANSPARENT });
  expect(busyIn(calendar.toString())).toEqual([
    '03-02T14:00/03-02T16:00',
    '03-03T14:00/03-03T15:00',
    '03-04T14:00/03-04T15:00',
  ]);
});

describe('a broken or hostile file', () => {
  it.each(['', 'hello', '<!doctype html>', '{}'])('%j is not a calendar', (text) => {
    expect(() => busyIn(text)).toThrow(NotACalendarError);
  });

  it.each([
    'BEGIN:VCALENDAR',
    calendarOf('BEGIN:VEVENT', 'END:VEVENT'),
    calendarOf(event('DTSTART:tomorrow')),
    calendarOf(event('SUMMARY:no start')),
    calendarOf(event('DTSTART;TZID=Mars/Olympus:20200310T140000', 'DTEND:20200310T150000Z')),
    calendarOf(event('DTSTART:20260310T140000Z', 'RRULE:FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=30')),
    calendarOf(
      'BEGIN:VEVENT',
      'UID:__proto__',
      ...meeting.map((line) => line.replace('2026', '2020')),
    ),
  ])('%j has no busy times', (text) => {
    expect(busyIn(text)).toEqual([]);
  });
});
