import { expect, test } from 'vitest';
import { defaultSchedule } from '#app/domain/bookings/schedule.ts';
import { freeSlots } from '#app/domain/bookings/slots.ts';
import { parseWorkingWeek } from '#app/domain/bookings/working-week.ts';
import { slotBodies, writeSlots, writtenSlots } from './slot-bodies.ts';

const nine = Date.parse('2026-12-01T14:00:00Z');
const quarter = 900_000;
const slot = (member: string, start: number, quarters = 1) => ({
  member,
  start,
  end: start + quarters * quarter,
  meetings: 3,
});

test.each([
  ['none', []],
  ['one', [slot('ada', nine)]],
  ['several people at once', [slot('ada', nine), slot('bob', nine), slot('ada', nine + quarter)]],
  ['several lengths at once', [slot('ada', nine), slot('bob', nine, 2), slot('eve', nine)]],
  [
    'names that JSON escapes, and that take more bytes',
    [slot('"}],\n', nine), slot('Éloïse’s', nine)],
  ],
  ['the first instant and the last', [slot('ada', -8.64e15), slot('bob', 8.64e15 - quarter)]],
])('writes free times as JSON.stringify would: %s', (_what, slots) => {
  expect(new TextDecoder().decode(writeSlots(slots))).toBe(
    JSON.stringify({ slots: slotBodies(slots) }),
  );
});

test('caches an answer per question and version of the calendars', () => {
  const asked = {
    kind: '15',
    from: nine,
    to: nine + 96 * quarter,
    now: nine,
    videoUrl: null,
  } as const;
  const week = parseWorkingWeek('mon-sun 9:00-17:00');
  const schedule = { ...defaultSchedule, timeZone: 'America/Montreal', week };
  const ada = { member: 'ada', schedule, busy: [], meetings: {} };
  const [first = nine] = freeSlots([{ ...ada, claimed: new Set() }], asked).map(
    ({ start }) => start,
  );
  const calendars = [new Set<number>(), new Set([first / quarter]), new Set<number>()];
  for (const [version, claimed] of calendars.entries()) {
    const now = [{ ...ada, claimed }];
    const given = { calendars: now, version: String(version) };
    expect(writtenSlots(given, asked)).toBe(writtenSlots(given, asked));
    expect(new TextDecoder().decode(writtenSlots(given, asked))).toBe(
      JSON.stringify({ slots: slotBodies(freeSlots(now, asked)) }),
    );
  }
  expect(first).toBeGreaterThan(nine);
});
