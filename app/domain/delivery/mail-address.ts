import { isEmailAddress } from '#app/domain/email-address.ts';
import { oneLine } from '#app/domain/one-line.ts';
import { truncate } from '#app/domain/truncate.ts';

declare const checked: unique symbol;

/** An address that is safe in a header and in an envelope. Only `toMailAddress` makes one. */
export type MailAddress = string & { readonly [checked]: 'address' };

/** One line of text that can be no more than one header. Only `toHeaderText` makes one. */
export type HeaderText = string & { readonly [checked]: 'header' };

/** One address, its host in lower case, or null. It cannot hold a line break, a comma or a bracket. */
export function toMailAddress(text: string): MailAddress | null {
  const address = text.trim();
  if (!isEmailAddress(address)) return null;
  const at = address.lastIndexOf('@');
  return (address.slice(0, at) + address.slice(at).toLowerCase()) as MailAddress;
}

/** Longest header in characters; RFC 5322 §2.1.1 bounds a line, and folding takes care of that. */
const longestHeader = 200;

/** Any text as one line: control characters, line and paragraph separators and direction marks become spaces. */
export function toHeaderText(text: string): HeaderText {
  const line = oneLine(text)
    .replace(/[\p{Cf}\p{Cs}]+/gu, ' ')
    .replace(/ {2,}/g, ' ')
    .trim();
  // A character that the cut has halved goes.
  return truncate(line, longestHeader) as HeaderText;
}
