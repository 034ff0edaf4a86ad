/** Letters that Unicode does not take apart, spelled as people type them without the key. */
const ligatures: Record<string, string> = { œ: 'oe', æ: 'ae', ß: 'ss', ø: 'o', ł: 'l', đ: 'd' };

/** Nothing in ASCII has anything to fold but its case; most text is in it, and much of it is folded. */
const isPlain = /^[\0-\x7f]*$/;

/**
 * Text as it is compared: no accents, no case, straight apostrophes, ordinary spaces. Folding twice changes nothing.
 */
export function fold(text: string): string {
  if (isPlain.test(text)) return text.toLowerCase();
  // Compatibility forms may hide capitals (℃ is °C), and lower case may bring back marks (İ), hence both orders.
  return text
    .normalize('NFKD')
    .toLowerCase()
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .replace(/[œæßøłđ]/g, (letter) => ligatures[letter] ?? letter)
    .replace(/[’ʼ‘]/g, "'");
}
