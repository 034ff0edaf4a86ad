import { expect, test } from 'vitest';
import { slotBodies, writeSlots } from './slot-bodies.ts';

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
])('free times are written as they would be in general: %s', (_what, slots) => {
  expect(new TextDecoder().decode(writeSlots(slots))).toBe(
    JSON.stringify({ slots: slotBodies(slots) }),
  );
});
