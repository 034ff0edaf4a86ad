import { toBase32 } from './base32.ts';

/** An HMAC function bound to its key; SHA-1 for authenticator apps. */
export type Hmac = (message: Uint8Array) => Uint8Array;

/** Supported by every authenticator app. Source: RFC 6238 §4 and §5.2. */
export const totpRules = {
  /** Validity of a code in milliseconds. */
  step: 30_000,
  digits: 6,
  /** Steps before and after the current one that are also accepted, for inaccurate clocks. */
  drift: 1,
  /** Length of a secret in bytes. Source: RFC 4226 §4, R6. */
  secret: 20,
} as const;

/** The one-time code for a counter. Source: RFC 4226 §5.3. */
export function hotp(hmac: Hmac, counter: number, digits: number): string {
  const message = new DataView(new ArrayBuffer(8));
  message.setBigUint64(0, BigInt(counter));
  const hash = hmac(new Uint8Array(message.buffer));
  const offset = (hash.at(-1) ?? 0) & 15;
  const number = new DataView(hash.buffer, hash.byteOffset + offset, 4).getUint32(0) & 0x7fffffff;
  return String(number % 10 ** digits).padStart(digits, '0');
}

/** Number of the time step that contains an instant. @param now epoch milliseconds */
export function totpStep(now: number): number {
  return Math.floor(now / totpRules.step);
}

/** The code at an instant. Source: RFC 6238 §4. @param now epoch milliseconds */
export function totp(hmac: Hmac, now: number, digits: number = totpRules.digits): string {
  return hotp(hmac, totpStep(now), digits);
}

/**
 * The last step whose code was used. A step in the future was stored before the clock was set back: it counts as the
 * current one, so that codes are refused for one step only and not until that step is reached.
 *
 * @param now epoch milliseconds
 */
export function lastStepAt(lastStep: number | null, now: number): number | null {
  const current = totpStep(now);
  return lastStep !== null && lastStep > current + totpRules.drift ? current : lastStep;
}

/**
 * The step of the entered code, or null. Each code is valid once: steps up to the last one used are refused.
 *
 * @param typed raw input, including spaces
 * @param now epoch milliseconds
 * @param lastStep the last step whose code was used, or null
 */
export function acceptedStep(
  hmac: Hmac,
  typed: string,
  now: number,
  lastStep: number | null,
): number | null {
  const code = typed.replace(/\s/g, '');
  const current = totpStep(now);
  let accepted: number | null = null;
  for (let step = current - totpRules.drift; step <= current + totpRules.drift; step++) {
    const isNew = lastStep === null || step > lastStep;
    if (isSame(hotp(hmac, step, totpRules.digits), code) && isNew) accepted ??= step;
  }
  return accepted;
}

/** Compares in constant time, wherever two texts differ. */
function isSame(one: string, other: string): boolean {
  let difference = one.length ^ other.length;
  for (let i = 0; i < one.length; i++) difference |= one.charCodeAt(i) ^ other.charCodeAt(i);
  return difference === 0;
}

/**
 * The URI for authenticator apps, as a QR code or link. Source:
 * https://github.com/google/google-authenticator/wiki/Key-Uri-Format
 */
export function otpauthUri(issuer: string, account: string, secret: Uint8Array): string {
  const label = `${encodeURIComponent(issuer)}:${encodeURIComponent(account)}`;
  const { digits, step } = totpRules;
  return `otpauth://totp/${label}?secret=${toBase32(secret)}&issuer=${encodeURIComponent(issuer)}&algorithm=SHA1&digits=${digits}&period=${step / 1000}`;
}
