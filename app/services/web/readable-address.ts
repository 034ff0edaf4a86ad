import { domainToASCII, domainToUnicode } from 'node:url';

/** Letters of a single script that a label may contain; for Latin, those of modern languages. */
const alphabets = [
  /^[a-z\d\u00df-\u00f6\u00f8-\u0130\u0132-\u0137\u0139-\u017e\u0218-\u021b\u1ea0-\u1ef9-]+$/,
  ...['Greek', 'Cyrillic', 'Armenian', 'Georgian', 'Hebrew', 'Arabic', 'Devanagari', 'Thai'].map(
    (script) => new RegExp(`^[\\p{sc=${script}}\\d-]+$`, 'u'),
  ),
  /^[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}ー\d-]+$/u,
  /^[\p{sc=Hangul}\p{sc=Han}\d-]+$/u,
];

/**
 * Labels that can be mistaken for Latin ones.
 * Source: Chromium's IDN display policy, whole-script confusables
 */
const lookalike = /^[асԁеһіјӏорԛѕԝхуъьүѵпгѡαγικνορτυχωց\d-]+$/;

/** An internationalised host as people write it; deceptive labels stay encoded. */
export function readableHost(host: string): string {
  return host
    .split('.')
    .map((label) => (label.startsWith('xn--') ? readableLabel(label) : label))
    .join('.');
}

function readableLabel(label: string): string {
  const text = domainToUnicode(label);
  const isSafe =
    domainToASCII(text) === label &&
    alphabets.some((alphabet) => alphabet.test(text)) &&
    !lookalike.test(text);
  return isSafe ? text : label;
}

/** An address with its host as people write it. */
export const readableAddress = (address: string): string =>
  address.replace(/^((?:https?:\/\/)?)([^/?#:]+)/i, (_all, scheme: string, host: string) => {
    return scheme + readableHost(host);
  });

/** A text with its hosts as people write them. */
export const withReadableHosts = (text: string): string =>
  text.replace(/(?:[\w-]+\.)*xn--[\w.-]+/gi, readableHost);
