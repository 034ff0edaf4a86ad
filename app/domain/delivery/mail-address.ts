import { isEmailAddress } from '#app/domain/email-address.ts';
import { oneLine } from '#app/domain/one-line.ts';
import { truncate } from '#app/domain/truncate.ts';

declare const checked: unique symbol;

/** An address that is safe in a header and in an envelope. Only created by `toMailAddress`. */
export type MailAddress = string & { readonly [checked]: 'address' };

/** One line of text that cannot contain more than one header. Only created by `toHeaderText`. */
export type HeaderText = string & { readonly [checked]: 'header' };

/** A single address, with its host in lower case, or null. It cannot contain a line break, a comma or a bracket. */
export function toMailAddress(text: string): MailAddress | null {
  const address = text.trim();
  if (!isEmailAddress(address)) return null;
  const at = address.lastIndexOf('@');
  return (address.slice(0, at) + address.slice(at).toLowerCase()) as MailAddress;
}

/** Maximum length of a header in characters; RFC 5322 §2.1.1 limits a line, which folding takes care of. */
const longestHeader = 200;

/** Any text as one line: control characters, line and paragraph separators and direction marks become spaces. */
export function toHeaderText(text: string): HeaderText {
  const line = oneLine(text)
    .replace(/[\p{Cf}\p{Cs}]+/gu, ' ')
    .replace(/ {2,}/g, ' ')
    .trim();
  // Removes a character split by the cut.
  return truncate(line, longestHeader) as HeaderText;
}
