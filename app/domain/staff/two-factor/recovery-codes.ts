/** Digits and letters that cannot be confused when read or heard. Source: Crockford's base 32. */
const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/** 120 bits: too many to brute-force a fast hash. Source: OWASP ASVS 5.0.0, 6.5.2, at least 112. */
const codeLength = 24;

/** Codes of 16 characters were issued until 2026, and remain valid. */
const plainCode = new RegExp(`^[${alphabet}]{16}(?:[${alphabet}]{${codeLength - 16}})?$`);

/** Random bytes per code. */
export const recoveryCodeBytes = codeLength;

/** Number of recovery codes per account, each valid once. */
export const recoveryCodeCount = 10;

/** Formats random bytes as a code that people can copy: `7K2M-0QRS-…`. */
export function formatRecoveryCode(random: Uint8Array): string {
  const characters = Array.from(random.subarray(0, codeLength), (byte) => alphabet[byte & 31]);
  return characters.join('').replace(/.{4}(?=.)/g, '$&-');
}

/** Normalizes an entered code; null if invalid. */
export function readRecoveryCode(typed: string): string | null {
  const plain = typed
    .toUpperCase()
    .replace(/[\s-]/g, '')
    .replaceAll('O', '0')
    .replace(/[IL]/g, '1');
  return plainCode.test(plain) ? plain.replace(/.{4}(?=.)/g, '$&-') : null;
}
