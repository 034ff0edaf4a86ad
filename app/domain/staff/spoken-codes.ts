/** Digits and letters that are not mistaken for one another when read or said. Source: Crockford's base 32. */
const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

const plainCode = new RegExp(`^[${alphabet}]{16}$`);

/** Eighty bits: a hash of one cannot be undone by trying. */
const codeLength = 16;

/** Bytes of randomness in one code. */
export const codeBytes = codeLength;

/** How many codes replace a lost phone, each once. */
export const recoveryCodes = 10;

/** A code for people to copy by hand, from random bytes: `7K2M-0QRS-…`. */
export function spokenCode(random: Uint8Array): string {
  const characters = Array.from(random.subarray(0, codeLength), (byte) => alphabet[byte & 31]);
  return characters.join('').replace(/.{4}(?=.)/g, '$&-');
}

/** A code as it was typed in the form it is compared in, or null when it cannot be one. */
export function readSpokenCode(typed: string): string | null {
  const plain = typed
    .toUpperCase()
    .replace(/[\s-]/g, '')
    .replaceAll('O', '0')
    .replace(/[IL]/g, '1');
  return plainCode.test(plain) ? plain.replace(/.{4}(?=.)/g, '$&-') : null;
}
