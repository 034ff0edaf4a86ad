import { createHash, createHmac, randomBytes } from 'node:crypto';
import {
  recoveryCodeBytes,
  formatRecoveryCode,
} from '#app/domain/staff/two-factor/recovery-codes.ts';
import type { Hmac } from '#app/domain/staff/two-factor/totp.ts';

/** A bearer token: 256 random bits, in base64url as cookies allow. */
export function newToken(): string {
  return randomBytes(32).toString('base64url');
}

/** A recovery code or one-time password, for people to copy by hand. */
export function newReadableCode(): string {
  return formatRecoveryCode(randomBytes(recoveryCodeBytes));
}

/** The stored form of a token or code. Their entropy is too high to brute-force, so a fast hash suffices. */
export function hashOf(secret: string): string {
  return createHash('sha256').update(secret).digest('base64url');
}

/** HMAC-SHA-1, as authenticator apps use it. */
export function hmacOf(key: Uint8Array): Hmac {
  return (message) => createHmac('sha1', key).update(message).digest();
}
