/**
 * Widths of characters in Arial, in thousandths of the font size, as search engines set titles.
 * Source: the font's horizontal metrics, which Liberation Sans shares.
 */
const widths: readonly (readonly [characters: string, width: number])[] = [
  ["'", 191],
  ['ijlìíîï|¦', 222],
  ['ftIÌÍÎÏ .,:;!/[]\\·’‘', 278],
  ['r()-{}`°', 333],
  ['ckszvxyJç', 500],
  ['abdeghnopquàáâäãåèéêëñòóôöõùúûü0123456789L_?$€#«»–“”', 556],
  ['+<>=~', 584],
  ['FTZ', 611],
  ['ABEKPSVXY&ÀÁÂÄÃÅÈÉÊË', 667],
  ['CDHNRUwÇÑÙÚÛÜ', 722],
  ['GOQÒÓÔÖÕ', 778],
  ['mM', 833],
  ['W%œŒ', 944],
  ['—…@', 1000],
];

const widthOf = new Map(
  widths.flatMap(([characters, width]) => Array.from(characters, (each) => [each, width] as const)),
);

/** Font size of titles in search results, in CSS pixels. */
const fontSize = 20;

/** Width of a title in a search result, in CSS pixels. */
export function titleWidth(text: string): number {
  let sum = 0;
  for (const character of text.normalize('NFC')) sum += widthOf.get(character) ?? 600;
  return Math.round((sum * fontSize) / 1000);
}
