import { normalizeForSearch } from '#app/domain/search/normalize.ts';

/** The parts of an address in the order of the file, without parts that the street column already contains. */
export const joinedAddress = (parts: readonly string[]) =>
  parts.reduce((whole, part) => {
    if (whole === '') return part;
    return isBehindStreet(whole, part) ? whole : `${whole}, ${part}`;
  }, '');

/** Streets are named after towns, and street names contain province codes. */
function isBehindStreet(address: string, part: string): boolean {
  const segments = address.split(',');
  const street = segments.findIndex((segment) => /\p{L}{2}/u.test(segment));
  return wordsOf(segments.slice(street + 1).join(' ')).includes(wordsOf(part));
}

const wordsOf = (text: string) =>
  ` ${
    normalizeForSearch(text)
      .match(/[\p{L}\d]+/gu)
      ?.join(' ') ?? ''
  } `;
