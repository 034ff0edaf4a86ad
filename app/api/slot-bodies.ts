import type { z } from 'zod';
import { createMemoCache } from '#app/domain/bookings/memo-cache.ts';
import {
  freeSlots,
  type SlotQuery,
  type Slot,
  type VersionedCalendars,
} from '#app/domain/bookings/slots.ts';
import type { slotShape } from './shapes/booking-shapes.ts';

type SlotBody = z.output<typeof slotShape>;

/** Free times as responses contain them. */
export function slotBodies(slots: readonly Slot[]): SlotBody[] {
  return slots.map(({ start, end, member }) => ({ start: iso(start), end: iso(end), member }));
}

const written = createMemoCache<Uint8Array<ArrayBuffer>>(12);

/**
 * Free times as JSON. Visitors request the same month again and again, and calendars change less often: the response is
 * cached by everything that it depends on.
 */
export function writtenSlots(
  { calendars, version }: VersionedCalendars,
  query: SlotQuery & { videoUrl: string | null },
): Uint8Array<ArrayBuffer> {
  return written(JSON.stringify([version, query]), () => writeSlots(freeSlots(calendars, query)));
}

/**
 * The same as JSON, `{ slots: [...] }`, in bytes: a month of everyone's times is a megabyte, and joining that many
 * strings takes five times as long. Many people are free at once, so each time and each name is serialised once.
 */
export function writeSlots(slots: readonly Slot[]): Uint8Array<ArrayBuffer> {
  const names = new Map(slots.map(({ member }) => [member, '']));
  for (const member of names.keys()) names.set(member, `${JSON.stringify(member)}},`);
  const longest = Math.max(0, ...Array.from(names.values(), (name) => Buffer.byteLength(name)));
  const bytes = Buffer.allocUnsafe(20 + slots.length * (longestTime + longest));
  let at = bytes.write('{"slots":[');
  let [lastStart, lastEnd, time] = [NaN, NaN, ''];
  for (const { start, end, member } of slots) {
    if (start !== lastStart || end !== lastEnd) {
      time = timeText(start, end);
      [lastStart, lastEnd] = [start, end];
    }
    at += bytes.write(time, at, 'latin1');
    at += bytes.write(names.get(member) ?? '', at);
  }
  // Replaces the last comma.
  if (slots.length > 0) at -= 1;
  at += bytes.write(']}', at);
  return bytes.subarray(0, at);
}

const iso = (instant: number) => new Date(instant).toISOString();

const timeText = (start: number, end: number) =>
  `{"start":"${iso(start)}","end":"${iso(end)}","member":`;

/** Length of the longest time: the last valid instant, whose year has six digits. */
const longestTime = timeText(8.64e15, 8.64e15).length;
