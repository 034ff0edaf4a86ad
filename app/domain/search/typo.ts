/** Minimum length of a word in which a typo is tolerated: shorter words resemble too many others. */
export const shortestForgiven = 4;

/**
 * Whether two words are at most one typo apart: an inserted, missing, wrong or transposed letter (Damerau-Levenshtein
 * distance of at most 1).
 */
export function isWithinOneTypo(a: string, b: string): boolean {
  const [short, long] = a.length <= b.length ? [a, b] : [b, a];
  const extra = long.length - short.length;
  if (extra > 1) return false;
  let start = 0;
  while (start < short.length && short[start] === long[start]) start++;
  let end = 0;
  while (end < short.length - start && short.at(-1 - end) === long.at(-1 - end)) end++;
  const left = short.length - start - end;
  if (extra === 1) return left === 0;
  const isSwap = left === 2 && short[start] === long[start + 1] && short[start + 1] === long[start];
  return left <= 1 || isSwap;
}
