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
 * instant is written once, and the text of a time is what joins their names.
 */
export function writeSlots(slots: readonly Slot[]): string {
  const instants = new Map<number, string>();
  const members = new Map<string, string>();
  const texts: string[] = [];
  let names: string[] = [];
  let [first] = slots;
  function writeTime(): void {
    if (!first) return;
    const { start, end } = first;
    const time = `{"start":"${known(instants, start, iso)}","end":"${known(instants, end, iso)}","member":`;
    texts.push(`${time}${names.join(`},${time}`)}}`);
  }
  for (const slot of slots) {
    if (slot.start !== first?.start || slot.end !== first.end) {
      writeTime();
      [first, names] = [slot, []];
    }
    names.push(known(members, slot.member, JSON.stringify));
  }
  writeTime();
  return `{"slots":[${texts.join(',')}]}`;
}

function known<Key>(texts: Map<Key, string>, key: Key, write: (key: Key) => string): string {
  const text = texts.get(key) ?? write(key);
  texts.set(key, text);
  return text;
}

const iso = (instant: number) => new Date(instant).toISOString();
