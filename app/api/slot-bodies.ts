import type { z } from 'zod';
import type { Slot } from '#app/domain/bookings/slots.ts';
import type { slotShape } from './shapes/booking-shapes.ts';

type SlotBody = z.output<typeof slotShape>;

/** Free times as they are answered. */
export function slotBodies(slots: readonly Slot[]): SlotBody[] {
  return slots.map(({ start, end, member }) => ({ start: iso(start), end: iso(end), member }));
}

/**
 * The same as JSON, `{ slots: [...] }`: a month of everybody is half a megabyte. Many people are free at once, so each
 * instant is written once.
 */
export function writeSlots(slots: readonly Slot[]): string {
  const instants = new Map<number, string>();
  const members = new Map<string, string>();
  const texts: string[] = [];
  let [lastStart, lastEnd, times] = [NaN, NaN, ''];
  for (const { start, end, member } of slots) {
    if (start !== lastStart || end !== lastEnd) {
      times = `{"start":"${known(instants, start, iso)}","end":"${known(instants, end, iso)}","member":`;
      [lastStart, lastEnd] = [start, end];
    }
    texts.push(`${times}${known(members, member, JSON.stringify)}}`);
  }
  return `{"slots":[${texts.join(',')}]}`;
}

function known<Key>(texts: Map<Key, string>, key: Key, write: (key: Key) => string): string {
  const text = texts.get(key) ?? write(key);
  texts.set(key, text);
  return text;
}

const iso = (instant: number) => new Date(instant).toISOString();
