import { createHmac, hkdfSync, randomBytes, timingSafeEqual } from 'node:crypto';
import { day } from '#app/domain/durations.ts';
import type { FillTime } from '#app/domain/leads/spam.ts';

/** Signs texts that pass through untrusted hands. Signatures of one purpose are not valid for another. */
export interface Signer {
  sign(text: string): string;
  isSigned(text: string, signature: string): boolean;
  /** A stable pseudonym: distinguishes people without identifying them. */
  pseudonym(text: string): string;
}

/** Bytes of a signature: too many to guess, few enough for a URL. */
const length = 16;

/** @param secret the site's secret, from which each purpose derives its own key */
export function createSigner(secret: string, purpose: string): Signer {
  const key = Buffer.from(hkdfSync('sha256', secret, '', purpose, 32));
  const digest = (text: string) =>
    createHmac('sha256', key).update(text).digest().subarray(0, length);
  return {
    sign: (text) => digest(text).toString('base64url'),
    isSigned(text, signature) {
      const given = Buffer.from(signature, 'base64url');
      return given.length === length && timingSafeEqual(given, digest(text));
    },
    pseudonym: (text) => digest(text).toString('base64url'),
  };
}

/**
 * The pseudonym of an IP address on one day (UTC): it changes the next day.
 *
 * @param now epoch milliseconds
 */
export function pseudonymOfDay(signer: Signer, address: string, now: number): string {
  return signer.pseudonym(`${Math.floor(now / day)} ${address}`);
}

/** A signed token with a nonce, for the moment a form was opened. */
export function newFillToken(signer: Signer, now: number): string {
  const text = `${now.toString(36)}.${randomBytes(9).toString('base64url')}`;
  return `${text}.${signer.sign(text)}`;
}

/**
 * Reads the token that a form was submitted with.
 *
 * @param token empty when the form had none
 * @param now epoch milliseconds
 */
export function readFillToken(
  signer: Signer,
  token: string,
  now: number,
): { fill: FillTime; nonce: string | null } {
  if (token === '') return { fill: { kind: 'absent' }, nonce: null };
  const [, text = '', opened = '', nonce = '', signature = ''] =
    /^(([\da-z]{1,12})\.([\w-]{12}))\.([\w-]{22})$/.exec(token) ?? [];
  if (text === '' || !signer.isSigned(text, signature))
    return { fill: { kind: 'forged' }, nonce: null };
  return { fill: { kind: 'signed', milliseconds: now - Number.parseInt(opened, 36) }, nonce };
}
