/** Letters and digits that cannot be confused in writing or on the telephone: Crockford's base 32. */
const referenceDigits = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

export const referencePattern = /^IL-[\dA-HJKMNP-TV-Z]{4}-[\dA-HJKMNP-TV-Z]{4}$/;

/** A reference made from the last 40 bits of a lead's id, which are random in every UUID version that we use. */
export function referenceOf(id: string): string {
  let bits = BigInt(`0x${id.replaceAll('-', '').slice(-10)}`);
  let text = '';
  for (let digit = 0; digit < 8; digit++) {
    text = (referenceDigits[Number(bits & 31n)] ?? '0') + text;
    bits >>= 5n;
  }
  return `IL-${text.slice(0, 4)}-${text.slice(4)}`;
}
