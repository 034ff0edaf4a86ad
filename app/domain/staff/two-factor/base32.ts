/** Source: RFC 4648 §6. */
const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

/** Encodes bytes in the letters and digits that authenticator apps accept, without padding. */
export function toBase32(bytes: Uint8Array): string {
  let text = '';
  let bits = 0;
  let value = 0;
  for (const byte of bytes) {
    value = (value << 8) | byte;
    bits += 8;
    while (bits >= 5) {
      bits -= 5;
      text += alphabet[(value >>> bits) & 31] ?? '';
    }
    value &= (1 << bits) - 1;
  }
  return bits > 0 ? text + (alphabet[(value << (5 - bits)) & 31] ?? '') : text;
}

/** Decodes base 32; null if invalid. */
export function fromBase32(text: string): Uint8Array | null {
  const bytes: number[] = [];
  let bits = 0;
  let value = 0;
  for (const character of text.replace(/=+$/, '').toUpperCase()) {
    const digit = alphabet.indexOf(character);
    if (digit < 0) return null;
    value = (value << 5) | digit;
    bits += 5;
    if (bits >= 8) {
      bits -= 8;
      bytes.push(value >>> bits);
      value &= (1 << bits) - 1;
    }
  }
  return Uint8Array.from(bytes);
}
