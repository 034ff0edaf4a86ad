/** Letters without a Unicode decomposition, as they are typed. */
const ligatures: Record<string, string> = { œ: 'oe', æ: 'ae', ß: 'ss', ø: 'o', ł: 'l', đ: 'd' };

/** Fast path: ASCII differs in case only, and most text is ASCII. */
const isPlain = /^[\0-\x7f]*$/;

/** Normalises text for comparison: no accents, lower case, straight apostrophes, ordinary spaces. Idempotent. */
export function normalizeForSearch(text: string): string {
  if (isPlain.test(text)) return text.toLowerCase();
  // NFKD on both sides: compatibility forms may decompose to capitals (℃ is °C), and lower case may yield combining
  // marks (İ).
  return text
    .normalize('NFKD')
    .toLowerCase()
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .replace(/[œæßøłđ]/g, (letter) => ligatures[letter] ?? letter)
    .replace(/[’ʼ‘]/g, "'");
}
