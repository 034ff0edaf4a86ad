import { createHash, createHmac, randomBytes } from 'node:crypto';
import { codeBytes, spokenCode } from '#app/domain/staff/spoken-codes.ts';
import type { Hmac } from '#app/domain/staff/totp.ts';

/** A secret that only its holder knows: 256 random bits, as a cookie takes them. */
export function newToken(): string {
  return randomBytes(32).toString('base64url');
}

/** A code for people to copy by hand. */
export function newSpokenCode(): string {
  return spokenCode(randomBytes(codeBytes));
}

/** What is kept of a token or code. They are too random to be found by trying, so a fast hash is enough. */
export function hashOf(secret: string): string {
  return createHash('sha256').update(secret).digest('base64url');
}

/** The keyed hash that authenticator apps use. */
export function hmacOf(key: Uint8Array): Hmac {
  return (message) => createHmac('sha1', key).update(message).digest();
}
