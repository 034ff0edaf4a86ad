/** Letters that Unicode does not take apart, spelled as people type them without the key. */
const ligatures: Record<string, string> = { œ: 'oe', æ: 'ae', ß: 'ss', ø: 'o', ł: 'l', đ: 'd' };

/**
 * Text as it is compared: no accents, no case, straight apostrophes, ordinary spaces. Folding twice changes nothing.
 */
export function fold(text: string): string {
  // Compatibility forms may hide capitals (℃ is °C), and lower case may bring back marks (İ), hence both orders.
  return text
    .normalize('NFKD')
    .toLowerCase()
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .replace(/[œæßøłđ]/g, (letter) => ligatures[letter] ?? letter)
    .replace(/[’ʼ‘]/g, "'");
}
