import { normalizeForSearch } from '#app/domain/search/normalize.ts';

/** Characters that are typed for letters. Of each pair one form is kept, whichever was meant. */
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

/** Most digits and signs around a common password that leave it common: as many as a date has. */
const mostAround = 8;

/** Fewest characters of what is left of it. */
const shortest = 4;

/** A password without what people vary: capitals, accents, spaces, and letters written as digits or signs. */
export function commonForm(text: string): string {
  return Array.from(withoutSpaces(text), (character) => stands[character] ?? character).join('');
}

/**
 * Whether a password is a listed one, repeats one, or is one with a few digits and signs around it.
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

/** What a text repeats, such as `love` of `lovelove`; itself when it repeats nothing. */
function unitOf(text: string): string {
  const length = (text + text).indexOf(text, 1);
  return length >= shortest ? text.slice(0, length) : text;
}

const withoutSpaces = (text: string) => normalizeForSearch(text).replace(/\s/g, '');
