import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { isCommonPassword } from '#app/domain/staff/common-passwords.ts';

/** Bits that one form sets in the filter. With as many as 32 bits of the file a form, one in millions is false. */
const bitsOfForm = 22;

/** File of the filter, which `npm run passwords` makes from the sources that its script names. */
export const filterFile = new URL('filter.bin', new URL('./common-passwords/', import.meta.url));

let filter: Uint8Array | null = null;

/** Whether a password is among those that get tried first. The filter is read at the first question. */
export function isTriedFirst(typed: string): boolean {
  const bits = (filter ??= readFileSync(filterFile));
  return isCommonPassword(typed, (form) =>
    placesOf(form, bits.length * 8).every(
      (place) => ((bits[place >> 3] ?? 0) & (1 << (place & 7))) !== 0,
    ),
  );
}

/** A Bloom filter of forms, of so many bytes. */
export function filterOf(forms: Iterable<string>, bytes: number): Uint8Array {
  const bits = new Uint8Array(bytes);
  for (const form of forms)
    for (const place of placesOf(form, bytes * 8)) {
      const index = place >> 3;
      bits[index] = (bits[index] ?? 0) | (1 << (place & 7));
    }
  return bits;
}

/** The bits of a form. Source: Kirsch and Mitzenmacher 2006, two hashes simulate many. */
function placesOf(form: string, size: number): number[] {
  const digest = createHash('sha256').update(form).digest();
  const [first, step] = [digest.readUInt32LE(0), digest.readUInt32LE(4)];
  return Array.from({ length: bitsOfForm }, (_, number) => (first + number * step) % size);
}
