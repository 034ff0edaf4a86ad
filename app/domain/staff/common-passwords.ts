import { normalizeForSearch } from '#app/domain/search/normalize.ts';

/** Characters typed instead of letters. Each pair is mapped to one form, whichever was meant. */
const stands: Readonly<Record<string, string>> = {
  '0': 'o',
  '1': 'i',
  l: 'i',
  '!': 'i',
  '|': 'i',
  '3': 'e',
  '4': 'a',
  '@': 'a',
  '5': 's',
  $: 's',
  '7': 't',
  '+': 't',
  '8': 'b',
};

/** Maximum number of digits and symbols around a common password that leave it common: as many as in a date. */
const mostAround = 8;

/** Minimum length of the password that remains. */
const shortest = 4;

/** A password without common variations: capitals, accents, spaces, and letters written as digits or symbols. */
export function commonForm(text: string): string {
  return Array.from(withoutSpaces(text), (character) => stands[character] ?? character).join('');
}

/**
 * Whether a password is on the list, repeats an entry, or is an entry with a few digits and symbols around it.
 *
 * @param isListed whether a form is on the list of common passwords
 */
export function isCommonPassword(typed: string, isListed: (form: string) => boolean): boolean {
  const plain = withoutSpaces(typed);
  const before = /^[\d\W_]*/.exec(plain)?.[0].length ?? 0;
  const after = /[\d\W_]*$/.exec(plain)?.[0].length ?? 0;
  for (const start of new Set([0, before]))
    for (let left = 0; left <= Math.min(after, mostAround - start); left += 1) {
      const rest = plain.slice(start, plain.length - left);
      if (rest.length >= shortest && isListed(unitOf(commonForm(rest)))) return true;
    }
  return false;
}

/** The repeated part of a text, such as `love` in `lovelove`; the text itself if nothing repeats. */
function unitOf(text: string): string {
  const length = (text + text).indexOf(text, 1);
  return length >= shortest ? text.slice(0, length) : text;
}

const withoutSpaces = (text: string) => normalizeForSearch(text).replace(/\s/g, '');
