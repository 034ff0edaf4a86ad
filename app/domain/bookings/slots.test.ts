import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { bookingKinds, lengthOf } from './booking.ts';
import { quartersOf } from './quarters.ts';
import { defaultSchedule, type Schedule } from './schedule.ts';
import { claimOf, freeSlots, inQuarters, nearestSlots, slotsOf, type Calendar } from './slots.ts';
import { parseWorkingWeek } from './working-week.ts';

const zone = 'America/Montreal';
/** Monday, 10 a.m. in Montréal. */
const monday = Date.parse('2026-11-30T15:00:00Z');
const hour = 3_600_000;
const day = 24 * hour;

function calendar({
  week = 'mon-fri 9:00-12:00',
  member = 'ines',
  ...more
}: Partial<Omit<Calendar, 'schedule'>> & { week?: string } & Partial<
    Omit<Schedule, 'week'>
  > = {}): Calendar {
  const { claimed, busy, meetings, ...schedule } = more;
  return {
    member,
    schedule: { ...defaultSchedule, timeZone: zone, week: parseWorkingWeek(week), ...schedule },
    claimed: claimed ?? new Set(),
    busy: busy ?? [],
    meetings: meetings ?? {},
  };
}

const tuesday = { from: monday + 14 * hour, to: monday + 38 * hour, now: monday };

const starts = (given: Calendar, kind: '15' | '30' | '60' = '30', question = tuesday) =>
  slotsOf(given, { kind, ...question }).map(({ start }) =>
    new Intl.DateTimeFormat('en-GB', { timeStyle: 'short', timeZone: zone }).format(start),
  );

const at = (time: string) => Date.parse(`2026-12-01T${time}:00-05:00`);

describe('free slots of a person', () => {
  it('lie within working hours, at regular intervals', () => {
    expect(starts(calendar())).toEqual(['09:00', '09:30', '10:00', '10:30', '11:00', '11:30']);
    expect(starts(calendar(), '60')).toEqual(['09:00', '09:30', '10:00', '10:30', '11:00']);
    expect(starts(calendar(), '15')).toHaveLength(12);
  });

  it('start on quarter hours', () => {
    expect(starts(calendar({ week: 'tue 9:10-10:20' }), '15')).toEqual([
      '09:15',
      '09:30',
      '09:45',
      '10:00',
    ]);
  });

  it('leave out claimed and busy times', () => {
    const claimed = new Set(quartersOf(at('09:30'), at('10:00')));
    expect(starts(calendar({ claimed }))).toEqual(['09:00', '10:00', '10:30', '11:00', '11:30']);
    const busy = [{ start: at('10:50'), end: at('11:01') }];
    expect(starts(calendar({ busy }))).toEqual(['09:00', '09:30', '10:00', '11:30']);
  });

  it('keep the buffer before and after a meeting', () => {
    const bufferMinutes = 15;
    const claimed = new Set(claimOf(at('10:00'), '30', { bufferMinutes }));
    expect(starts(calendar({ claimed, bufferMinutes }))).toEqual(['09:00', '11:00', '11:30']);
  });

  it('respect the minimum notice and the booking horizon', () => {
    const today = { from: monday - day, to: monday + day, now: monday };
    expect(starts(calendar({ week: 'mon 9:00-17:00' }), '60', today)).toEqual([
      '14:00',
      '14:30',
      '15:00',
      '15:30',
      '16:00',
    ]);
    expect(starts(calendar({ horizonDays: 0 }))).toEqual([]);
  });

  it('are empty once the day has its maximum number of meetings', () => {
    const meetings = { '2026-12-01': 2 };
    expect(starts(calendar({ meetings, mostPerDay: 2 }))).toEqual([]);
    expect(starts(calendar({ meetings, mostPerDay: 3 }))).toHaveLength(6);
  });

  it('occur twice when clocks go back, as two instants', () => {
    const from = Date.parse('2026-11-01T04:00:00Z');
    const night = calendar({ week: 'sun 1:00-2:00' });
    const found = slotsOf(night, { kind: '30', from, to: from + day, now: from - 5 * day });
    expect(found.map(({ start }) => new Date(start).toISOString().slice(11, 16))).toEqual([
      '05:00',
      '05:30',
      '06:00',
      '06:30',
    ]);
  });
});

it('free slots have full length, start on quarters, avoid claimed and busy times and are sorted, for any calendar', () => {
  const stretches = fc.array(
    fc.record({ start: fc.integer({ min: 0, max: 600 }), length: fc.integer({ min: 1, max: 90 }) }),
  );
  fc.assert(
    fc.property(
      stretches,
      fc.uniqueArray(fc.integer({ min: 0, max: 39 })),
      fc.constantFrom(...bookingKinds),
      fc.constantFrom(0, 10, 15, 45),
      (taken, reserved, kind, bufferMinutes) => {
        const busy = taken.map(({ start, length }) => ({
          start: at('09:00') + start * 60_000,
          end: at('09:00') + (start + length) * 60_000,
        }));
        const [opening] = quartersOf(at('08:00'), at('18:00'));
        const claimed = new Set(reserved.map((each) => (opening ?? 0) + each));
        const given = calendar({ week: 'mon-sun 8:00-18:00', claimed, busy, bufferMinutes });
        const found = slotsOf(given, { kind, ...tuesday });
        for (const [index, { start, end }] of found.entries()) {
          expect(end - start).toBe(lengthOf(kind));
          expect(start % 900_000).toBe(0);
          expect(start).toBeGreaterThan(found[index - 1]?.start ?? 0);
          expect(busy.some((each) => each.start < end && start < each.end)).toBe(false);
          expect(quartersOf(start, end).filter((each) => claimed.has(each))).toEqual([]);
        }
      },
    ),
  );
});

it('slots of several people are sorted by start, then by the order of the people', () => {
  const both = freeSlots(
    [calendar({ member: 'mateo' }), calendar({ member: 'ines', week: 'tue 9:30-10:30' })],
    { kind: '30', ...tuesday },
  );
  expect(both.slice(0, 4).map(({ member }) => member)).toEqual(['mateo', 'mateo', 'ines', 'mateo']);
});

it('the nearest slots surround the requested time, in order', () => {
  const free = slotsOf(calendar(), { kind: '30', ...tuesday });
  expect(nearestSlots(free, at('10:10'), 3).map(({ start }) => start)).toEqual([
    at('09:30'),
    at('10:00'),
    at('10:30'),
  ]);
});

it('rounding a query to quarter hours does not change the result', () => {
  const instant = fc.integer({ min: 0, max: 4 * day }).map((after) => monday + after);
  fc.assert(
    fc.property(
      fc.record({
        kind: fc.constantFrom(...bookingKinds),
        from: instant,
        to: instant,
        now: instant,
      }),
      (question) => {
        const calendars = [calendar({ week: 'mon-sun 9:00-12:00,13:00-24:00' })];
        expect(freeSlots(calendars, inQuarters(question))).toEqual(freeSlots(calendars, question));
      },
    ),
  );
});
