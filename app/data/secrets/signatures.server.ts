import { createHmac, hkdfSync, randomBytes, timingSafeEqual } from 'node:crypto';
import type { FillTime } from '#app/domain/leads/spam.ts';

/** Signs what goes through other hands, for one purpose: what is signed for another is not signed for this one. */
export interface Signer {
  sign(text: string): string;
  isSigned(text: string, signature: string): boolean;
  /** Something that tells one person from another and nobody who. */
  pseudonym(text: string): string;
}

/** Bytes of a signature: more than anyone can try, and short in an address. */
const length = 16;

/** @param secret the site's own; each purpose has a key of its own */
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

/** When a form was opened, and a word that no other opening has. */
export function newFillToken(signer: Signer, now: number): string {
  const text = `${now.toString(36)}.${randomBytes(9).toString('base64url')}`;
  return `${text}.${signer.sign(text)}`;
}

/**
 * What a form brings back of it.
 *
 * @param token as it was sent, empty when it was not
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
