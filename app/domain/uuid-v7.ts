/** Number of random bytes used for an id. */
export const randomLength = 10;

/**
 * A UUID of version 7 (RFC 9562 §5.7): ids sort by creation time, so that new ones are appended to an index.
 *
 * @param now epoch milliseconds
 * @param random ten random bytes, of which 74 bits are used
 * @throws RangeError for another number of bytes
 */
export function uuidV7(now: number, random: Uint8Array): string {
  if (random.length !== randomLength) throw new RangeError(`Ten bytes, not ${random.length}`);
  const bytes = new Uint8Array(16);
  for (let index = 0; index < 6; index += 1)
    bytes[index] = Math.floor(now / 256 ** (5 - index)) % 256;
  bytes.set(random, 6);
  bytes[6] = 0x70 | ((bytes[6] ?? 0) & 0x0f);
  bytes[8] = 0x80 | ((bytes[8] ?? 0) & 0x3f);
  const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
}
